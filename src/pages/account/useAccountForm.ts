import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf, PlatformError, TransportError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import type { Rules, Values } from '../fields/rules'
import { type Problem, useChecks } from '../fields/useChecks'

/** Codes of the error catalogue (domain §2). */
const wrongParameter = 10001
const takenBefore = 10005

/** What "参数错误：{field}" calls the fields, where it does not say their names on the wire (domain §3.1). */
const fieldBySpokenName: Readonly<Record<string, string>> = {
  手机号: 'mobile',
  验证码: 'vcode',
  用户名: 'username',
  密码: 'password',
  新密码: 'new_password',
  公司名称: 'company_name',
  联系人: 'contact_name',
  账号类型: 'partner_type',
  邀请码: 'invite_code',
  同意服务协议: 'agree',
}

type AccountFormOptions<Name extends string> = {
  rules: Rules<Name>
  /** The field that a refusal is about. */
  fieldByCode: Readonly<Record<number, Name>>
  /**
   * Sends what was filled in.
   *
   * @param requestId the same for a repetition of what may have arrived
   */
  submit: (values: Values<Name>, requestId: string) => Promise<void>
  onDone: (values: Values<Name>) => void
  /** What cannot be said beside a field. */
  onError: (message: string) => void
}

/**
 * A form that is checked, sent once, and keeps what was typed whatever becomes of it. What the platform refuses stands
 * beside its field, and in the toast that every refusal has.
 */
export function useAccountForm<Name extends string>(options: AccountFormOptions<Name>) {
  const { rules, fieldByCode, submit, onDone, onError } = options
  const { events, form, problems, isFilledIn, refuse, clear, valid, allValid } = useChecks(rules)
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const requestId = useRef('')

  const objectToLoss = useEffectEvent((event: Event) => {
    if (isFilledIn()) event.preventDefault()
  })
  useEffect(() => {
    const onLeave = (event: Event) => objectToLoss(event)
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [])

  const refusedField = ({ code, body }: PlatformError): Name | undefined => {
    if (code !== wrongParameter) return fieldByCode[code]
    // The platform speaks Chinese; `body` is what it sent, whatever the page's language.
    const said = body.message.split('：').at(-1) ?? ''
    const named = fieldBySpokenName[said] ?? said
    return Object.keys(rules).find((name): name is Name => name === named)
  }

  const tellRefusal = (error: unknown) => {
    if (!(error instanceof PlatformError)) return onError(messageOf(error))
    const field = refusedField(error)
    if (field)
      refuse(field, error.code === wrongParameter ? { key: 'fieldRefused' } : { message: messageOf(error) })
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const values = allValid()
    if (!values) return
    setBusy(true)
    requestId.current ||= newRequestId()
    try {
      await submit(values, requestId.current)
      onDone(values)
    } catch (error) {
      // The platform forgets what it refused. What had no answer may be done: only the same id is not done twice.
      if (error instanceof PlatformError) requestId.current = ''
      if (error instanceof TransportError)
        onError(say('account.unknownOutcome', { message: messageOf(error) }))
      else if (error instanceof PlatformError && error.code === takenBefore)
        onError(say('account.takenBefore'))
      else tellRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  const shown = (problem: Problem | undefined): string | undefined =>
    problem && ('key' in problem ? say(`account.${problem.key}`) : problem.message)

  return {
    busy,
    /** What is wrong with a field, in the page's language. */
    errorOf: (name: Name) => shown(problems[name]),
    valid,
    clear,
    tellRefusal,
    /** For the form: with a method, password managers know it; the script sends it. */
    form: { ref: form, method: 'post', noValidate: true, 'aria-busy': busy, onSubmit, ...events },
  } as const
}
