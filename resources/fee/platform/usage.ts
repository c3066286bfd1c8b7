import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import type { PushLog } from '@resources/merchant/pushLog/pushLog.area'
import type { Trade } from '@resources/pay/trade/trade.area'
import type { Sms } from '@resources/sms/message/sms.area'
import { serviceOf } from '@resources/sms/message/smsText'
import { midnight, startOfMonth } from '@resources/terms/days'
import { secondOfDay } from '@resources/terms/samples'
import { prices, type Service } from '@resources/terms/services'
import { shopIdOf, shopOf } from '@resources/terms/shopKey'
import { dayOf, type Random, secondsPerDay, startOfDay } from '@/declaration'
import type { Usage } from './chain'

export const historyDays = 90

export type PaidTrade = Pick<Trade, 'pay_time' | 'payer_total'>
export type LoggedPush = Pick<PushLog, 'op' | 'app_id' | 'seller_nick' | 'status' | 'create_time'>
export type LoggedSms = Pick<
  Sms,
  'template_type' | 'status' | 'part_count' | 'send_time' | 'op' | 'app_id' | 'seller_nick' | 'shop_name'
>

export interface Sources {
  readonly shops: readonly Merchant[]
  readonly trades: readonly PaidTrade[]
  readonly pushes: readonly LoggedPush[]
  readonly messages: readonly LoggedSms[]
  readonly scale: number
  readonly now: number
  readonly random: Random
}

const perShop = {
  SMS_NOTICE: { shops: 110, quantity: 63, days: 1 },
  SMS_CODE: { shops: 60, quantity: 68, days: 1 },
  SMS_PROMO: { shops: 6, quantity: 320, days: 0.5 },
} as const satisfies { readonly [S in Service]?: object }
const pushingShops = 100

const usualMessages = 12_000

/** Days covered by the push log and the messages, including today; use on these days is what they record. */
const loggedDays = 7

const ofPartner = { ORDER_API: 600_000, EMAIL: 800, ADDR_PARSE: 300, EINVOICE: 20 } as const

const deliveredByDay = (pushes: readonly LoggedPush[]): ReadonlyMap<string, ReadonlyMap<string, number>> => {
  const days = new Map<string, Map<string, number>>()
  for (const push of pushes) {
    if (push.status !== 'SUCCESS') continue
    const day = dayOf(push.create_time)
    const shops = days.get(day) ?? new Map<string, number>()
    shops.set(shopIdOf(push), (shops.get(shopIdOf(push)) ?? 0) + 1)
    days.set(day, shops)
  }
  return days
}

const messagesByDay = (messages: readonly LoggedSms[]): ReadonlyMap<string, readonly Usage[]> => {
  const days = new Map<string, Map<string, Usage>>()
  for (const one of messages) {
    if (one.status === 'SCHEDULED' || one.status === 'CANCELED') continue
    const day = dayOf(one.send_time)
    const service = serviceOf(one.template_type)
    const uses = days.get(day) ?? new Map<string, Usage>()
    const key = `${service} ${shopIdOf(one)}`
    uses.set(key, {
      fee_type: 'CONSUME',
      service,
      quantity: (uses.get(key)?.quantity ?? 0) + one.part_count,
      ...(one.op !== null && { shop: shopOf(one) }),
    })
    days.set(day, uses)
  }
  return new Map([...days].map(([day, uses]) => [day, [...uses.values()]]))
}

/** A selection of `wanted` items, evenly spread. */
const spread = <T>(all: readonly T[], wanted: number): T[] => {
  const count = Math.min(all.length, Math.max(1, Math.round(wanted)))
  return all.filter(
    (_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length),
  )
}

/** Amounts paid by day, and how busy each day was relative to the others. */
const paidByDay = (trades: readonly PaidTrade[]) => {
  const days = new Map<string, number[]>()
  for (const { pay_time, payer_total } of trades) {
    if (pay_time === null) continue
    const day = dayOf(pay_time)
    const paid = days.get(day) ?? []
    paid.push(payer_total)
    days.set(day, paid)
  }
  const usual = Math.max(1, trades.length / historyDays)
  return {
    of: (day: string): readonly number[] => days.get(day) ?? [],
    busyness: (day: string) => Math.min(8, Math.max(0.3, (days.get(day)?.length ?? 0) / usual)),
  }
}

/**
 * A partner's use on each of the last 90 days: payment fees for the payments of the day; pushes and text messages as logged,
 * and before the logs begin by typical volumes; agent pay, matching the shops' figures of this month; other services by
 * typical volumes.
 */
