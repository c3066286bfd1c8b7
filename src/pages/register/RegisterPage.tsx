import { useId } from 'react'
import { l } from '@/declaration/label'
import { sendRegisterCode } from '@/platform/account'
import { codeCountdown } from '@/platform/codeCountdown'
import { type AccountLanguage, loadAccountLanguage } from '../account/language'
import type { AccountTexts } from '../account/texts'
import { useAccountForm } from '../account/useAccountForm'
import { CodeField } from '../fields/CodeField'
import { Field } from '../fields/Field'
import { PasswordField } from '../fields/PasswordField'
import type { Welcome } from '../login/welcome'
import { PublicFrame } from '../PublicFrame'
import { useToast } from '../Toast'
import { usePageLanguage } from '../usePageLanguage'
import { AgreementButton } from './AgreementButton'
import { type RegisterField, registerFieldByCode, registerRules, sendRegistration } from './registration'

const registered = l(
  '注册成功，请登录',
  'Your account is ready. Please sign in.',
  'Su cuenta está lista. Inicie sesión.',
)

const partnerTypes = ['ISV', 'AGENT', 'MERCHANT'] as const

type RegisterPageProps = {
  initialLanguage: AccountLanguage
  /** The sign-in page, and where it leads afterwards. */
  signInAddress: string
  onDone: (welcome: Welcome) => void
}

/** The registration of a partner (specification §2, domain §3). */
export function RegisterPage({ initialLanguage, signInAddress, onDone }: RegisterPageProps) {
  const [language, changeLanguage] = usePageLanguage(initialLanguage, loadAccountLanguage)
  const { texts, words } = language
  const [toast, showToast] = useToast(texts.dismiss)
  const typeId = useId()
  const { form, busy, errorOf, valid, clear, tellRefusal } = useAccountForm<RegisterField>({
    words,
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
    label: words[name],
    error: errorOf(name),
    input: { ...input(name, autoComplete), type: 'text' },
  })

  return (
    <PublicFrame title={words.registerTitle} language={language} onLocale={changeLanguage} wide>
      {toast}
      <form action="/register" {...form}>
        <div className="field-pairs">
          <fieldset
            className="field choice whole-row"
            aria-describedby={typeError && `${typeId}message`}
            data-invalid={typeError ? true : undefined}
          >
            <legend>{words.partnerType}</legend>
            <div className="choices">
              {partnerTypes.map((type) => (
                <label key={type}>
                  <input
                    type="radio"
                    name="partner_type"
                    value={type}
                    aria-invalid={typeError ? true : undefined}
                  />
                  {words[type]}
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
            label={words.mobile}
            error={errorOf('mobile')}
            input={{
              ...input('mobile', 'tel-national'),
              type: 'tel',
              // The pause is the number's: a mistyped one keeps nobody waiting.
              onInput: () => codeCountdown('register').start(0),
            }}
          />
          <CodeField
            words={words}
            scene="register"
            error={errorOf('vcode')}
            input={{ name: 'vcode', readOnly: busy }}
            send={sendCode}
            onFailure={tellRefusal}
          />
          <Field {...textField('username', 'username')} hint={words.usernameHint} />
          <Field
            label={words.invite_code}
            error={errorOf('invite_code')}
            input={{ ...input('invite_code', 'off'), type: 'text', 'aria-required': undefined }}
          />
          <PasswordField
            texts={texts}
            label={words.password}
            error={errorOf('password')}
            hint={words.passwordHint}
            input={input('password', 'new-password')}
          />
          <PasswordField
            texts={texts}
            label={words.passwordAgain}
            error={errorOf('password_again')}
            input={input('password_again', 'new-password')}
          />
        </div>
        <div className="field">
          <div className="agree">
            <label>
              <input
                type="checkbox"
                name="agree"
                value="yes"
                aria-required="true"
                aria-invalid={agreeError ? true : undefined}
                aria-describedby={agreeError && `${typeId}agree`}
              />
              {words.agree}
            </label>
            <AgreementButton language={language} onError={showToast} />
          </div>
          <p id={`${typeId}agree`} className="field-message field-error">
            {agreeError}
          </p>
        </div>
        <button type="submit" className="main-button" aria-disabled={busy}>
          {busy && <span className="spinner" aria-hidden="true" />}
          {busy ? words.registering : words.register}
        </button>
      </form>
      <p className="public-links">
        <span>
          {words.haveAccount} <a href={signInAddress}>{words.toSignIn}</a>
        </span>
      </p>
    </PublicFrame>
  )
}
