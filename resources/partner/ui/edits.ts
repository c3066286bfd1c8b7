import type { Fields, Json, Label, WireRecord } from '@/declaration'
import { PlatformError } from '@/platform/errors'
import { sentValue } from '@/screens/form/sentValue'
import { alertFields, type Partner, profileFields, pushFields, wechatReceiver } from '../profile.endpoints'
import { texts } from './texts'

/** A form over a part of the profile. */
export interface Edit {
  readonly title: Label
  readonly fields: Fields
  /** Fields that are told masked: empty in the form, which keeps them. */
  readonly masked: readonly string[]
  /** What the form begins with. */
  readonly start: (partner: Partner) => WireRecord
  /** What of the form's values is sent. */
  readonly send: (values: WireRecord) => WireRecord
}

const asTheyAre = (values: WireRecord) => values

/** A number, as typed or as it is shown. */
const receiver = '1[3-9]\\d(\\d{4}|\\*{4})\\d{4}'
const mostReceivers = 5

/** The part of the form that stands for the WeChat among the receivers. */
export const wechatInput = 'wechat_receives'

export const edits = {
  profile: {
    title: texts.editProfile,
    fields: {
      ...profileFields,
      company_name: { ...profileFields.company_name, required: true },
      contact_name: { ...profileFields.contact_name, required: true },
    },
    masked: ['license_no', 'email', 'mobile'],
    start: ({ company_name, contact_name, qq }) => ({
      ...{ company_name, contact_name, qq },
      ...{ license_no: '', email: '', mobile: '' },
    }),
    send: asTheyAre,
  },
  alert: {
    title: texts.editAlert,
    fields: {
      alert_li: alertFields.alert_li,
      alert_receivers: { ...alertFields.alert_receivers, maxItems: mostReceivers, pattern: receiver },
      [wechatInput]: { kind: 'boolean', label: texts.wechatReceives },
    },
    masked: [],
    start: ({ alert_li, alert_receivers }) => ({
      alert_li,
      alert_receivers: alert_receivers.filter((one) => one !== wechatReceiver),
      [wechatInput]: alert_receivers.includes(wechatReceiver),
    }),
    send: ({ [wechatInput]: wechat, alert_receivers, ...values }) => ({
      ...values,
      alert_receivers: [
        ...(Array.isArray(alert_receivers) ? alert_receivers : []),
        ...(wechat === true ? [wechatReceiver] : []),
      ],
    }),
  },
  push: {
    title: texts.editPush,
    fields: pushFields,
    masked: [],
    start: ({ push_mode, order_push_url, pay_notify_url }) => ({ push_mode, order_push_url, pay_notify_url }),
    send: asTheyAre,
  },
} as const satisfies { readonly [name: string]: Edit }

export type EditName = keyof typeof edits

const same = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** What the operator has changed: only that is sent, so that nothing else is written over. */
export function changesOf(
  { fields, masked, start, send }: Edit,
  held: Partner,
  values: WireRecord,
): WireRecord {
  const before = send(start(held))
  const typed = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sentValue(field, values[name])]),
  )
  return Object.fromEntries(
    Object.entries(send(typed)).filter(
      ([name, value]) => !same(value, before[name]) && !(masked.includes(name) && value === ''),
    ),
  )
}

const wrongParameter = 10001
const urlCodes: readonly number[] = [30006, 30007]
const mobileCode = 60215

/** The input that a refusal is about; undefined when it is about the whole form. */
export function refusedInput(fields: Fields, changes: WireRecord, error: unknown): string | undefined {
  if (!(error instanceof PlatformError)) return undefined
  if (error.code === mobileCode) return 'mobile'
  const urls = Object.keys(changes).filter((name) => fields[name]?.kind === 'url')
  if (urlCodes.includes(error.code)) return urls.length === 1 ? urls[0] : undefined
  if (error.code !== wrongParameter) return undefined
  // The platform speaks Chinese; `body` is what it sent, whatever the operator's language.
  return Object.keys(fields).find((name) => error.body.message.endsWith(fields[name]?.label.zh ?? '\0'))
}
