import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import type { TopicEvent } from '@resources/merchant/merchant/topicFacts'
import { topicsOf } from '@resources/merchant/merchant/topics'
import { dayOf, type Random } from '@/declaration'
import type { PushLog } from '../pushLog.area'

/** Relative frequency of events among the topics a shop has on. Events with a rule are handled separately. */
const shares: { readonly [E in TopicEvent]?: number } = {
  trade_create: 8,
  trade_paid: 40,
  trade_ship: 22,
  trade_part_ship: 2,
  trade_success: 16,
  trade_close: 5,
  trade_address: 3,
  trade_fee: 2,
  refund_create: 4,
  refund_agree: 2,
  refund_return: 1,
  refund_close: 1,
  refund_success: 3,
}

const messages = [
  '麻烦加急发货',
  '送礼物用，请包装好',
  'vip老客户',
  '请开发票',
  '不要放小票',
  '尽快发出，谢谢',
  '',
] as const
const memos = ['加急', '礼物，附贺卡', 'vip', '已开发票', '不要发圆通', '客户改颜色', ''] as const

const tidOf = (op: string, now: number, random: Random): string => {
  switch (op) {
    case 'pdd':
      return `${dayOf(now).slice(2).replaceAll('-', '')}-000${random.digits(12)}`
    case 'jd':
      return `90${random.digits(10)}`
    case 'ks':
      return `90${random.digits(14)}`
    default:
      return `9${random.digits(18)}`
  }
}

const hex = (random: Random): string =>
  Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('')

export type Message = Pick<
  PushLog,
  | 'message_id'
  | 'tid'
  | 'event'
  | 'topic'
  | 'op'
  | 'app_id'
  | 'seller_nick'
  | 'shop_name'
  | 'create_time'
  | 'buyer_message'
  | 'seller_memo'
  | 'seller_flag'
>

const likely = (on: readonly string[], op: string) =>
  Object.fromEntries(
    topicsOf(op)
      .filter(({ topic, event }) => on.includes(topic) && shares[event] !== undefined)
      .map(({ topic, event }) => [topic, shares[event]]),
  )

/** A random message of a shop. `on`: the topics that are switched on. `named`: the event; by default a random one. */
export const messageOf = (
  { op, app_id, seller_nick, shop_name }: Pick<Merchant, 'op' | 'app_id' | 'seller_nick' | 'shop_name'>,
  on: readonly string[],
  time: number,
  random: Random,
  named?: TopicEvent,
): Message | undefined => {
  const weights = likely(on, op)
  if (named === undefined && Object.keys(weights).length === 0) return undefined
  const picked = named === undefined ? random.weighted(weights) : undefined
  const topic = topicsOf(op).find((one) => (named === undefined ? one.topic === picked : one.event === named))
  if (!topic) return undefined
  const { event } = topic
  return {
    message_id: hex(random),
    tid: tidOf(op, time, random),
    event,
    topic: topic.topic,
    op,
    app_id,
    seller_nick,
    shop_name,
    create_time: time,
    buyer_message: event === 'trade_paid_message' ? random.pick(messages) : '',
    seller_memo: event === 'trade_memo' ? random.pick(memos) : '',
    seller_flag: event === 'trade_memo' ? String(random.int(0, 5)) : '',
  }
}

/** Most pushes a shop has in a day; most shops have few. */
export const busiest = { small: 40, standard: 17, full: 130 } as const

export const pushesOfDay = (size: keyof typeof busiest, random: Random): number =>
  Math.floor(random.next() ** 12 * busiest[size])
