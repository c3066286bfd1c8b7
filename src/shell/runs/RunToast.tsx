import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useSay } from '@/i18n/useSay'
import type { RunInfo } from '@/runs'
import { sentenceOf } from '@/screens/runs/texts'
import { useRunName } from './naming'
import { texts } from './texts'

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, '& button': { flex: 'none' } })

/** Opens the run that a toast is about. */
const Look = ({ onLook }: { onLook: () => void }) => (
  <Button size="small" variant="text" onClick={onLook}>
    {useSay()(texts.look)}
  </Button>
)

/** Says how a run ended, or why it has stopped. */
export const RunToast = ({ run, onLook }: { run: RunInfo; onLook: () => void }) => {
  const say = useSay()
  const name = useRunName()
  return (
    <Line>
      <span>{say(texts.ending, { name: name(run), sentence: sentenceOf(run, say) })}</span>
      <Look onLook={onLook} />
    </Line>
  )
}

/** Says that runs interrupted by a reload or a crash can be resumed. */
export const InterruptedToast = ({ count, onLook }: { count: number; onLook: () => void }) => (
  <Line>
    <span>{useSay()(texts.interrupted, { count })}</span>
    <Look onLook={onLook} />
  </Line>
)
