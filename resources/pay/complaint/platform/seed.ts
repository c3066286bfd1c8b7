import { defineSeed } from '@mock/platform/areas/rules'
import type { Trade } from '@resources/pay/trade/trade.area'
import { dayOf, type Random } from '@/declaration'
import type { Complaint } from '../complaint.area'
import { applyEvents, type ComplaintEvent } from './machine'
import { refundText } from './refundWatch'
import {
  answerTo,
  complaintWords,
  firstStories,
  type ProblemType,
  pictureFor,
  type Step,
  type Story,
  type StoryName,
  stepsOf,
  stories,
  storyShares,
} from './stories'

const hour = 3600
const problemShares = { REFUND: 37, SERVICE_NOT_WORK: 25, OTHERS: 38 } as const
const roundShares = { 1: 62, 2: 29, 3: 9 } as const
const picturedShare = 0.45

const tradeFields = [
  'trade_no',
  'out_trade_no',
  'transaction_id',
  'mch_id',
  'mch_name',
  'payer_total',
  'payer_mask',
  'pay_time',
  'pay_channel',
  'complaint_count',
  'refunds',
] as const satisfies readonly (keyof Trade)[]
type Paid = Pick<Trade, (typeof tradeFields)[number]>

const beginning = (orders: readonly Paid[], type: ProblemType, at: number, random: Random): Complaint => {
  const [detail, problem] = complaintWords(type, random)
  const order_fee = orders.reduce((sum, { payer_total }) => sum + payer_total, 0)
  const [first] = orders
  if (!first) throw new Error('a complaint needs a payment')
  return {
    complaint_id: `2002018${dayOf(at).replaceAll('-', '')}${random.digits(12)}`,
    complaint_time: at,
    complaint_detail: detail,
    complaint_state: 'PENDING',
    complainted_mchid: first.mch_id,
    mch_name: first.mch_name,
    payer_phone: random.chance(0.6) ? `${random.pick(['154', '160', '161'])}****${random.digits(4)}` : null,
    payer_openid: first.payer_mask,
    complaint_order_info: orders.map(({ transaction_id, out_trade_no, payer_total }) => ({
      transaction_id,
      out_trade_no,
      amount: payer_total,
    })),
    service_order_info: [],
    out_trade_no: first.out_trade_no,
    transaction_id: first.transaction_id,
    order_fee,
    order_numbers: orders.flatMap(({ out_trade_no, transaction_id }) => [out_trade_no, transaction_id]),
    problem_type: type,
    problem_description: problem,
    apply_refund_amount:
      type !== 'REFUND'
        ? null
        : random.chance(0.8)
          ? order_fee
          : Math.max(1, Math.floor((order_fee * random.int(2, 8)) / 10)),
    complaint_full_refunded: false,
    incoming_user_response: false,
    user_complaint_times: 0,
    user_tag_list: [
      ...(random.chance(0.2) ? (['TRUSTED'] as const) : []),
      ...(random.chance(0.06) ? (['HIGH_RISK'] as const) : []),
    ],
    complaint_media_list: random.chance(picturedShare)
      ? [
          {
            media_type: 'USER_COMPLAINT_IMAGE',
            media_url: Array.from({ length: random.int(1, 3) }, (_, index) => pictureFor(random, index)),
          },
        ]
      : [],
    refund_decision: 'NONE',
    launch_refund_day: null,
    reject_reason: '',
    remark: '',
    first_reply_time: null,
    complete_time: null,
    reply_deadline_time: 0,
    close_deadline_time: 0,
    due_time: null,
    assignee: '',
    pay_channel: first.pay_channel,
    place: 0,
    history: { items: [], total: 0 },
  }
}

/** The steps as events, dated so that the step at `index` happens at `at`. */
const timed = (
  steps: readonly Step[],
  index: number,
  at: number,
  random: Random,
): readonly ComplaintEvent[] => {
  const hours = steps.map((_, here) => steps.slice(0, here + 1).reduce((sum, step) => sum + step.hours, 0))
  return steps.map(({ type, details, pictured }, here) => ({
    type,
    details,
    at: Math.round(at + ((hours[here] ?? 0) - (hours[index] ?? 0)) * hour),
    images: pictured ? [pictureFor(random)] : [],
  }))
}

