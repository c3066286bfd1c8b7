import Typography from '@mui/material/Typography'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { isOver, type RunInfo } from '@/runs/run'
import { Button } from '@/ui/Button'
import { DialogBody, DialogTitle } from '@/ui/Dialog'
import { needsApproval } from '../approval/canAsk'
import { askTexts } from '../approval/texts'
import { CopyFailures, RunFooter, RunResultButton } from '../runs/RunFooter'
import { RunRows } from '../runs/RunRows'
import { RunSummary } from '../runs/RunSummary'
import { keptSelectedText } from '../runs/texts'
import { useRunRows, useShownRun } from '../runs/useRuns'

interface RunProgressProps {
  readonly title: string
  readonly id: string
  /** Its records are ticked in a list. */
  readonly bulk: boolean
  /** Asks approval for the records that were refused without it. */
  readonly onAsk?: (ids: ReadonlySet<string>) => void
  readonly onClose: (run?: RunInfo) => void
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

export const RunProgress = ({ title, id, bulk, onAsk, onClose }: RunProgressProps) => {
  const say = useSay()
  const run = useShownRun(id, onClose)
  if (!run) return null
  return (
    <>
      {/* The button that had focus disappeared with the question. */}
      <DialogTitle ref={takeFocus} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </DialogTitle>
      <DialogBody gap={8}>
        <RunSummary run={run} />
        {bulk && isOver(run) && run.counts.failed > (run.counts.gone ?? 0) && (
          <Typography sx={{ color: 'text.secondary' }}>{say(keptSelectedText)}</Typography>
        )}
        <RunRows run={run} />
      </DialogBody>
      <RunFooter run={run} title={title} onClose={() => onClose(run)}>
        <RunResultButton run={run} name={title} />
        <CopyFailures run={run} />
        {onAsk && isOver(run) && <AskForRefused id={id} onAsk={onAsk} />}
      </RunFooter>
    </>
  )
}

const AskForRefused = ({ id, onAsk }: { id: string; onAsk: (ids: ReadonlySet<string>) => void }) => {
  const say = useSay()
  const refused = useRunRows(id).filter(({ code }) => code === needsApproval)
  if (refused.length === 0) return null
  return (
    <Button variant="outlined" onClick={() => onAsk(new Set(refused.map((row) => row.id)))}>
      {say(askTexts.askMany, { count: formatInteger(refused.length) })}
    </Button>
  )
}
