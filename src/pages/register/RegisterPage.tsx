import { useId } from 'react'
import { l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import type { AccountTexts } from '@/i18n/zh/account'
import { type Registration, register, sendRegisterCode } from '@/platform/account'
import { codeCountdown } from '@/platform/codeCountdown'
import { type AccountPageProps, useAccountForm } from '../account/useAccountForm'
import { CodeField } from '../fields/CodeField'
import { Field, PasswordField } from '../fields/Field'
import {
  againRule,
  chosenRule,
  inviteRule,
  mobileRule,
  nameRule,
  passwordRule,
  type Rules,
  usernameRule,
  type Values,
  vcodeRule,
} from '../fields/useChecks'
import { PublicFrame } from '../PublicFrame'
import { useToast } from '../Toast'
import { AgreementButton } from './AgreementButton'
import '@/ui/checkbox.css'

type RegisterField = keyof Registration

export const registerRules: Rules<RegisterField> = {
  partner_type: chosenRule('partnerTypeMissing'),
  company_name: nameRule(2, 50, 'company_nameMissing', 'company_nameWrong'),
  contact_name: nameRule(2, 20, 'contact_nameMissing', 'contact_nameWrong'),
  mobile: mobileRule,
  vcode: vcodeRule,
  username: usernameRule,
  invite_code: inviteRule,
  password: passwordRule,
  password_again: againRule('password'),
  agree: chosenRule('agreeMissing'),
}

export const registerFieldByCode: Readonly<Record<number, RegisterField>> = {
  60211: 'vcode',
  60212: 'vcode',
  60215: 'mobile',
  60216: 'mobile',
  60218: 'username',
  60221: 'password_again',
  60222: 'password',
  60223: 'invite_code',
}

const sendRegistration = ({ invite_code, agree, ...given }: Values<RegisterField>, requestId: string) =>
  register({ ...given, ...(invite_code && { invite_code }), agree: agree !== '' }, requestId)

const registered = l(
  '注册成功，请登录',
  'Your account is ready. Please sign in.',
  'Su cuenta está lista. Inicie sesión.',
)

const partnerTypes = ['ISV', 'AGENT', 'MERCHANT'] as const

export function RegisterPage({ signInAddress, onDone }: AccountPageProps) {
  const say = useSay()
  const [toast, showToast] = useToast(say('dismiss'))
  const typeId = useId()
  const { form, busy, errorOf, valid, clear, showRefusal } = useAccountForm<RegisterField>({
    rules: registerRules,
    fieldByCode: registerFieldByCode,
    submit: sendRegistration,
    onDone: ({ username }) => onDone({ username, text: registered }),
    onError: showToast,
  })
  const typeError = errorOf('partner_type')
  const agreeError = errorOf('agree')

  const sendCode = async () => {
    const mobile = valid('mobile')
    if (mobile === undefined) return undefined
    const sent = await sendRegisterCode(mobile)
    clear('vcode')
    return sent
  }
  const input = (name: RegisterField, autoComplete: string) => ({ name, autoComplete, readOnly: busy })
  const textField = (name: RegisterField & keyof AccountTexts, autoComplete: string) => ({
    label: say(`account.${name}`),
    error: errorOf(name),
    input: { ...input(name, autoComplete), type: 'text' },
  })

  return (
    <PublicFrame title={say('account.registerTitle')} wide>
      {toast}
      <form action="/register" {...form}>
        <div className="field-pairs">
          <fieldset
            className="field choice whole-row"
            aria-describedby={typeError && `${typeId}message`}
            data-invalid={typeError ? true : undefined}
          >
            <legend>{say('account.partnerType')}</legend>
            <div className="choices">
              {partnerTypes.map((type) => (
                <label key={type}>
                  <input
                    type="radio"
                    name="partner_type"
                    value={type}
                    aria-invalid={typeError ? true : undefined}
                  />
                  {say(`account.${type}`)}
                </label>
              ))}
            </div>
            <p id={`${typeId}message`} className="field-message field-error">
              {typeError}
            </p>
          </fieldset>
          <Field {...textField('company_name', 'organization')} />
          <Field {...textField('contact_name', 'name')} />
          <Field
            label={say('account.mobile')}
            error={errorOf('mobile')}
            input={{
              ...input('mobile', 'tel-national'),
              type: 'tel',
              // The pause belongs to the number, so correcting a mistyped one ends it.
              onInput: () => codeCountdown('register').start(0),
            }}
          />
          <CodeField
            scene="register"
            error={errorOf('vcode')}
            input={{ name: 'vcode', readOnly: busy }}
            send={sendCode}
            onFailure={showRefusal}
          />
          <Field {...textField('username', 'username')} hint={say('account.usernameHint')} />
          <Field
            label={say('account.invite_code')}
            error={errorOf('invite_code')}
            input={{ ...input('invite_code', 'off'), type: 'text', 'aria-required': undefined }}
          />
          <PasswordField
            label={say('account.password')}
            error={errorOf('password')}
            hint={say('account.passwordHint')}
            input={input('password', 'new-password')}
          />
          <PasswordField
            label={say('account.passwordAgain')}
            error={errorOf('password_again')}
            input={input('password_again', 'new-password')}
          />
        </div>
        <div className="field">
          <div className="agree">
            <label>
              <input
                type="checkbox"
                className="ui-checkbox"
                name="agree"
                value="yes"
                aria-required="true"
                aria-invalid={agreeError ? true : undefined}
                aria-describedby={agreeError && `${typeId}agree`}
              />
              {say('account.agree')}
            </label>
            <AgreementButton onError={showToast} />
          </div>
          <p id={`${typeId}agree`} className="field-message field-error">
            {agreeError}
          </p>
        </div>
        <button type="submit" className="main-button" aria-disabled={busy}>
          {busy && <span className="spinner" aria-hidden="true" />}
          {busy ? say('account.registering') : say('account.register')}
        </button>
      </form>
      <p className="public-links">
        <span>
          {say('account.haveAccount')} <a href={signInAddress}>{say('account.toSignIn')}</a>
        </span>
      </p>
    </PublicFrame>
  )
}
