import Stack from '@mui/material/Stack'
import { type FormEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import { useSay } from '@/i18n/useSay'
import { codeCountdown } from '@/platform/codeCountdown'
import { messageOf } from '@/platform/errors'
import { showFailure } from '@/platform/failures'
import { isLeaving } from '@/platform/leaving'
import { requiredCode, sendLoginCode, signIn } from '@/platform/signIn'
import { ownUser, renewSession } from '@/platform/windowSession'
import { Button } from '@/ui/Button'
import { LabelledInput, PasswordField } from '@/ui/LabelledInput'
import { Notice } from '@/ui/Notice'
import { sessionTexts as texts } from './texts'

interface SignInFields {
  username: string
  password: string
  code: string
}

/** The same operator continues where the session ended; for another one the window reloads. Input is kept. */
export const SignInAgain = () => {
  const say = useSay()
  const id = useId()
  const [failure, setFailure] = useState<unknown>()
  /** The masked number when the platform asks for a code; undefined otherwise. */
  const [check, setCheck] = useState<{ mobileMask: string }>()
  const [sending, setSending] = useState(false)
  const countdown = codeCountdown('login')
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.secondsLeft)
  const [asking, setAsking] = useState(false)
  const { register, handleSubmit, formState, getValues, setFocus } = useForm<SignInFields>({
    defaultValues: { username: ownUser()?.username ?? '', password: '', code: '' },
  })
  const { errors } = formState
  const errorOf = (name: keyof SignInFields) => errors[name]?.message

  const send = async ({ username, password, code }: SignInFields) => {
    setFailure(undefined)
    try {
      await signIn({ username, password, ...(check && { mobileVcode: code.trim() }) })
      await renewSession()
    } catch (error) {
      const wanted = check ? undefined : requiredCode(error)
      if (wanted) return setCheck(wanted)
      // The window is already reloading for the new operator.
      if (isLeaving()) return
      showFailure(error)
      setFailure(error)
      setFocus(check ? 'code' : 'password', { shouldSelect: true })
    }
  }

  const sendCode = async () => {
    setAsking(true)
    setFailure(undefined)
    try {
      const { mobileMask, resendSeconds } = await sendLoginCode(getValues())
      setCheck((wanted) => wanted && { mobileMask: mobileMask || wanted.mobileMask })
      countdown.start(resendSeconds)
      setFocus('code')
    } catch (error) {
      setFailure(error)
    } finally {
      setAsking(false)
    }
  }

  // The button only shows as busy after the next render; a second click may come before that.
  const busy = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setSending(true)
    await handleSubmit(send)(event)
    if (isLeaving()) return
    busy.current = false
    setSending(false)
  }

  const username = register('username', {
    validate: (typed) => typed.trim() !== '' || say(texts.usernameRequired),
    // Another account may need no code, or gets its own.
    onChange: () => setCheck(undefined),
  })
  return (
    // With a method and an address, password managers recognise the form; the script sends it.
    <form method="post" action="/login" noValidate onSubmit={submit} aria-busy={sending}>
      <Stack spacing={2}>
        {failure !== undefined && <Notice severity="error">{messageOf(failure)}</Notice>}
        <LabelledInput
          label={say(texts.username)}
          control={username}
          error={errorOf('username')}
          autoComplete="username"
          sending={sending}
        />
        <PasswordField
          label={say(texts.password)}
          control={register('password', { required: say(texts.passwordRequired) })}
          error={errorOf('password')}
          autoComplete="current-password"
          autoFocus
          sending={sending}
        />
        {check && (
          <LabelledInput
            label={say(texts.code)}
            control={register('code', {
              validate: (typed) => /^\d{6}$/.test(typed.trim()) || say(texts.codeRequired),
            })}
            error={errorOf('code')}
            hint={
              check.mobileMask
                ? say(texts.codeWanted, { mobile: check.mobileMask })
                : say(texts.codeWantedOwn)
            }
            sending={sending}
            autoComplete="one-time-code"
            attributes={{ inputMode: 'numeric', maxLength: 6 }}
            endAdornment={
              <Button
                size="small"
                disabled={seconds > 0}
                loading={asking}
                onClick={sendCode}
                autoFocus
                style={{ flex: 'none' }}
              >
                {seconds > 0 ? say(texts.resendIn, { seconds }) : say(texts.sendCode)}
              </Button>
            }
          />
        )}
        <Button type="submit" variant="outlined" loading={sending} aria-describedby={`${id}-keeps`}>
          {say(texts.signIn)}
        </Button>
        <span id={`${id}-keeps`} style={{ color: 'var(--ink-secondary)' }}>
          {say(texts.keeps)}
        </span>
      </Stack>
    </form>
  )
}
