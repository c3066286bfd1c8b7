import { useCallback, useRef, useState } from 'react'
import { isOver } from '@/runs'
import { useEarly, usePart } from '@/screens/latePart'
import { useRunList } from '@/screens/runs/useRuns'
import { RunsButton } from './RunsButton'
import { standingOf } from './standing'
import { useLeavingRuns } from './useLeavingRuns'
import { useRecall } from './useRecall'
import { useRunNews } from './useRunNews'

const loadPanel = () => import('./RunPanel')
const loadQuestion = () => import('./LeaveRuns')

/**
 * The runs in the frame: a button in the bar once there is a run, its panel, notifications about background runs, and
 * the question before leaving the console ends them.
 */
const RunCentre = () => {
  const runs = useRunList()
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState<{ readonly at?: string }>()
  const [needed, setNeeded] = useState(false)
  // It keeps its place in the bar from the first run on.
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
