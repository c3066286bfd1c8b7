import { useCallback } from 'react'
import { type Areas, resourceName } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { type Say, useSay } from '@/i18n/useSay'
import type { RunInfo } from '@/runs'
import { useDeclared } from '@/screens/declarations'
import { texts } from './texts'

const nameOf = ({ kind, area, action }: RunInfo, declared: Areas, say: Say): string => {
  const head = declared.heads.find((one) => resourceName(one) === area)
  // Where a run is, its declaration is: `useRecall` sees to it.
  const done = action === undefined || !head ? undefined : declared.read(head.name)?.actions?.[action]?.label
  const what = kind === 'action' ? (done ? say(done) : (action ?? '')) : say(texts[kind])
  return say(texts.name, { what, area: head ? say(head.label) : area })
}

/** What people call a run: what is done, and in which area. Also one of an area that the operator no longer sees. */
export const useRunName = (): ((run: RunInfo) => string) => {
  const declared = useDeclared()
  const say = useSay()
  return useCallback((run) => nameOf(run, declared, say), [declared, say])
}

/** A run with how far it is, as a line. */
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
