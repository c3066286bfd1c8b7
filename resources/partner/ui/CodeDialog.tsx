import { type FormEvent, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf, PlatformError } from '@/platform/errors'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { CodeInput, isCode } from './CodeInput'
import { texts } from './texts'

const codeCodes: readonly number[] = [60211, 60212]

interface CodeDialogProps {
  readonly title: string
  readonly warning: string
  readonly action: string
  readonly onConfirm: (code: string) => Promise<void>
  readonly onClose: () => void
}

/** Confirms an action with a code sent to the operator's mobile. */
export const CodeDialog = ({ title, warning, action, onConfirm, onClose }: CodeDialogProps) => {
  const say = useSay()
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
    <Dialog title={title} busy={busy} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DialogBody gap={8}>
          {message !== undefined && !aboutCode && <Notice severity="error">{message}</Notice>}
          <Notice severity="warning">{warning}</Notice>
          <CodeInput
            autoFocus
            value={code}
            error={aboutCode ? message : undefined}
            onChange={(typed) => {
              setCode(typed)
              setFailure(undefined)
            }}
          />
        </DialogBody>
        <DialogFooter cancel={say(texts.cancel)} confirm={action} danger disabled={!isCode(code)} />
      </form>
    </Dialog>
  )
}
