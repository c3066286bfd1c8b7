import type { ReactNode } from 'react'
import { ValidationError } from 'react-admin'

/** The frame around every input: its label above, its hint or error below. */
export const InputFrame = ({
  id,
  noteId,
  label,
  group,
  required,
  disabled,
  hint,
  error,
  counter,
  children,
}: {
  id: string
  noteId: string
  label: string
  /** Several controls under one label. */
  group: boolean
  required: boolean
  disabled: boolean
  hint?: ReactNode
  error?: string | undefined
  counter?: ReactNode
  children: ReactNode
}) => {
  const name = (
    <>
      {label}
      {required && (
        <span className="kind-required" aria-hidden="true">
          *
        </span>
      )}
    </>
  )
  const body = (
    <>
      {children}
      {(hint !== undefined || error !== undefined || counter) && (
        <div className="kind-below">
          <span id={noteId} data-error={error === undefined ? undefined : true}>
            {error === undefined ? hint : <ValidationError error={error} />}
          </span>
          {counter}
        </div>
      )}
    </>
  )
  return group ? (
    <fieldset className="kind-input" disabled={disabled} aria-describedby={noteId}>
      <legend>{name}</legend>
      {body}
    </fieldset>
  ) : (
    <div className="kind-input" data-disabled={disabled || undefined}>
      <label htmlFor={id}>{name}</label>
      {body}
    </div>
  )
}
