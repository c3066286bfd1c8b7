import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useSay } from '@/i18n/useSay'
import { isAtWork, isOver, type RunInfo } from '@/runs'
import { useRunList } from '@/screens/runs'
import { useRunProgress } from './naming'
import { texts } from './texts'

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
const LeaveRuns = ({ runs, onAnswer }: { runs: readonly RunInfo[]; onAnswer: (giveUp: boolean) => void }) => {
  const say = useSay()
  const id = useId()
  // They go on while the question stands.
  const now = useRunList()
  const asked = runs.map((run) => now.find((one) => one.id === run.id) ?? run)
  const files = runs.every(isOver)
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>
        {say(
          files ? texts.leaveTitleUnsaved : runs.some(isAtWork) ? texts.leaveTitle : texts.leaveTitleWaiting,
        )}
      </DialogTitle>
      <DialogContent>
        <Named runs={asked.filter((run) => !isOver(run))}>{say(texts.leaveText)}</Named>
        <Named runs={asked.filter(isOver)}>{say(texts.leaveUnsaved)}</Named>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onAnswer(false)} autoFocus>
          {say(files ? texts.stayUnsaved : texts.stay)}
        </Button>
        <Button color="error" variant="contained" onClick={() => onAnswer(true)}>
          {say(files ? texts.stopUnsaved : texts.stop)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default LeaveRuns
