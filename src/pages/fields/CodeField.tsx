import { type ComponentProps, useRef, useState, useSyncExternalStore } from 'react'
import { useSay } from '@/i18n/useSay'
import type { AccountTexts } from '@/i18n/zh/account'
import type { CodeSent } from '@/platform/answer'
import { type CodeScene, codeCountdown } from '@/platform/codeCountdown'
import { PlatformError } from '@/platform/errors'
import { Field } from './Field'

/** "…请{n}秒后重试": the platform's own pause is not over yet. */
const tooSoon = 60213

type CodeFieldProps = {
  scene: CodeScene
  /** Text shown once a code is on its way; `{n}` is its lifetime in minutes. */
  sentText?: keyof AccountTexts
  error: string | undefined
  input: ComponentProps<'input'>
  send: () => Promise<CodeSent | undefined>
  onFailure: (error: unknown) => void
}

/** The code of a text message and the button that requests it, at most once a minute even after a reload. */
export function CodeField({ scene, sentText = 'codeSent', error, input, send, onFailure }: CodeFieldProps) {
  const say = useSay()
  const countdown = codeCountdown(scene)
  const left = useSyncExternalStore(countdown.subscribe, countdown.secondsLeft, () => 0)
  const field = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<CodeSent>()
  const waiting = sending || left > 0

  const sendCode = async () => {
    if (waiting || input.readOnly) return
    setSending(true)
    try {
      const now = await send()
      if (!now) return
      setSent(now)
      countdown.start(now.resendSeconds)
      field.current?.focus()
    } catch (failure) {
      if (failure instanceof PlatformError && failure.code === tooSoon)
        countdown.start(Number(/\d+/.exec(failure.body.message)?.[0] ?? 0))
      onFailure(failure)
    } finally {
      setSending(false)
    }
  }

  return (
    <Field
      label={say('account.vcode')}
      error={error}
      hint={sent && say(`account.${sentText}`, { n: Math.ceil(sent.expireSeconds / 60) })}
      input={{ ...input, ref: field, type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' }}
    >
      <button type="button" className="code-button" aria-disabled={waiting} onClick={sendCode}>
        {left > 0
          ? say('account.resendIn', { n: left })
          : sent
            ? say('account.resendCode')
            : say('account.sendCode')}
      </button>
    </Field>
  )
}
