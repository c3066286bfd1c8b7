import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useSay } from '@/i18n/useSay'

interface LeaveQuestionProps {
  /** What the pages are called whose input would be lost. */
  titles: readonly string[]
  onAnswer: (giveUp: boolean) => void
}

/** Asks before what was typed is lost, and names the pages that hold it. */
export const LeaveQuestion = ({ titles, onAnswer }: LeaveQuestionProps) => {
  const say = useSay()
  const id = useId()
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>{say('console.tabs.unsaved_title')}</DialogTitle>
      <DialogContent>
        {say('console.tabs.unsaved_text')}
        <ul>
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onAnswer(false)} autoFocus>
          {say('console.tabs.unsaved_stay')}
        </Button>
        <Button color="error" variant="contained" onClick={() => onAnswer(true)}>
          {say('console.tabs.unsaved_leave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
