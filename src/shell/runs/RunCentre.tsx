import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { resourceName } from '@/declaration'
import { isOver } from '@/runs/run'
import { useAreas, useDeclared } from '@/screens/declarations'
import { useRunList, useRuns } from '@/screens/runs/useRuns'
import { usePart } from '@/ui/late'
import { useEarly } from '../useEarly'
import { RunsButton } from './RunsButton'
import { standingOf } from './standing'
import { useLeavingRuns } from './useLeavingRuns'
import { useRunNews } from './useRunNews'

/** Restores runs that ended with their page, for areas still visible; on focus, also those of closed windows. */
export const useRecall = (): void => {
  const { restore: recall } = useRuns()
  const areas = useAreas()
  const declared = useDeclared()
  const areaOf = useEffectEvent(async (name: string) => {
    const head = declared.heads.find((area) => resourceName(area) === name)
    if (!head) return undefined
    // A run is named after its action even when the operator may no longer see the area.
    await declared.fetch(head.name)
    return areas.heads.some((area) => area.name === head.name) ? areas.fetch(head.name) : undefined
  })
  useEffect(() => {
    const look = () => void recall((name) => areaOf(name))
    look()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [recall])
}

const loadPanel = () => import('./RunPanel')
const loadQuestion = () => import('./LeaveRuns')

/** The run button in the bar (once there is a run), its panel, notifications, and the question before leaving. */
const RunCentre = () => {
  const runs = useRunList()
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState<{ readonly at?: string }>()
  const [needed, setNeeded] = useState(false)
  // Once there has been a run, the button stays in the bar.
  if (!needed && runs.length > 0) setNeeded(true)
  const close = useCallback(() => setShown(undefined), [])
  const open = shown !== undefined
  useRecall()
  useRunNews(open, (at) => {
    // The toast disappears, so the focus returns to the bar.
    button.current?.focus()
    setShown({ at })
  })
  const question = useLeavingRuns(runs)
  useEarly(loadPanel, needed)
  useEarly(
    loadQuestion,
    runs.some((run) => run.unsaved || !isOver(run)),
  )
  const Panel = usePart(loadPanel, open, close)
  // If the question cannot load, stay in the console.
  const LeaveRuns = usePart(loadQuestion, question !== undefined, () => question?.answer(false))
  return (
    <>
      {needed && (
        <RunsButton
          ref={button}
          standing={standingOf(runs)}
          open={open}
          onOpen={() => setShown({})}
          load={loadPanel}
        />
      )}
      {Panel && <Panel open={open} at={shown?.at} onClose={close} />}
      {question && LeaveRuns && <LeaveRuns {...question} />}
    </>
  )
}

export default RunCentre
