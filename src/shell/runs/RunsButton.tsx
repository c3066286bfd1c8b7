import Checklist from '@mui/icons-material/Checklist'
import type { Ref } from 'react'
import { formatInteger } from '@/i18n/format'
import { type Say, useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { early } from '@/ui/late'
import type { Standing } from './standing'
import { texts } from './texts'
import './runs.css'

/** How far the runs are, 0 to 100. */
const Ring = ({ percent }: { percent: number }) => (
  <svg viewBox="0 0 44 44" aria-hidden="true" className="runs-ring">
    <circle cx="22" cy="22" r="20.5" />
    <circle cx="22" cy="22" r="20.5" pathLength="100" strokeDasharray={`${percent} 100`} />
  </svg>
)

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
    <IconButton
      className="runs-open"
      ref={ref}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-tip={name}
      onClick={onOpen}
      {...early(load)}
    >
      <Checklist fontSize="small" />
      {standing.atWork > 0 && <Ring percent={standing.percent} />}
      <span className="runs-sign" data-sign={signOf(standing)} />
    </IconButton>
  )
}
