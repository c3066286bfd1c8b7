import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

interface LeaveQuestionProps {
  /** What the pages are called whose input would be lost. */
  titles: readonly string[]
  onAnswer: (giveUp: boolean) => void
}

/** Asks before what was typed is lost, and names the pages that hold it. */
export const LeaveQuestion = ({ titles, onAnswer }: LeaveQuestionProps) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>{translate('console.tabs.unsaved_title')}</DialogTitle>
      <DialogContent>
        {translate('console.tabs.unsaved_text')}
        <ul>
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onAnswer(false)} autoFocus>
          {translate('console.tabs.unsaved_stay')}
        </Button>
        <Button color="error" variant="contained" onClick={() => onAnswer(true)}>
          {translate('console.tabs.unsaved_leave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
