import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { type Recovery, resetPassword, sendRecoveryCode } from '@/platform/account'
import { codeCountdown } from '@/platform/codeCountdown'
import { type AccountPageProps, useAccountForm } from '../account/useAccountForm'
import { CodeField } from '../fields/CodeField'
import { Field, PasswordField } from '../fields/Field'
import { againRule, mobileRule, passwordRule, type Rules, vcodeRule } from '../fields/useChecks'
import { PublicFrame } from '../PublicFrame'
import { useToast } from '../Toast'

const shownFor = 2000

type RecoveryDoneProps = { signInAddress: string; onSignIn: () => void }

function RecoveryDone({ signInAddress, onSignIn }: RecoveryDoneProps) {
  const say = useSay()
  const link = useRef<HTMLAnchorElement>(null)
  const goOn = useEffectEvent(onSignIn)
  useEffect(() => {
    link.current?.focus()
    const timer = setTimeout(goOn, shownFor)
    return () => clearTimeout(timer)
  }, [])

  const signInNow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Let the browser open a new tab; only a plain click hands the name over.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onSignIn()
  }

  return (
    <>
      <p className="welcome" role="status">
        {say('account.recoveryDone')}
      </p>
      <p className="public-text">{say('account.recoveryNext')}</p>
      <a ref={link} className="main-button" href={signInAddress} onClick={signInNow}>
        {say('account.signInNow')}
      </a>
    </>
  )
}

const recovered = l(
  '密码已重置，请使用新密码登录',
  'Your password is reset. Sign in with the new one.',
  'Contraseña restablecida. Inicie sesión con la nueva.',
)

type RecoveryField = keyof Recovery

const rules: Rules<RecoveryField> = {
  mobile: mobileRule,
  vcode: vcodeRule,
  new_password: passwordRule,
  new_password_again: againRule('new_password'),
}

const fieldByCode: Readonly<Record<number, RecoveryField>> = {
  60211: 'vcode',
  60212: 'vcode',
  60215: 'mobile',
  60217: 'mobile',
  60221: 'new_password_again',
  60222: 'new_password',
}

export function RecoveryPage({ signInAddress, onDone }: AccountPageProps) {
  const say = useSay()
  const [toast, showToast] = useToast(say('dismiss'))
  const [mobile, setMobile] = useState<string>()
  const { form, busy, errorOf, valid, clear, showRefusal } = useAccountForm<RecoveryField>({
    rules,
    fieldByCode,
    submit: resetPassword,
    onDone: (values) => setMobile(values.mobile),
    onError: showToast,
  })

  const sendCode = async () => {
    const to = valid('mobile')
    if (to === undefined) return undefined
    const sent = await sendRecoveryCode(to)
    clear('vcode')
    return sent
  }
  const password = (name: 'new_password' | 'new_password_again') => ({
    error: errorOf(name),
    input: { name, autoComplete: 'new-password', readOnly: busy },
  })

  return (
    <PublicFrame title={say('account.recoveryTitle')}>
      {toast}
      {mobile === undefined ? (
        <form action="/resetpwd" {...form}>
          <Field
            label={say('account.mobile')}
            error={errorOf('mobile')}
            // The username under which password managers save the new password.
            input={{
              name: 'mobile',
              type: 'tel',
              autoComplete: 'username',
              readOnly: busy,
              // The pause belongs to the number, so correcting a mistyped one ends it.
              onInput: () => codeCountdown('recovery').start(0),
            }}
          />
          <CodeField
            scene="recovery"
            sentText="codeSentPerhaps"
            error={errorOf('vcode')}
            input={{ name: 'vcode', readOnly: busy }}
            send={sendCode}
            onFailure={showRefusal}
          />
          <PasswordField
            {...password('new_password')}
            label={say('account.newPassword')}
            hint={say('account.passwordHint')}
          />
          <PasswordField {...password('new_password_again')} label={say('account.passwordAgain')} />
          <button type="submit" className="main-button" aria-disabled={busy}>
            {busy && <span className="spinner" aria-hidden="true" />}
            {busy ? say('account.resetting') : say('account.reset')}
          </button>
          <p className="public-links">
            <a href={signInAddress}>{say('account.toSignIn')}</a>
          </p>
        </form>
      ) : (
        <RecoveryDone
          signInAddress={signInAddress}
          onSignIn={() => onDone({ username: mobile, text: recovered })}
        />
      )}
    </PublicFrame>
  )
}
