import sign, { type SmsSign } from '@resources/sms/sign/smsSign.area'
import smsTemplate, { type SmsTemplate } from '@resources/sms/template/smsTemplate.area'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { text } from '@/declaration'
import { inSlices } from '@/screens/import/inSlices'
import { type Recipient, useRecipients } from '@/screens/recipients'
import { lackOf, type OwnInputs, planned, sendingTexts, useChoices, usePlan } from '@/screens/sending'
import {
  type Bill,
  biller,
  type Message,
  mostOf,
  type SmsOrder,
  whyNotSign,
  whyNotTemplate,
  whyNotThen,
} from './order'
import { checkMobile, mobileWords, recipientVariables } from './recipients'
import { texts } from './texts'

/**
 * The totals over all recipients, calculated in slices.
 *
 * @param message must keep its identity while it is unchanged
 * @returns undefined until the calculation for exactly these inputs is done
 */
const useBill = (message: Message | undefined, recipients: readonly Recipient[]): Bill | undefined => {
  const [known, setKnown] = useState<{ message: Message; recipients: readonly Recipient[]; bill: Bill }>()
  const isCurrent = known?.message === message && known?.recipients === recipients
  useEffect(() => {
    if (isCurrent || !message) return
    const aborter = new AbortController()
    const { signal } = aborter
    const { take, bill } = biller(message)
    inSlices(recipients, take, { signal }).then(
      () => {
        if (!signal.aborted) setKnown({ message, recipients, bill: bill() })
      },
      (error: unknown) => {
        // Nobody is waiting for an aborted calculation, so ignore its error.
        if (!signal.aborted) throw error
      },
    )
    return () => aborter.abort()
  }, [isCurrent, message, recipients])
  return isCurrent ? known.bill : undefined
}

const noVariables = [] as const

const ownFields: OwnInputs['fields'] = [
  { name: 'sign', field: text({ label: texts.sign }) },
  { name: 'template', field: text({ label: texts.template }) },
]

/** Preselects a template by address: `?template=SMS_900000001`. */
const templateParam = 'template'

export const useSmsForm = () => {
  const signs = useChoices<SmsSign>(sign)
  const templates = useChoices<SmsTemplate>(smsTemplate)
  const plan = usePlan()
  const [search] = useSearchParams()
  const [signName, setSignName] = useState<string | null>()
  const [templateCode, setTemplateCode] = useState<string | null>()

  // Looked up in the current list: a review may have ended or been withdrawn.
  const wantedTemplate = templateCode === undefined ? search.get(templateParam) : templateCode
  const template = templates.all?.find(
    (one) => one.template_code === wantedTemplate && one.status === 'APPROVED',
  )
  const chosenSign = useMemo(() => {
    const usable = signs.all?.filter((one) => whyNotSign(one, template) === undefined)
    // By default the template's own signature, the account's default, or the only one.
    return signName === undefined
      ? (usable?.find(({ sign_name }) => sign_name === template?.related_sign) ??
          usable?.find(({ is_default }) => is_default) ??
          (usable?.length === 1 ? usable[0] : undefined))
      : usable?.find(({ sign_name }) => sign_name === signName)
  }, [signs.all, signName, template])
  const chosen = template && whyNotTemplate(template, chosenSign) === undefined ? template : undefined

  const variables = useMemo(() => (chosen ? recipientVariables(chosen) : noVariables), [chosen])
  const options = useMemo(() => ({ words: mobileWords, check: checkMobile, variables }), [variables])
  const recipients = useRecipients(options)
  const { constants, list } = recipients

  const message = useMemo(
    (): Message | undefined =>
      chosenSign && chosen
        ? { signName: chosenSign.sign_name, content: chosen.content, type: chosen.template_type, constants }
        : undefined,
    [chosenSign, chosen, constants],
  )
  const bill = useBill(message, list.valid)
  const refusedTime = whyNotThen(plan.when, chosen?.template_type, plan.now)
  const order: SmsOrder | undefined = message &&
    chosen && {
      ...planned(plan),
      message,
      templateCode: chosen.template_code,
      perRow: recipients.perRow.size > 0,
      fromFile: recipients.mode === 'file',
    }

  const [signed, coded] = [chosenSign?.sign_name, chosen?.template_code]
  const own = useMemo(
    (): OwnInputs => ({
      fields: ownFields,
      values: { sign: signed, template: coded },
      apply: ({ sign: name, template: code }) => {
        if (typeof name === 'string') setSignName(name)
        if (typeof code === 'string') setTemplateCode(code)
      },
    }),
    [signed, coded],
  )

  return {
    own,
    choices: {
      signs: signs.all,
      templates: templates.all,
      error: signs.error ?? templates.error,
      isPending: signs.isPending || templates.isPending,
      refetch: () => {
        void signs.refetch()
        void templates.refetch()
      },
    },
    sign: chosenSign,
    setSign: (name: SmsSign['sign_name'] | undefined) => setSignName(name ?? null),
    template: chosen,
    setTemplate: (code: SmsTemplate['template_code'] | undefined) => setTemplateCode(code ?? null),
    plan,
    refusedTime,
    recipients,
    message,
    order,
    most: order ? mostOf(order) : 0,
    bill,
    lack: lackOf({
      message: !chosen ? texts.chooseTemplate : !chosenSign ? texts.chooseSign : undefined,
      recipients,
      messages: !bill ? sendingTexts.lacks.checking : bill.tooLong > 0 ? texts.someTooLong : undefined,
      refusedTime,
    }),
  }
}

export type SmsForm = ReturnType<typeof useSmsForm>
