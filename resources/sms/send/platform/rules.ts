import { definePageRules, type EndpointContext, type EndpointRule } from '@mock/platform/areas/rules'
import { walletOf } from '@resources/fee/platform/ledger'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { refuseWhileReviewing } from '@resources/partner/platform/profile'
import { withinLimits } from '@resources/sms/message/platform/limits'
import { type Order, orderOf, type Rejected, sampleOf } from '@resources/sms/message/platform/order'
import { submit } from '@resources/sms/message/platform/submit'
import { costOf, isPromoTime } from '@resources/sms/message/smsText'
import { plannedTime } from '@resources/terms/platform/planned'
import { shopOf } from '@resources/terms/shopKey'

/** Most rejected numbers that a refusal lists; its count is complete. */
const mostNamed = 1000

const namedIn = (rejected: readonly Rejected[]) =>
  rejected.slice(0, mostNamed).map(({ row, mobile, code, message }) => ({ row, mobile, code, message }))

/** @throws Refusal 41021 or 41023 with the numbers in `data.rejected` */
function refuseWrong({ refuse }: EndpointContext, { wrong }: Order): void {
  const invalid = wrong.filter(({ code }) => code === 41021)
  if (invalid.length > 0) refuse(41021, { n: invalid.length }, { rejected: namedIn(wrong) })
  const [first] = wrong
  if (first) refuse(41023, { var: first.var ?? '' }, { rejected: namedIn(wrong) })
}

/** The shop the use is charged to. Throws Refusal 10001 if the key is incomplete, 40001 if there is no such shop. */
async function chargedShop({ input, area, refuse }: EndpointContext) {
  const { op, app_id, seller_nick } = input
  const given = [op, app_id, seller_nick].filter((one) => one !== undefined && one !== '')
  if (given.length === 0) return undefined
  if (given.length < 3) refuse(10001, { field: 'seller_nick' })
  return shopOf((await area<Merchant>('merchant').get({ op, app_id, seller_nick })) ?? refuse(40001))
}

const previewsms: EndpointRule = async (context) => {
  const order = await orderOf(context)
  const { template, messages, wrong, duplicate } = order
  const variable = wrong.find(({ code }) => code === 41023)
  if (variable && messages.length === 0) context.refuse(41023, { var: variable.var ?? '' })
  const [first = sampleOf(order, context)] = messages
  const invalid = wrong.map(({ mobile }) => mobile)
  const parts =
    messages.length === 0 ? first.part_count : messages.reduce((sum, { part_count }) => sum + part_count, 0)
  const amount_li = costOf(parts, template.template_type)
  const { available_li, credit_li } = await walletOf(context)
  return {
    content: first.content,
    char_count: first.char_count,
    part_count: first.part_count,
    valid: messages.length,
    invalid,
    duplicate,
    parts,
    amount_li,
    balance_li: available_li,
    credit_li,
    enough: available_li - amount_li >= -credit_li,
  }
}

const sendsms: EndpointRule = async (context) => {
  const { input, now, refuse } = context
  await refuseWhileReviewing(context)
  // Serialise a partner's sends: limits and quota are counted before they are added to.
  const { in_arrears } = await walletOf(context, { lock: true })
  if (in_arrears) refuse(30002)
  const plan_time = plannedTime(context)
  const order = await orderOf(context)
  refuseWrong(context, order)
  if (order.messages.length === 0) refuse(10001, { field: '手机号' })
  const at = plan_time ?? now
  if (order.template.template_type === 'PROMO' && !isPromoTime(at)) refuse(41025)
  const shop = await chargedShop(context)
  const { free, full } = await withinLimits(context, order, order.messages, at)
  const rejected = full.map((one) => ({ ...one }))
  if (free.length === 0) refuse(41026, { n: full.length }, { rejected: namedIn(full) })
  const { task_id, biz_id, amount_li } = await submit(context, {
    ...{ wording: order, messages: free, shop, plan_time, source: 'CONSOLE' },
    task_name: String(input.task_name ?? ''),
    custom_sms_id: String(input.custom_sms_id ?? ''),
  })
  return { task_id, biz_id, accepted: free.length, rejected, amount_li }
}

export default definePageRules({ endpoints: { previewsms, sendsms } })
