import type { Fields, Json, Label, WireRecord } from '@/declaration'
import { PlatformError } from '@/platform/errors'
import { sentValue } from '@/screens/form/sentValue'
import { alertFields, type Partner, profileFields, pushFields, wechatReceiver } from '../profile.endpoints'
import { texts } from './texts'

/** A form for a part of the profile. */
export interface Edit {
  readonly title: Label
  readonly fields: Fields
  /** Fields the platform sends masked: empty in the form, and unchanged if left empty. */
  readonly masked: readonly string[]
  /** Initial values. */
  readonly start: (partner: Partner) => WireRecord
  /** Converts the form's values to those of the call. */
  readonly send: (values: WireRecord) => WireRecord
}

const unchanged = (values: WireRecord) => values

/** A number as typed, or masked as the platform sends it. */
const receiver = '1[3-9]\\d(\\d{4}|\\*{4})\\d{4}'
const mostReceivers = 5

/** The input that adds the WeChat to the receivers. */
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
    send: unchanged,
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
    send: unchanged,
  },
} as const satisfies { readonly [name: string]: Edit }

export type EditName = keyof typeof edits

const same = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** The changed values; only these are sent, so that nothing else is overwritten. */
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

/** The input a refusal is about; undefined if it is about the form as a whole. */
export function refusedInput(fields: Fields, changes: WireRecord, error: unknown): string | undefined {
  if (!(error instanceof PlatformError)) return undefined
  if (error.code === mobileCode) return 'mobile'
  const urls = Object.keys(changes).filter((name) => fields[name]?.kind === 'url')
  if (urlCodes.includes(error.code)) return urls.length === 1 ? urls[0] : undefined
  if (error.code !== wrongParameter) return undefined
  // The platform names the field by its Chinese label at the end of `body.message`.
  return Object.keys(fields).find((name) => error.body.message.endsWith(fields[name]?.label.zh ?? '\0'))
}
