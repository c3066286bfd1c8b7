import {
  costOf,
  fill,
  isPromoTime,
  longestSms,
  maxRows,
  measure,
  mostMobiles,
  variablesOf,
} from '@resources/sms/message/smsText'
import type { SmsSign } from '@resources/sms/sign/smsSign.area'
import type { SmsTemplate } from '@resources/sms/template/smsTemplate.area'
import type { TemplateType } from '@resources/sms/template/templateRules'
import { mayBePlanned, planWithin } from '@resources/terms/schedule'
import { type AnswerOf, dayOf, type InputOf, type Locale, startOfDay } from '@/declaration'
import { localiseMessage } from '@/declaration/errors'
import type { Recipient, Values } from '@/screens/recipients'
import {
  type Planned,
  planInput,
  type Rejection,
  rejectedRows,
  type SendTask,
  type When,
} from '@/screens/sending'
import type { sendSmsEndpoints } from '../sendSms.endpoints'

export type SentSms = AnswerOf<typeof sendSmsEndpoints.sendsms>

export interface Message {
  readonly signName: string
  readonly content: string
  readonly type: TemplateType
  readonly constants: Values
}

export interface Bill {
  readonly count: number
  readonly parts: number
  readonly amount_li: number
  readonly most: { readonly char_count: number; readonly part_count: number }
  readonly tooLong: number
}

export const textFor = ({ content, constants }: Message, values: Values): string =>
  fill(
    content,
    Object.fromEntries(Object.entries({ ...constants, ...values }).filter(([, one]) => one !== '')),
  )

/** Returns a function that adds up messages; a text that is the same for all is measured once. */
export const biller = (message: Message) => {
  const { signName, content, type } = message
  const perRow = new Set(variablesOf(content))
  for (const name of Object.keys(message.constants)) perRow.delete(name)
  const same = perRow.size === 0 ? measure(signName, textFor(message, {})) : undefined
  let [count, parts, tooLong] = [0, 0, 0]
  let most = { char_count: 0, part_count: 0 }
  return {
    take: ({ values }: Pick<Recipient, 'values'>): void => {
      const size = same ?? measure(signName, textFor(message, values))
      count += 1
      parts += size.part_count
      if (size.char_count > longestSms) tooLong += 1
      if (size.char_count > most.char_count) most = size
    },
    bill: (): Bill => ({ count, parts, amount_li: costOf(parts, type), most, tooLong }),
  }
}

export interface SmsOrder extends Planned {
  readonly message: Message
  readonly templateCode: SmsTemplate['template_code']
  readonly perRow: boolean
  readonly fromFile: boolean
}

/** Most recipients of a task; fewer if they are typed. */
export const mostOf = ({ perRow, fromFile }: Pick<SmsOrder, 'perRow' | 'fromFile'>): number =>
  perRow || fromFile ? maxRows : mostMobiles

const addressed = ({ perRow, fromFile }: SmsOrder, recipients: readonly Recipient[]) =>
  perRow || fromFile
    ? {
        rows: recipients.map(({ address, values }) => ({
          mobile: address,
          param: perRow ? { ...values } : {},
        })),
      }
    : { mobiles: recipients.map(({ address }) => address) }

export const previewInput = (
  order: SmsOrder,
  recipients: readonly Recipient[],
): InputOf<typeof sendSmsEndpoints.previewsms> => ({
  sign_name: order.message.signName,
  template_code: order.templateCode,
  template_param: { ...order.message.constants },
  ...addressed(order, recipients),
})

export const sendInput = (
  order: SmsOrder,
  recipients: readonly Recipient[],
): InputOf<typeof sendSmsEndpoints.sendsms> => ({
  ...previewInput(order, recipients),
  ...planInput(order),
})

/**
 * Why a time is not possible: 41028 if it is not 10 minutes to 30 days ahead, 41025 for promotion outside 8:00–22:00.
 * Undefined if it is possible.
 *
 * @param now Unix seconds
 */
export const whyNotThen = (
  when: When,
  type: TemplateType | undefined,
  now: number,
): 41025 | 41028 | undefined => {
  const time = when.kind === 'now' ? now : when.time
  if (time === undefined) return 41028
  if (when.kind === 'at' && !mayBePlanned(time, now)) return 41028
  return type === 'PROMO' && !isPromoTime(time) ? 41025 : undefined
}

/** The next time promotion can be planned for: 8:00 in UTC+8, at least 10 minutes ahead. */
export const nextPromoTime = (now: number): number => {
  const from = now + planWithin.least
  const today = startOfDay(dayOf(from)) ?? from
  const eight = today + 8 * 3600
  return eight >= from ? eight : eight + 86_400
}

export type FitCode = 41003 | 41016 | 41017

const fits = (signType: SmsSign['sign_type'], templateType: SmsTemplate['template_type']): boolean =>
  signType === 'COMMON' || templateType === 'CODE'

/**
 * Why a signature cannot be chosen: it is not approved, or it is for codes and the template is not. Undefined if it can.
 */
export const whyNotSign = (
  sign: Pick<SmsSign, 'status' | 'sign_type'>,
  template: Pick<SmsTemplate, 'template_type'> | undefined,
): FitCode | undefined => {
  if (sign.status !== 'APPROVED') return 41003
  return template && !fits(sign.sign_type, template.template_type) ? 41017 : undefined
}

/** Why a template cannot be chosen: it is not approved, or the signature is not for its type. Undefined if it can. */
export const whyNotTemplate = (
  template: Pick<SmsTemplate, 'status' | 'template_type'>,
  sign: Pick<SmsSign, 'sign_type'> | undefined,
): FitCode | undefined => {
  if (template.status !== 'APPROVED') return 41016
  return sign && !fits(sign.sign_type, template.template_type) ? 41017 : undefined
}

type Row = Partial<NonNullable<SentSms['rejected']>[number]>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

export const rejectedOf = (
  { answer, refusal, items }: Pick<SendTask<Recipient, SentSms>, 'answer' | 'refusal' | 'items'>,
  locale: Locale,
): readonly Rejection[] =>
  (answer?.rejected ?? rejectedRows(refusal).filter(isRow)).map(
    ({ row, mobile = '', code, message = '' }: Row) => {
      const item = typeof row === 'number' ? items[row] : undefined
      const reason = localiseMessage(code ?? 0, message, locale)
      return { address: item?.address ?? mobile, reason, line: item?.line }
    },
  )
