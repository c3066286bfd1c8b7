import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Texts } from '../texts'
import { Field } from './Field'
import { PasswordField } from './PasswordField'

type LoginFormProps = {
  texts: Texts
  /** The operator has begun to fill in the form. Told with every key, so keep it cheap. */
  onTyping: () => void
  /** The operator is signed in; the form stays busy until the promise is settled. */
  onSignedIn: () => Promise<void>
  onError: (message: string) => void
}

type FieldName = 'username' | 'password'

/** Username and password. Fields that are missing are marked; what the platform says goes to `onError`. */
export function LoginForm({ texts, onTyping, onSignedIn, onError }: LoginFormProps) {
  const [missing, setMissing] = useState<ReadonlySet<FieldName>>(new Set())
  const [busy, setBusy] = useState(false)
  const usernameRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  const focusFirstEmpty = () => {
    const inputs = [usernameRef.current, passwordRef.current]
    inputs.find((input) => input && !input.value.trim())?.focus()
  }
  useEffect(focusFirstEmpty, [])

  const onInput = (name: FieldName) => () => {
    onTyping()
    if (missing.has(name)) setMissing(new Set([...missing].filter((other) => other !== name)))
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const username = usernameRef.current?.value ?? ''
    const password = passwordRef.current?.value ?? ''
    const empty = new Set<FieldName>()
    if (!username.trim()) empty.add('username')
    if (!password) empty.add('password')
    setMissing(empty)
    if (empty.size > 0) {
      focusFirstEmpty()
      return
    }
    setBusy(true)
    try {
      // Fetched when the operator began to type: the page can be used without it.
      const { signIn } = await import('@/platform/signIn')
      await signIn({ username, password })
      await onSignedIn()
    } catch (error) {
      onError(error instanceof Error ? error.message : String(error))
      passwordRef.current?.select()
    } finally {
      setBusy(false)
    }
  }

  const errorOf = (name: FieldName) => (missing.has(name) ? texts[`${name}Missing` as const] : undefined)

  return (
    // With a method and an address, password managers know the form; the script sends it.
    <form method="post" action="/login" noValidate onSubmit={submit} aria-busy={busy}>
      <Field
        label={texts.username}
        error={errorOf('username')}
        input={{
          ref: usernameRef,
          name: 'username',
          type: 'text',
          autoComplete: 'username',
          readOnly: busy,
          onInput: onInput('username'),
        }}
      />
      <PasswordField
        texts={texts}
        error={errorOf('password')}
        readOnly={busy}
        inputRef={passwordRef}
        onInput={onInput('password')}
      />
      <button type="submit" className="main-button" aria-disabled={busy}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {busy ? texts.signingIn : texts.signIn}
      </button>
    </form>
  )
}
