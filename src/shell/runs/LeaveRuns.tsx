import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import { isAtWork, type RunInfo } from '@/runs/run'
import { useRunList } from '@/screens/runs/useRuns'
import { Question } from '@/ui/Dialog'
import { useRunProgress } from './naming'
import { texts } from './texts'
import type { LeavingQuestion } from './useLeavingRuns'

const Named = ({ runs, children }: { runs: readonly RunInfo[]; children: ReactNode }) => {
  const progress = useRunProgress()
  if (runs.length === 0) return null
  return (
    <>
      {children}
      <ul>
        {runs.map((run) => (
          <li key={run.id}>{progress(run)}</li>
        ))}
      </ul>
    </>
  )
}

const LeaveRuns = ({ runs, elsewhere, answer }: LeavingQuestion) => {
  const say = useSay()
  // They continue while the question is open.
  const now = useRunList()
  const asked = runs.map((run) => now.find((one) => one.id === run.id) ?? run)
  const files = elsewhere === 0 && runs.every((run) => run.unsaved)
  return (
    <Question
      title={say(
        files
          ? texts.leaveTitleUnsaved
          : elsewhere > 0 || runs.some(isAtWork)
            ? texts.leaveTitle
            : texts.leaveTitleWaiting,
      )}
      cancel={say(files ? texts.stayUnsaved : texts.stay)}
      confirm={say(files ? texts.stopUnsaved : texts.stop)}
      onAnswer={answer}
    >
      <Named runs={asked.filter((run) => !run.unsaved)}>{say(texts.leaveText)}</Named>
      {elsewhere > 0 && <p>{say(texts.leaveElsewhere, { count: elsewhere })}</p>}
      <Named runs={asked.filter((run) => run.unsaved)}>{say(texts.leaveUnsaved)}</Named>
    </Question>
  )
}

export default LeaveRuns
