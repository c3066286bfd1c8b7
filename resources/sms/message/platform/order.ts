import type { EndpointContext, RuleContext } from '@mock/platform/areas/rules'
import type { SmsSign } from '@resources/sms/sign/smsSign.area'
import type { SmsTemplate } from '@resources/sms/template/smsTemplate.area'
import { isRecord, type Json } from '@/declaration'
import { fillMessage } from '@/declaration/errors'
import type { Sms } from '../sms.area'
import {
  fill,
  isGoodValue,
  longestSms,
  maxRows,
  measure,
  mostMobiles,
  type SmsParam,
  signed,
  variablesOf,
} from '../smsText'
import { isMobile } from './carrier'

type Context = Pick<RuleContext, 'area' | 'refuse'>

export interface Wording {
  readonly sign: SmsSign
  readonly template: SmsTemplate
}

/**
 * Finds a signature and a template.
 *
 * @throws Refusal 41003 or 41016 unless both are approved, 41017 if the signature is for codes only
 */
export async function wordingOf(
  { area, refuse }: Context,
  sign_name: string,
  template_code: string,
): Promise<Wording> {
  const [sign = refuse(41003)] = await area<SmsSign>('smsSign').find({ sign_name, status: 'APPROVED' })
  const template = await area<SmsTemplate>('smsTemplate').get({ template_code })
  if (template?.status !== 'APPROVED') return refuse(41016)
  if (sign.sign_type === 'CODE' && template.template_type !== 'CODE') refuse(41017)
  return { sign, template }
}

/** How many tasks with a signature or template still wait to be sent. */
export const waitingTasks = async (
  { area }: Pick<Context, 'area'>,
  of: { readonly sign_name: string } | { readonly template_code: string },
): Promise<number> => {
  const where = { ...of, status: { in: ['SCHEDULED', 'QUEUED'] } } as const
  return (await area<Sms>('sms').figures({ where, by: { task: 'task_id' } })).length
}

export interface Message {
  readonly row: number
  readonly mobile: string
  readonly content: string
  readonly char_count: number
  readonly part_count: number
}

export interface Rejected {
  readonly row: number
  readonly mobile: string
  readonly code: number
  readonly message: string
}

export interface Order extends Wording {
  readonly messages: readonly Message[]
  /** Invalid numbers (41021), and missing or invalid values (41023). */
  readonly wrong: readonly (Rejected & { readonly var?: string })[]
  /** Skipped repetitions of a number with the same values. */
  readonly duplicate: number
}

const paramOf = (value: Json | undefined): SmsParam =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, one]) =>
      typeof one === 'string' ? [[name, one]] : [],
    ),
  )

/** @throws Refusal 41022 if there are too many numbers for one task */
function recipientsOf({ input, refuse }: Pick<EndpointContext, 'input' | 'refuse'>) {
  const common = paramOf(input.template_param)
  const mobiles = Array.isArray(input.mobiles) ? input.mobiles : []
  const rows = Array.isArray(input.rows) ? input.rows : []
  if (mobiles.length > mostMobiles) refuse(41022, { n: mostMobiles })
  if (mobiles.length + rows.length > maxRows) refuse(41022, { n: maxRows })
  return [
    ...mobiles.map((mobile) => ({ mobile: String(mobile).trim(), param: common })),
    ...rows.filter(isRecord).map(({ mobile, param }) => ({
      mobile: String(mobile).trim(),
      param: { ...common, ...paramOf(param) },
    })),
  ]
}

interface Written extends Omit<Message, 'row' | 'mobile'> {
  /** The first variable with a missing or invalid value; if only the message is too long, the one with the longest value. */
  readonly wrong: string | undefined
}

/** Returns a function that fills the message for a recipient; prepared once for up to ten thousand of them. */
const writerOf = ({ sign: { sign_name }, template: { content, variables } }: Wording) => {
  const names = variablesOf(content)
  const attrs = new Map(variables.map(({ name, attr }) => [name, attr]))
  const wrongOf = (param: SmsParam, char_count: number): string | undefined => {
    const wrong = names.find(
      (name) =>
        !isGoodValue(attrs.get(name) ?? 'OTHER', Object.hasOwn(param, name) ? (param[name] ?? '') : ''),
    )
    if (wrong !== undefined || char_count <= longestSms) return wrong
    const lengthOf = (name: string) => param[name]?.length ?? 0
    return [...names].sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? '签名'
  }
  return (param: SmsParam): Written => {
    const text = fill(content, param)
    const size = measure(sign_name, text)
    return { content: signed(sign_name, text), ...size, wrong: wrongOf(param, size.char_count) }
  }
}

/**
 * Checks the message and recipients of a call. The same message goes to a number only once.
 *
 * @throws Refusal 41003, 41016, 41017, 41022
 */
export async function orderOf(context: Pick<EndpointContext, 'input' | 'area' | 'refuse'>): Promise<Order> {
  const { input } = context
  const wording = await wordingOf(context, String(input.sign_name), String(input.template_code))
  const write = writerOf(wording)
  const messages: Message[] = []
  const wrong: (Rejected & { readonly var?: string })[] = []
  const named = new Set<string>()
  let duplicate = 0
  for (const [row, { mobile, param }] of recipientsOf(context).entries()) {
    const { wrong: variable, ...written } = write(param)
    const once = `${mobile} ${written.content}`
    if (!isMobile(mobile))
      wrong.push({ row, mobile, code: 41021, message: fillMessage(41021, 'zh', { n: 1 }) })
    else if (variable !== undefined)
      wrong.push({
        row,
        mobile,
        code: 41023,
        message: fillMessage(41023, 'zh', { var: variable }),
        var: variable,
      })
    else if (named.has(once)) duplicate += 1
    else {
      named.add(once)
      messages.push({ row, mobile, ...written })
    }
  }
  return { ...wording, messages, wrong, duplicate }
}

/** The message with the common values only, for a preview without recipients. Throws Refusal 41023. */
export function sampleOf(wording: Wording, { input, refuse }: Pick<EndpointContext, 'input' | 'refuse'>) {
  const { wrong, ...written } = writerOf(wording)(paramOf(input.template_param))
  if (wrong !== undefined) refuse(41023, { var: wrong })
  return written
}
