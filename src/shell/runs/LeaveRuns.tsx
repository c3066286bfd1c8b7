import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useSay } from '@/i18n/useSay'
import { isAtWork, type RunInfo } from '@/runs'
import { useRunList } from '@/screens/runs'
import { useRunProgress } from './naming'
import { texts } from './texts'

/** Asks before runs are ended by signing out, and names them with how far they are. */
const LeaveRuns = ({ runs, onAnswer }: { runs: readonly RunInfo[]; onAnswer: (giveUp: boolean) => void }) => {
  const say = useSay()
  const progress = useRunProgress()
  const id = useId()
  // They go on while the question stands.
  const now = useRunList()
  const asked = runs.map((run) => now.find((one) => one.id === run.id) ?? run)
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>
        {say(runs.some(isAtWork) ? texts.leaveTitle : texts.leaveTitleWaiting)}
      </DialogTitle>
      <DialogContent>
        {say(texts.leaveText)}
        <ul>
          {asked.map((run) => (
            <li key={run.id}>{progress(run)}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onAnswer(false)} autoFocus>
          {say(texts.stay)}
        </Button>
        <Button color="error" variant="contained" onClick={() => onAnswer(true)}>
          {say(texts.stop)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default LeaveRuns
