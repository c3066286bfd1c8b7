import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Locale } from '@/declaration/label'
import { loadAccountSpeech } from '@/i18n/accountTexts'
import type { Speech } from '@/i18n/say'
import { LanguageContext, useLanguage } from '@/i18n/useSay'
import { codeCountdown } from '@/platform/codeCountdown'
import { messageOf, PlatformError } from '@/platform/errors'
import { type Credentials, sendLoginCode } from '@/platform/signIn'
import { CodeField } from '../fields/CodeField'
import { type Problem, vcodeRule } from '../fields/useChecks'
import '../account/account.css'

/** The name or password is wrong, or no longer good enough for a code. */
const aboutTheAccount: readonly number[] = [60204, 60205, 60206]
const aboutTheCode: readonly number[] = [60211, 60212]

export interface CodeStepHandle {
  /** The code to send; when it is not valid, shows why and returns undefined. */
  code(): string | undefined
  /** Shows why the code was not accepted; false when the refusal is about the name or the password. */
  refused(error: unknown): boolean
}

interface CodeStepProps {
  ref: Ref<CodeStepHandle>
  /** Includes the account pages' texts, which the sign-in page does not load. */
  initialSpeech: Speech
  /** The masked number that the code goes to; '' when it is not disclosed. */
  mobileMask: string
  busy: boolean
  credentials: () => Credentials
  onError: (message: string) => void
  onBack: () => void
}

/** The second step of an unusual sign-in: a code sent by text message. */
function CodeStep(props: CodeStepProps) {
  const { ref, initialSpeech, mobileMask, busy, credentials, onError, onBack } = props
  const { locale, setLocale } = useLanguage()
  const [speech, setSpeech] = useState(initialSpeech)
  const { say } = speech
  const language = useMemo(() => ({ ...speech, setLocale }), [speech, setLocale])
  const [problem, setProblem] = useState<Problem>()
  const [mask, setMask] = useState(mobileMask)
  const step = useRef<HTMLDivElement>(null)
  const input = () => step.current?.querySelector('input')

  useEffect(() => {
    let current = true
    // If the texts fail to load, the step keeps its language.
    loadAccountSpeech(locale).then(
      (loaded) => current && setSpeech(loaded),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [locale])

  // Request a code at once, unless one was requested before a reload.
  useEffect(() => {
    const button = step.current?.querySelector<HTMLElement>('.code-button:not([aria-disabled="true"])')
    const target = button ?? step.current?.querySelector('input')
    target?.focus()
  }, [])

  const reject = (wrong: Problem) => {
    setProblem(wrong)
    input()?.select()
    input()?.focus()
  }

  useImperativeHandle(ref, () => ({
    code: () => {
      const typed = input()?.value ?? ''
      const code = vcodeRule.clean?.(typed) ?? typed
      const key = vcodeRule.problem(code, {})
      if (key) reject({ key })
      return key ? undefined : code
    },
    refused: (error) => {
      if (!(error instanceof PlatformError)) {
        reject({ message: messageOf(error) })
        return true
      }
      if (aboutTheCode.includes(error.code)) reject({ message: messageOf(error) })
      return !aboutTheAccount.includes(error.code)
    },
  }))

  const send = async () => {
    const sent = await sendLoginCode(credentials())
    if (sent.mobileMask) setMask(sent.mobileMask)
    // The error was about the previous code; a new one may be on its way.
    setProblem(undefined)
    return sent
  }
  const onFailure = (error: unknown) => {
    onError(messageOf(error))
    if (error instanceof PlatformError && aboutTheAccount.includes(error.code)) onBack()
  }

  return (
    <LanguageContext value={language}>
      <div ref={step} className="code-step">
        <p className="public-text" role="status">
          {mask ? say('account.checkMobile', { mobile: mask }) : say('account.checkOwnMobile')}
        </p>
        <CodeField
          scene="login"
          error={problem && ('key' in problem ? say(`account.${problem.key}`) : problem.message)}
          input={{ name: 'mobile_vcode', readOnly: busy, onInput: () => setProblem(undefined) }}
          send={send}
          onFailure={onFailure}
        />
        <button type="button" className="link-button" onClick={onBack}>
          {say('account.back')}
        </button>
      </div>
    </LanguageContext>
  )
}

export interface Check {
  readonly CodeStep: typeof CodeStep
  readonly initialSpeech: Speech
  readonly mobileMask: string
}

/** @param another whether the account has changed: the pause between codes is per account */
export async function prepareCheck(locale: Locale, mobileMask: string, another: boolean): Promise<Check> {
  const initialSpeech = await loadAccountSpeech(locale)
  if (another) codeCountdown('login').start(0)
  return { CodeStep, initialSpeech, mobileMask }
}
