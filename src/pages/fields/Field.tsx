import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldProps = {
  label: string
  /** Replaces the hint. */
  error: string | undefined
  hint?: string
  input: ComponentProps<'input'>
  /** A button inside the field. */
  children?: ReactNode
}

/** A labelled text field with its message below, linked for screen readers. */
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
