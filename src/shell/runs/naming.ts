import { type Areas, resourceName } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { type Say, useSay } from '@/i18n/useSay'
import type { RunInfo } from '@/runs/run'
import { useDeclared } from '@/screens/declarations'
import { texts } from './texts'

const nameOf = ({ kind, area, action }: RunInfo, declared: Areas, say: Say): string => {
  const head = declared.heads.find((one) => resourceName(one) === area)
  // A run's declaration has always loaded: `useRecall` makes sure of it.
  const done = action === undefined || !head ? undefined : declared.read(head.name)?.actions?.[action]?.label
  const what = kind === 'action' ? (done ? say(done) : (action ?? '')) : say(texts[kind])
  return say(texts.name, { what, area: head ? say(head.label) : area })
}

/** The name of a run: action and area, even for an area that the operator may no longer see. */
export const useRunName = (): ((run: RunInfo) => string) => {
  const declared = useDeclared()
  const say = useSay()
  return (run) => nameOf(run, declared, say)
}

export const useRunProgress = (): ((run: RunInfo) => string) => {
  const name = useRunName()
  const say = useSay()
  return (run) => {
    const { total, waiting } = run.counts
    return say(texts.progress, {
      name: name(run),
      seen: formatInteger(total - waiting),
      total: formatInteger(total),
    })
  }
}
