import { useId, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { type Role, removeRole } from './roleCalls'
import { texts } from './texts'

interface RemoveDialogProps {
  readonly role: Role
  readonly open: boolean
  readonly onRemoved: () => void
  readonly onClose: () => void
  /** Called once the dialog has disappeared and the focus can move. */
  readonly onGone: () => void
}

/** Asks before removing a role. */
export const RemoveDialog = ({ role, open, onRemoved, onClose, onGone }: RemoveDialogProps) => {
  const say = useSay()
  const textId = useId()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
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
      isQuestion
      busy={busy}
      onClose={onClose}
      title={say(texts.warning)}
      aria-describedby={textId}
      onExited={onGone}
    >
      <DialogBody>
        <div id={textId}>{say(texts.removeQuestion, { name: role.name })}</div>
        {failure !== undefined && (
          <Notice severity="error" style={{ marginTop: 8 }}>
            {failure}
          </Notice>
        )}
      </DialogBody>
      <DialogFooter
        cancel={say(texts.cancel)}
        focusCancel
        confirm={say(texts.confirm)}
        danger
        onConfirm={() => void remove()}
      />
    </Dialog>
  )
}
