import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { CodeInput, isAboutCode, isCode } from './CodeInput'

interface CodeDialogProps {
  readonly title: string
  readonly warning: string
  readonly action: string
  readonly onConfirm: (code: string) => Promise<void>
  readonly onClose: () => void
}

export const CodeDialog = ({ title, warning, action, onConfirm, onClose }: CodeDialogProps) => {
  const say = useSay()
  const [code, setCode] = useState('')
  const { error, isPending, mutate, reset } = useMutation({ mutationFn: onConfirm })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && isCode(code)) mutate(code)
  }
  const aboutCode = isAboutCode(error)
  return (
    <Dialog title={title} busy={isPending} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DialogBody gap={8}>
          {error && !aboutCode && <Notice severity="error">{messageOf(error)}</Notice>}
          <Notice severity="warning">{warning}</Notice>
          <CodeInput
            autoFocus
            value={code}
            error={aboutCode ? messageOf(error) : undefined}
            onChange={(typed) => {
              setCode(typed)
              reset()
            }}
          />
        </DialogBody>
        <DialogFooter cancel={say('ra.action.cancel')} confirm={action} danger disabled={!isCode(code)} />
      </form>
    </Dialog>
  )
}
