import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type FormEvent, useId, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf, PlatformError } from '@/platform/errors'
import { CodeInput, isCode } from './CodeInput'
import { texts } from './texts'

/** The code is wrong, or too old. */
const codeCodes: readonly number[] = [60211, 60212]

interface CodeDialogProps {
  readonly title: string
  /** What it means. */
  readonly warning: string
  /** What the button does. */
  readonly action: string
  /** Does it; its failure is shown. */
  readonly onConfirm: (code: string) => Promise<void>
  readonly onClose: () => void
}

/** Something that only who holds the operator's mobile may do. */
export const CodeDialog = ({ title, warning, action, onConfirm, onClose }: CodeDialogProps) => {
  const say = useSay()
  const titleId = useId()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isCode(code)) return
    setBusy(true)
    setFailure(undefined)
    try {
      await onConfirm(code)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const message = failure === undefined ? undefined : messageOf(failure)
  const aboutCode = failure instanceof PlatformError && codeCodes.includes(failure.code)
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={() => !busy && onClose()}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent>
          <Stack spacing={2} inert={busy}>
            {message !== undefined && !aboutCode && (
              <Alert severity="error" role="alert">
                {message}
              </Alert>
            )}
            <Alert severity="warning">{warning}</Alert>
            <CodeInput
              autoFocus
              value={code}
              error={aboutCode ? message : undefined}
              onChange={(typed) => {
                setCode(typed)
                setFailure(undefined)
              }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={busy} disabled={!isCode(code)}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
