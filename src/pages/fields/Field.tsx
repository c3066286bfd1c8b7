import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useSay } from '@/i18n/useSay'

type FieldProps = {
  label: string
  error: string | undefined
  hint?: string
  input: ComponentProps<'input'>
  children?: ReactNode
}

export function Field({ label, error, hint, input, children }: FieldProps) {
  const id = useId()
  const messageId = `${id}message`
  const message = error ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-frame" data-invalid={error ? true : undefined}>
        <input
          aria-required="true"
          {...input}
          id={id}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? messageId : undefined}
        />
        {children}
      </div>
      <p id={messageId} className={error ? 'field-message field-error' : 'field-message'}>
        {message}
      </p>
    </div>
  )
}

type PasswordFieldProps = {
  label: string
  error: string | undefined
  hint?: string
  /** Set `autoComplete`: it tells password managers an existing password from a new one. */
  input: ComponentProps<'input'>
}

/** A password field, hidden unless the operator reveals it; warns when Caps Lock is on. */
export function PasswordField({ label, error, hint, input }: PasswordFieldProps) {
  const say = useSay()
  const [asked, setAsked] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  // Hidden while it is sent: browsers only offer to save what looks like a password.
  const shown = asked && !input.readOnly
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <Field
      label={label}
      error={error}
      hint={capsLock ? say('capsLock') : hint}
      input={{
        ...input,
        type: shown ? 'text' : 'password',
        onKeyUp: watchCapsLock,
        onKeyDown: watchCapsLock,
        onBlur: () => setCapsLock(false),
      }}
    >
      <button
        type="button"
        className="plain-button"
        aria-label={say('showPassword')}
        aria-pressed={shown}
        onClick={() => setAsked(!shown)}
      >
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
          <path
            d="M1.8 10S4.8 4.6 10 4.6 18.2 10 18.2 10 15.2 15.4 10 15.4 1.8 10 1.8 10Z"
            strokeLinejoin="round"
          />
          <circle cx="10" cy="10" r="2.6" />
          {!shown && <path d="M3.4 16.6 16.6 3.4" strokeLinecap="round" />}
        </svg>
      </button>
    </Field>
  )
}
