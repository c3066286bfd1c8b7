import { type FormEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { type RegisterOptions, useForm } from 'react-hook-form'
import { useSay } from '@/i18n/useSay'
import { call } from '@/platform/client'
import { messageOf, PlatformError, TransportError } from '@/platform/errors'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { PasswordField } from '@/ui/LabelledInput'
import { Notice } from '@/ui/Notice'
import { passwordTexts as texts } from './texts'

type PasswordChange = Readonly<Record<'old_password' | 'new_password' | 'new_password_again', string>>

export const passwordLength = { min: 6, max: 20 } as const

/** Password managers read the minimum. */
const newLength = { minLength: passwordLength.min, maxLength: passwordLength.max }

const isAllowedLength = (password: string): boolean => {
  const { length } = [...password]
  return length >= passwordLength.min && length <= passwordLength.max
}

const fieldByCode: Readonly<Record<number, keyof PasswordChange>> = {
  60219: 'old_password',
  60220: 'new_password',
  60221: 'new_password_again',
  60222: 'new_password',
}

/** How long the success message is shown, ms. */
const successShown = 2000

const Success = () => {
  const say = useSay()
  return (
    <>
      <strong>{say(texts.doneTitle)}</strong>
      <div>{say(texts.done)}</div>
    </>
  )
}

const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay()
  const notify = useNotify()
  const [failure, setFailure] = useState<unknown>()
  const { register, handleSubmit, setError, formState } = useForm<PasswordChange>({
    defaultValues: { old_password: '', new_password: '', new_password_again: '' },
  })
  const { errors, isSubmitting, isDirty } = formState

  const send = async (change: PasswordChange) => {
    setFailure(undefined)
    try {
      await call('POST /user/editpwd', { body: change })
    } catch (error) {
      const refused = error instanceof PlatformError && fieldByCode[error.code]
      if (refused) setError(refused, { type: 'platform', message: messageOf(error) }, { shouldFocus: true })
      else setFailure(error)
      return
    }
    onClose()
    notify(<Success />, { type: 'success', autoHideDuration: successShown })
  }

  // The button only shows as busy after the next render; a second click may come before that.
  const busy = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    await handleSubmit(send)(event)
    busy.current = false
  }

  const length = (password: string) => isAllowedLength(password) || say(texts.length)
  const field = (name: keyof PasswordChange, rules: RegisterOptions<PasswordChange>) => {
    return {
      label: say(texts[name]),
      control: register(name, rules),
      error: errors[name]?.message,
      sending: isSubmitting,
    }
  }

  return (
    <Dialog
      title={say('console.password.title')}
      // Escape or a click outside must not lose input, nor hide the outcome of a request.
      kept={isDirty}
      busy={isSubmitting}
      onClose={onClose}
    >
      <form method="post" noValidate onSubmit={submit}>
        {/* A rejected password gets the focus before the dialog stops being busy. */}
        <DialogBody gap={12} inert={false}>
          {failure !== undefined && (
            <Notice severity="error">
              {messageOf(failure)}
              {failure instanceof TransportError && <div>{say(texts.unknown)}</div>}
            </Notice>
          )}
          <PasswordField
            {...field('old_password', { required: say(texts.oldRequired) })}
            autoComplete="current-password"
            attributes={{ maxLength: passwordLength.max }}
            autoFocus
          />
          <PasswordField
            {...field('new_password', { validate: length, deps: ['new_password_again'] })}
            autoComplete="new-password"
            attributes={newLength}
          />
          <PasswordField
            {...field('new_password_again', {
              validate: {
                length,
                same: (again, { new_password }) => again === new_password || say(texts.mismatch),
              },
            })}
            autoComplete="new-password"
            attributes={newLength}
          />
          <span style={{ color: 'var(--ink-secondary)' }}>{say(texts.othersEnd)}</span>
        </DialogBody>
        <DialogFooter cancel={say('console.action.cancel')} confirm={say(texts.submit)} />
      </form>
    </Dialog>
  )
}

export default PasswordDialog
