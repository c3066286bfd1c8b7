import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '@/i18n/useSay'
import { Field } from '../fields/Field'
import { PasswordField } from '../fields/PasswordField'
import type { Check, CodeStepHandle } from './CodeStep'

type LoginFormProps = {
  /** Filled in from the start. */
  username?: string
  /** The operator has begun to fill in the form. Told with every key, so keep it cheap. */
  onTyping: () => void
  /** The operator is signed in; the form stays busy until the promise is settled. */
  onSignedIn: () => Promise<void>
  onError: (message: string) => void
}

type FieldName = 'username' | 'password'

/** A part of the page did not arrive. */
const lostPart = {}

/**
 * Username and password, and then a code where the platform wants one. Fields that are missing are marked; what the
 * platform says, or that it says nothing, goes to `onError`, and stays in the form until the next try.
 */
export function LoginForm({ username, onTyping, onSignedIn, onError }: LoginFormProps) {
  const { locale, say } = useLanguage()
  const [missing, setMissing] = useState<ReadonlySet<FieldName>>(new Set())
  const [busy, setBusy] = useState(false)
  /** Why the last try failed: the toast goes by itself, and whoever looked away meanwhile would not know. */
  const [failed, setFailed] = useState<string>()
  const [check, setCheck] = useState<Check>()
  const usernameRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const stepRef = useRef<CodeStepHandle>(null)
  /** Who was asked for a code last. */
  const checkedName = useRef<string>(undefined)

  const credentials = () => ({
    username: usernameRef.current?.value ?? '',
    password: passwordRef.current?.value ?? '',
  })

  /** The first field that is empty, or else the password. */
  const focusField = useCallback(() => {
    const inputs = [usernameRef.current, passwordRef.current]
    const input = inputs.find((one) => !one?.value.trim()) ?? passwordRef.current
    input?.focus()
    input?.select()
  }, [])
  useEffect(() => {
    if (!check) focusField()
  }, [check, focusField])

  useEffect(() => {
    // Only a reload of the page's own: who leaves by themselves is asked nothing for a name and a password.
    const objectToReload = (event: Event) => {
      const typed = [usernameRef.current, passwordRef.current].some((one) => one?.value)
      if (!event.isTrusted && typed) event.preventDefault()
    }
    addEventListener('beforeunload', objectToReload)
    return () => removeEventListener('beforeunload', objectToReload)
  }, [])

  /** A part of the page. @throws `lostPart` when it cannot be had */
  const part = <Part,>(loading: Promise<Part>): Promise<Part> =>
    loading.catch(() => {
      throw lostPart
    })

  const onInput = (name: FieldName) => () => {
    onTyping()
    setFailed(undefined)
    if (missing.has(name)) setMissing(new Set([...missing].filter((other) => other !== name)))
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const who = credentials()
    const empty = new Set<FieldName>()
    if (!who.username.trim()) empty.add('username')
    if (!who.password) empty.add('password')
    setMissing(empty)
    if (empty.size > 0) {
      focusField()
      return
    }
    const mobileVcode = stepRef.current?.code()
    if (check && mobileVcode === undefined) return
    setBusy(true)
    setFailed(undefined)
    let wordsOf: ((error: unknown) => string) | undefined
    try {
      // Fetched when the operator began to type: the page can be used without it.
      const { signIn, requiredCode, messageOf } = await part(import('@/platform/signIn'))
      wordsOf = messageOf
      const wanted = await signIn({ ...who, mobileVcode }).catch((error: unknown) => {
        const code = requiredCode(error)
        if (!code || check) throw error
        return code
      })
      if (wanted) {
        const { prepareCheck } = await part(import('./CodeStep'))
        const another = checkedName.current !== undefined && checkedName.current !== who.username
        checkedName.current = who.username
        setCheck(await part(prepareCheck(locale, wanted.mobileMask, another)))
      } else await onSignedIn()
    } catch (error) {
      const message = error === lostPart || !wordsOf ? say('partLost') : wordsOf(error)
      onError(message)
      if (stepRef.current?.refused(error)) return
      setFailed(message)
      setCheck(undefined)
      focusField()
    } finally {
      setBusy(false)
    }
  }

  const errorOf = (name: FieldName) => (missing.has(name) ? say(`${name}Missing`) : undefined)
  // Browsers offer to save a password only while it looks like one.
  const readOnly = busy || check !== undefined

  return (
    // With a method and an address, password managers know the form; the script sends it.
    <form method="post" action="/login" noValidate onSubmit={submit} aria-busy={busy}>
      <div className="login-steps">
        <div style={check && { visibility: 'hidden' }}>
          <Field
            label={say('username')}
            error={errorOf('username')}
            input={{
              ref: usernameRef,
              name: 'username',
              type: 'text',
              autoComplete: 'username',
              defaultValue: username,
              readOnly,
              onInput: onInput('username'),
            }}
          />
          <PasswordField
            label={say('password')}
            error={errorOf('password')}
            hint={failed}
            input={{
              ref: passwordRef,
              name: 'password',
              autoComplete: 'current-password',
              readOnly,
              onInput: onInput('password'),
            }}
          />
        </div>
        {check && (
          <check.CodeStep
            {...check}
            ref={stepRef}
            busy={busy}
            credentials={credentials}
            onError={onError}
            onBack={() => setCheck(undefined)}
          />
        )}
      </div>
      <button type="submit" className="main-button" aria-disabled={busy}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {busy ? say('signingIn') : say('signIn')}
      </button>
    </form>
  )
}