export function usageOf({
  shops,
  trades,
  pushes,
  messages,
  scale,
  now,
  random,
}: Sources): (day: string) => (Usage & { readonly time: number })[] {
  const paid = paidByDay(trades)
  const today = dayOf(now)
  const begin = midnight(now)
  const timeOn = (day: string): number =>
    day === today ? random.int(begin, Math.max(begin, now - 1)) : (startOfDay(day) ?? 0) + secondOfDay(random)
  const varied = (quantity: number, day: string): number =>
    Math.max(1, Math.round(quantity * paid.busyness(day) * (0.8 + 0.4 * random.next())))

  const unpaid = shops.filter(({ agent_pay }) => !agent_pay.is_enable)
  const own = unpaid.filter(({ grant_status }) => grant_status === 'GRANTED')
  const pushed = own.filter(({ today_push }) => today_push > 0)
  const delivered = deliveredByDay(pushes)
  const logged = dayOf(now - (loggedDays - 1) * secondsPerDay)
  const pushing = new Set([
    // One pushing shop per channel, so that even the smallest sandbox has all channels.
    ...new Map([...unpaid, ...pushed].map((shop) => [shop.op, shop])).values(),
    ...spread(pushed, pushingShops * scale),
  ])
  const sent = messagesByDay(messages)
  // Assume the days before the logs were as busy as those since.
  const sending = messages.length / loggedDays / usualMessages
  const senders = {
    SMS_NOTICE: spread(own, perShop.SMS_NOTICE.shops * sending),
    SMS_CODE: spread(own, perShop.SMS_CODE.shops * sending),
    SMS_PROMO: spread(own, perShop.SMS_PROMO.shops * sending),
  }
  // A small partner has fewer entries, but of all kinds.
  const often = Math.min(1, 0.15 + scale * 5)
  const agentPaid = agentPayments(shops, delivered, logged, now, random)

  return (day) => {
    const usages: Usage[] = [...(agentPaid.get(day) ?? [])]
    const amounts = paid.of(day)
    if (amounts.length > 0)
      usages.push({ fee_type: 'CONSUME', service: 'PAY_SERVICE', quantity: amounts.length, paid: amounts })
    const pushesOf = (shop: Merchant) =>
      day < logged
        ? pushing.has(shop) && random.chance(often)
          ? varied(shop.today_push || 5, day)
          : 0
        : (delivered.get(day)?.get(shopIdOf(shop)) ?? 0)
    for (const shop of unpaid) {
      const quantity = pushesOf(shop)
      if (quantity > 0)
        usages.push({ fee_type: 'CONSUME', service: 'ORDER_PUSH', quantity, shop: shopOf(shop) })
    }
    if (day >= logged) usages.push(...(sent.get(day) ?? []))
    for (const service of day < logged ? (['SMS_NOTICE', 'SMS_CODE', 'SMS_PROMO'] as const) : []) {
      const { quantity, days } = perShop[service]
      for (const shop of senders[service])
        if (random.chance(often * days))
          usages.push({ fee_type: 'CONSUME', service, quantity: varied(quantity, day), shop: shopOf(shop) })
    }
    for (const service of ['ORDER_API', 'EMAIL', 'ADDR_PARSE', 'EINVOICE'] as const)
      if (random.chance(often))
        usages.push({ fee_type: 'CONSUME', service, quantity: varied(ofPartner[service] * scale, day) })
    return usages.map((usage) => ({ ...usage, time: timeOn(day) }))
  }
}

/** Subscriptions and pushes paid for shops; this month's add up to the figures in the shops' records. */
function agentPayments(
  shops: readonly Merchant[],
  delivered: ReturnType<typeof deliveredByDay>,
  logged: string,
  now: number,
  random: Random,
): Map<string, Usage[]> {
  const days = new Map<string, Usage[]>()
  const add = (day: string, usage: Usage) => days.set(day, [...(days.get(day) ?? []), usage])
  const today = dayOf(now)
  const firstDay = dayOf(now - (historyDays - 1) * secondsPerDay)
  const month = today.slice(0, 7)
  const subscription = prices.SUBSCRIBE.unit_price_li ?? 0
  const push = prices.ORDER_PUSH.unit_price_li ?? 1
  const dayInMonth = (of: string, last: number) => `${of}-${String(random.int(1, last)).padStart(2, '0')}`
  for (const merchant of shops) {
    const { is_enable, month_used_li } = merchant.agent_pay
    if (!is_enable) continue
    const shop = shopOf(merchant)
    const pay = (day: string, service: Service, quantity: number) => {
      if (quantity > 0 && day >= firstDay) add(day, { fee_type: 'AGENT_PAY', service, quantity, shop })
    }
    const pushesOn = new Map<string, number>()
    let rest = Math.floor(month_used_li / push)
    for (const [day, pushes] of delivered) {
      const quantity = day < logged ? 0 : (pushes.get(shopIdOf(merchant)) ?? 0)
      pushesOn.set(day, quantity)
      if (day.startsWith(month)) rest -= quantity
    }
    if (rest * push >= subscription) {
      pay(dayInMonth(month, Number(today.slice(8))), 'SUBSCRIBE', 1)
      rest -= subscription / push
    }
    // The part of this month that no log covers is booked before the log begins, if the month had begun by then.
    const before = dayInMonth(month, Math.max(1, logged.startsWith(month) ? Number(logged.slice(8)) - 1 : 1))
    pushesOn.set(before, (pushesOn.get(before) ?? 0) + rest)
    for (const [day, quantity] of pushesOn) pay(day, 'ORDER_PUSH', quantity)
    for (const monthsAgo of [1, 2]) {
      const earlier = dayOf(startOfMonth(now) - (monthsAgo * 30 - 15) * secondsPerDay).slice(0, 7)
      pay(dayInMonth(earlier, 28), 'SUBSCRIBE', 1)
    }
  }
  return days
}