const refundedComplaint = (trade: Paid, random: Random, entrusted: boolean): Complaint => {
  const paid = trade.pay_time ?? 0
  const [first] = trade.refunds
  if (!first) throw new Error(`${trade.trade_no} was not refunded`)
  const at = paid + Math.floor(((first.create_time - paid) * random.int(10, 50)) / 100)
  const fresh = beginning([trade], 'REFUND', at, random)
  const given = trade.refunds.reduce((sum, { refund_fee }) => sum + refund_fee, 0)
  const isFull = given >= trade.payer_total
  const events: ComplaintEvent[] = [
    { type: 'USER_CREATE_COMPLAINT', at, details: fresh.complaint_detail },
    {
      type: 'MERCHANT_RESPONSE',
      at: at + Math.floor((first.create_time - at) / 2),
      details: answerTo('REFUND', 0, random).details,
    },
    { type: 'MERCHANT_APPROVE_REFUND', at: first.create_time, details: '同意退款，今天退款' },
    ...(entrusted
      ? [
          {
            type: 'COMPLAINT_ENTRUSTED_REFUND_SYSTEM_MESSAGE' as const,
            at: first.create_time,
            details: '受商户委托发起退款',
          },
        ]
      : []),
    ...trade.refunds.map(
      (refund): ComplaintEvent => ({
        type:
          refund.refund_fee >= trade.payer_total
            ? 'COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE'
            : 'COMPLAINT_PARTIAL_REFUNDED_SYSTEM_MESSAGE',
        at: refund.create_time,
        details: refundText(refund),
      }),
    ),
    ...trade.refunds.map(
      (refund): ComplaintEvent => ({
        type: 'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE',
        at: refund.success_time ?? refund.create_time,
        details: refundText(refund),
      }),
    ),
  ]
  events.sort((a, b) => a.at - b.at)
  const decided: Complaint = {
    ...fresh,
    apply_refund_amount: given,
    refund_decision: 'APPROVED',
    launch_refund_day: 0,
    complaint_full_refunded: isFull,
  }
  return applyEvents(decided, events)
}

const plainComplaint = (orders: readonly Paid[], name: StoryName, now: number, random: Random): Complaint => {
  const story: Story = stories[name]
  const type = story.problem ?? random.weighted(problemShares)
  const rounds = story.rounds ? Number(random.weighted(roundShares)) : 1
  const paid = Math.max(...orders.map(({ pay_time }) => pay_time ?? 0))
  const fresh = beginning(orders, type, paid, random)
  const { before, last } = stepsOf(story, { type, details: fresh.complaint_detail, rounds, random })
  const steps = [...before, ...last]
  const { openSince } = story
  const start = openSince
    ? steps.findLastIndex(
        ({ type }) => type === 'USER_CREATE_COMPLAINT' || type === 'USER_CONTINUE_COMPLAINT',
      )
    : 0
  const at = openSince
    ? now - Math.round(random.int(Math.round(openSince[0] * 60), openSince[1] * 60) * 60)
    : paid + random.int(hour, 72 * hour)
  const events = timed(steps, start, at, random)
  const complaint_time = events[0]?.at ?? at
  const state =
    story.serviceOrder ??
    (type === 'SERVICE_NOT_WORK' ? random.pick(['DOING', 'WAITPAY'] as const) : undefined)
  const refused = last.find((step) => step.type === 'MERCHANT_REFUSE_RERUND')
  const decided: Complaint = {
    ...fresh,
    complaint_id: `2002018${dayOf(complaint_time).replaceAll('-', '')}${random.digits(12)}`,
    complaint_time,
    refund_decision: story.decision ?? 'NONE',
    launch_refund_day: story.decision === 'APPROVED' ? 3 : null,
    reject_reason: refused?.details ?? '',
    service_order_info: state
      ? [{ order_id: `1500${random.digits(16)}`, out_order_no: `SO${random.digits(10)}`, state }]
      : [],
    complaint_media_list: refused
      ? [...fresh.complaint_media_list, { media_type: 'OPERATION_IMAGE', media_url: [pictureFor(random)] }]
      : fresh.complaint_media_list,
  }
  return applyEvents(decided, events)
}

/** Complaints about the payments that have a complaint count in their own seed. */
export default defineSeed<Complaint>({
  after: ['trade'],
  async *records({ now, random, others, colleagues }) {
    const staff = await colleagues()
    const trades = (await others<Paid>('trade', tradeFields)).filter(
      ({ complaint_count }) => complaint_count > 0,
    )
    const handled = (complaint: Complaint): Complaint => {
      const known = complaint.first_reply_time !== null || random.chance(0.3)
      return known && staff.length > 0 ? { ...complaint, assignee: random.pick(staff) } : complaint
    }
    const plain: Paid[] = []
    let entrusted = true
    for (const trade of trades)
      if (trade.refunds.length > 0) {
        yield handled(refundedComplaint(trade, random, entrusted || random.chance(0.05)))
        entrusted = false
      } else plain.push(trade)
    for (let index = 0, made = 0; index < plain.length; made++) {
      const name = firstStories[made] ?? random.weighted(storyShares)
      const [trade, beside] = plain.slice(index, index + 2)
      if (!trade) return
      // Sometimes a complaint is about two orders from the same merchant.
      const orders = beside?.mch_id === trade.mch_id ? [trade, beside] : [trade]
      yield handled(plainComplaint(orders, name, now, random))
      index += orders.length
    }
  },
})
