import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf, PlatformError, TransportError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import { type Problem, type Rules, useChecks, type Values } from '../fields/useChecks'
import type { Welcome } from '../login/LoginPage'

/** What these codes mean: `resources/README.md#error-codes`. */
const wrongParameter = 10001
const takenBefore = 10005

/** The Chinese field names in "参数错误：{field}", where they differ from the names on the wire. */
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

export type AccountPageProps = { signInAddress: string; onDone: (welcome: Welcome) => void }

type AccountFormOptions<Name extends string> = {
  rules: Rules<Name>
  fieldByCode: Readonly<Record<number, Name>>
  /** @param requestId stays the same when a request that may have arrived is repeated */
  submit: (values: Values<Name>, requestId: string) => Promise<void>
  onDone: (values: Values<Name>) => void
  onError: (message: string) => void
}

/** Validated, sent once, and never loses its input. A refusal shows beside its field and in the toast. */
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
    // The platform answers in Chinese whatever the page's language is.
    const said = body.message.split('：').at(-1) ?? ''
    const named = fieldBySpokenName[said] ?? said
    return Object.keys(rules).find((name): name is Name => name === named)
  }

  const showRefusal = (error: unknown) => {
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
      // A refused request may be sent under a new id. A request without an answer may have succeeded, so its id must
      // stay the same.
      if (error instanceof PlatformError) requestId.current = ''
      if (error instanceof TransportError)
        onError(say('account.unknownOutcome', { message: messageOf(error) }))
      else if (error instanceof PlatformError && error.code === takenBefore)
        onError(say('account.takenBefore'))
      else showRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  const shown = (problem: Problem | undefined): string | undefined =>
    problem && ('key' in problem ? say(`account.${problem.key}`) : problem.message)

  return {
    busy,
    errorOf: (name: Name) => shown(problems[name]),
    valid,
    clear,
    showRefusal,
    /** With a method, password managers recognise the form; the script sends it. */
    form: { ref: form, method: 'post', noValidate: true, 'aria-busy': busy, onSubmit, ...events },
  } as const
}
