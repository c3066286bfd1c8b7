import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useSay } from '@/i18n/useSay'
import { isAtWork, type RunInfo } from '@/runs'
import { useRunList } from '@/screens/runs'
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

/** Asks before runs are ended by signing out, and names them with how far they are. */
const LeaveRuns = ({ runs, elsewhere, answer }: LeavingQuestion) => {
  const say = useSay()
  const id = useId()
  // They go on while the question stands.
  const now = useRunList()
  const asked = runs.map((run) => now.find((one) => one.id === run.id) ?? run)
  const files = elsewhere === 0 && runs.every((run) => run.unsaved)
  return (
    <Dialog open onClose={() => answer(false)} aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>
        {say(
          files
            ? texts.leaveTitleUnsaved
            : elsewhere > 0 || runs.some(isAtWork)
              ? texts.leaveTitle
              : texts.leaveTitleWaiting,
        )}
      </DialogTitle>
      <DialogContent>
        <Named runs={asked.filter((run) => !run.unsaved)}>{say(texts.leaveText)}</Named>
        {elsewhere > 0 && <p>{say(texts.leaveElsewhere, { count: elsewhere })}</p>}
        <Named runs={asked.filter((run) => run.unsaved)}>{say(texts.leaveUnsaved)}</Named>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(false)} autoFocus>
          {say(files ? texts.stayUnsaved : texts.stay)}
        </Button>
        <Button color="error" variant="contained" onClick={() => answer(true)}>
          {say(files ? texts.stopUnsaved : texts.stop)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default LeaveRuns
