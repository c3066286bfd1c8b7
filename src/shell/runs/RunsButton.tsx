import Checklist from '@mui/icons-material/Checklist'
import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { formatInteger } from '@/i18n/format'
import { type Say, useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { early } from '@/ui/late'
import type { Standing } from './standing'
import { texts } from './texts'

const size = 30

const Button = styled(IconButton)({ position: 'relative', marginRight: 4 })

/** It moves with each progress update. A CSS transition as well would repaint the page sixty times a second. */
const Ring = styled(CircularProgress)({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  '& > svg > circle': { transition: 'none' },
})

const Sign = styled('span')(({ theme }) => {
  const { tone } = theme.console.colours
  return {
    position: 'absolute',
    top: 2,
    right: 2,
    width: 8,
    height: 8,
    borderRadius: '50%',
    border: `1px solid ${theme.palette.background.paper}`,
    '&[data-sign="failed"]': { backgroundColor: tone.error.vivid },
    '&[data-sign="toSee"]': { backgroundColor: tone.warning.vivid },
  }
})

const parts = ['atWork', 'toSee', 'failed', 'ended'] as const

/** The state of the runs in words. Finished runs are only mentioned when there is nothing else to say. */
const wordsOf = (standing: Standing, say: Say): string => {
  const said = parts.filter((part) => standing[part] > 0)
  const worth = said.length > 1 ? said.filter((part) => part !== 'ended') : said
  const words = worth.map((part) => say(texts[part], { count: formatInteger(standing[part]) }))
  return words.length > 0 ? words.join(say(texts.comma)) : say(texts.none)
}

const signOf = ({ toSee, failed }: Standing) => (failed > 0 ? 'failed' : toSee > 0 ? 'toSee' : undefined)

interface RunsButtonProps {
  readonly standing: Standing
  readonly open: boolean
  readonly onOpen: () => void
  readonly load: () => Promise<unknown>
  readonly ref: Ref<HTMLButtonElement>
}

export const RunsButton = ({ standing, open, onOpen, load, ref }: RunsButtonProps) => {
  const say = useSay()
  const name = say(texts.open, { standing: wordsOf(standing, say) })
  return (
    <Button
      ref={ref}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-tip={name}
      onClick={onOpen}
      {...early(load)}
    >
      <Checklist fontSize="small" />
      {standing.atWork > 0 && (
        <Ring
          aria-hidden
          enableTrackSlot
          variant="determinate"
          size={size}
          thickness={3}
          value={standing.percent}
        />
      )}
      <Sign data-sign={signOf(standing)} />
    </Button>
  )
}
