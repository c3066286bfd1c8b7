import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Label } from '@/declaration/label'
import { useLanguage, useSay } from '@/i18n/useSay'
import { Field, PasswordField } from '../fields/Field'
import { PublicFrame } from '../PublicFrame'
import { useToast } from '../Toast'
import type { Check, CodeStepHandle } from './CodeStep'

type LoginFormProps = {
  username?: string
  /** Called on every keystroke, so keep it cheap. */
  onTyping: () => void
  /** Called after signing in; the form stays busy until the promise settles. */
  onSignedIn: () => Promise<void>
  onError: (message: string) => void
}

type FieldName = 'username' | 'password'

const lostPart = {}

/** Username and password, then a code if the platform asks for one. Errors stay in the form until the next attempt. */
function LoginForm({ username, onTyping, onSignedIn, onError }: LoginFormProps) {
  const { locale, say } = useLanguage()
  const [missing, setMissing] = useState<ReadonlySet<FieldName>>(new Set())
  const [busy, setBusy] = useState(false)
  /** Why the last attempt failed: the toast disappears, and someone who looked away would miss it. */
  const [failed, setFailed] = useState<string>()
  const [check, setCheck] = useState<Check>()
  const usernameRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const stepRef = useRef<CodeStepHandle>(null)
  const checkedName = useRef<string>(undefined)

  const credentials = () => ({
    username: usernameRef.current?.value ?? '',
    password: passwordRef.current?.value ?? '',
  })

  const focusField = useCallback(() => {
    const inputs = [usernameRef.current, passwordRef.current]
    const input = inputs.find((one) => !one?.value.trim()) ?? passwordRef.current
    input?.focus()
    input?.select()
  }, [])
  useEffect(() => {
    // Back from the second step.
    if (check) return focusField
    // If a field already had the focus before this script loaded, keep it there.
    if (document.activeElement === document.body) focusField()
  }, [check, focusField])

  useEffect(() => {
    const isTyped = () => [usernameRef.current, passwordRef.current].some((one) => one?.value)
    if (isTyped()) onTyping()
    // Only object to reloads by the page itself: a name and a password are not worth asking someone who is leaving.
    const objectToReload = (event: Event) => {
      if (!event.isTrusted && isTyped()) event.preventDefault()
    }
    addEventListener('beforeunload', objectToReload)
    return () => removeEventListener('beforeunload', objectToReload)
  }, [onTyping])

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
      // Loading began when the operator started typing; the page works without it.
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
  // Browsers only offer to save a password while it looks like one.
  const readOnly = busy || check !== undefined

  return (
    // With a method and an address, password managers recognise the form; the script sends it.
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

export type Welcome = {
  readonly username: string
  readonly text: Label
}

type LoginPageProps = {
  /** Of the address; it says where to go after signing in. */
  query?: string
  /** Why the last session ended; shown once. */
  notice?: string
  welcome?: Welcome
  /** Called on every keystroke: a good time to preload what follows the sign-in. */
  onTyping: () => void
  /** Shows the console. If that fails, the error is shown and the form can be used again. */
  onSignedIn: () => Promise<void>
}

export function LoginPage({ query = '', notice, welcome, onTyping, onSignedIn }: LoginPageProps) {
  const say = useSay()
  const [toast, showToast] = useToast(say('dismiss'), notice)

  return (
    <PublicFrame title={say('signInTitle')}>
      {toast}
      {welcome && (
        <p className="welcome" role="status">
          {say(welcome.text)}
        </p>
      )}
      <LoginForm
        username={welcome?.username}
        onTyping={onTyping}
        onSignedIn={onSignedIn}
        onError={showToast}
      />
      <p className="public-links">
        <a href={`/register${query}`}>{say('register')}</a>
        <a href={`/resetpwd${query}`}>{say('forgotten')}</a>
      </p>
    </PublicFrame>
  )
}
