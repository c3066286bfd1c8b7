import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { useKeptFocus } from '@/screens/form/useKeptFocus'
import { type Role, removeRole } from './roleCalls'
import { texts } from './texts'

interface RemoveDialogProps {
  readonly role: Role
  readonly open: boolean
  readonly onRemoved: () => void
  readonly onClose: () => void
  /** Called once the dialog is gone, when the focus may go to something else. */
  readonly onGone: () => void
}

/** Asks before a role is removed, and says why when the platform does not. */
export const RemoveDialog = ({ role, open, onRemoved, onClose, onGone }: RemoveDialogProps) => {
  const say = useSay()
  const id = useId()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  useKeptFocus(busy)
  const remove = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await removeRole(role.key)
      onRemoved()
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      role="alertdialog"
      fullWidth
      maxWidth="xs"
      onClose={() => !busy && onClose()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={`${id}-title`}>{say(texts.warning)}</DialogTitle>
      <DialogContent>
        <div id={`${id}-text`}>{say(texts.removeQuestion, { name: role.name })}</div>
        {failure !== undefined && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" disabled={busy} onClick={onClose}>
          {say(texts.cancel)}
        </Button>
        <Button color="error" variant="contained" loading={busy} onClick={() => void remove()}>
          {say(texts.confirm)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
