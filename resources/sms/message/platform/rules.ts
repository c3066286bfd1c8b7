import { defineRules, type EndpointRule, type Rule, type RuleContext } from '@mock/platform/areas/rules'
import { freeze, walletOf } from '@resources/fee/platform/ledger'
import { refuseWhileReviewing } from '@resources/partner/platform/profile'
import { shownIds, shownSchema } from '@resources/terms/platform/shown'
import { cancelBefore } from '@resources/terms/schedule'
import { shopOf } from '@resources/terms/shopKey'
import type { Json } from '@/declaration'
import type { Sms } from '../sms.area'
import { isPromoTime, mostNumbers } from '../smsText'
import { carry, forget } from './carry'
import { quotaSchema, uncount, withinLimits } from './limits'
import { wordingOf } from './order'
import { smsSchema, submit, taskIdOf } from './submit'

const named = { SCHEDULED: '定时待发', QUEUED: '排队中', SUBMITTED: '等待回执' } as const
const isNamed = (status: string): status is keyof typeof named => Object.hasOwn(named, status)

/** `POST /user/cancelsms`. Idempotent; the amount is released once. */
const cancelsms: EndpointRule = async (context) => {
  const { input, area, now, refuse } = context
  const task_id = String(input.task_id)
  const messages = area<Sms>('sms')
  // Starting a task locks the wallet first, too.
  await walletOf(context, { lock: true })
  const states = await messages.figures({
    where: { task_id },
    by: { status: 'status' },
    sum: { amount_li: 'amount_li' },
  })
  const [first = refuse(10002)] = states
  const open = states.find(({ status }) => status === 'SCHEDULED')
  if (!open) {
    if (first.status === 'CANCELED') return { task_id, canceled: 0, amount_li: 0 }
    return refuse(10006, { state: isNamed(first.status) ? named[first.status] : '已发送' })
  }
  const scheduled = { task_id, status: 'SCHEDULED' } as const
  const [message] = await messages.find(scheduled, { limit: 1 })
  if ((message?.send_time ?? now) - now < cancelBefore) refuse(41029)
  const canceled = await messages.changeAll(scheduled, { status: 'CANCELED', next_time: null, amount_li: 0 })
  await freeze(context, -open.amount_li)
  if (message) await uncount(context, message.create_time, canceled)
  return { task_id, canceled, amount_li: open.amount_li }
}

/** All messages that an account sends again in one second form a task, with a number far above the regular ones. */
const resendTask = ({ now, account }: Pick<RuleContext, 'now' | 'account'>): string =>
  taskIdOf(now, 100_000_000 + ((now + 8 * 3600) % 86_400) * 1000 + (account.accountId % 1000))

/**
 * `POST /user/resendsms`: sends the same text as a new message. The old one is unchanged.
 *
 * @throws Refusal 30001, 30002, 30003, 41003, 41016, 41017, 41025, 41026
 */
const resend: Rule<Sms> = async (context) => {
  const { record, now, refuse } = context
  await refuseWhileReviewing(context)
  await walletOf(context, { lock: true })
  if (record.content === '') refuse(10002)
  const wording = await wordingOf(context, record.sign_name, record.template_code)
  if (record.template_type === 'PROMO' && !isPromoTime(now)) refuse(41025)
  const { mobile, content, char_count, part_count } = record
  const message = { row: 0, mobile, content, char_count, part_count }
  const { free } = await withinLimits(context, wording, [message], now)
  if (free.length === 0) refuse(41026, { n: 1 })
  const { task_id, amount_li } = await submit(context, {
    ...{ wording, messages: free, task_id: resendTask(context), source: 'CONSOLE', plan_time: null },
    task_name: record.task_name,
    custom_sms_id: record.custom_sms_id,
    ...(record.op !== null && { shop: shopOf(record) }),
  })
  return { answer: { task_id, amount_li } }
}

const resentTask = (answers: readonly Json[]): { [name: string]: Json } => {
  const resent = answers as readonly { readonly task_id: string; readonly amount_li: number }[]
  return {
    task_id: resent[0]?.task_id ?? '',
    amount_li: resent.reduce((sum, { amount_li }) => sum + amount_li, 0),
  }
}

const shown = { table: 'sms_number_show', permission: 'sms.field.mobile', most: mostNumbers } as const

/** `POST /user/smsnumbers`: unmasked numbers of failed messages. Records who asked. */
const smsnumbers: EndpointRule = async (context) => {
  const ids = await shownIds(context, shown)
  const failed = await context.area<Sms>('sms').figures({
    where: { sms_id: { in: ids }, status: { in: ['FAILED', 'UNKNOWN'] } },
    by: { mobile: 'mobile' },
  })
  const mobiles = failed.map(({ mobile }) => mobile).sort()
  return { mobiles, total: mobiles.length }
}

export default defineRules<Sms>({
  schema: [shownSchema(shown), ...smsSchema, ...quotaSchema],
  endpoints: { cancelsms, smsnumbers },
  actions: { resend },
  batches: { resend: resentTask },
  chores: [carry, forget],
})
