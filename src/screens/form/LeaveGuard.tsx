import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type RefObject, useEffect, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'

/**
 * Asks before what was typed is lost: on the way to another address of the console, by cancelling or by the browser's
 * buttons, and before the window is closed or loaded anew (there the browser words the question).
 *
 * @param left true once the form was saved and goes away by itself
 */
export const LeaveGuard = ({ left }: { left: RefObject<boolean> }) => {
  const translate = useTranslate()
  const titleId = useId()
  const { isDirty } = useFormState()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !left.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const guard = (event: BeforeUnloadEvent) => {
      if (!left.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', guard)
    return () => window.removeEventListener('beforeunload', guard)
  }, [isDirty, left])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={blocker.reset} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('console.form.unsaved_title')}</DialogTitle>
      <DialogContent>{translate('console.form.unsaved_text')}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={blocker.reset} autoFocus>
          {translate('console.form.unsaved_stay')}
        </Button>
        <Button color="error" variant="contained" onClick={blocker.proceed}>
          {translate('console.form.unsaved_leave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
