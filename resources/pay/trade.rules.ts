import { defineRules } from '@mock/platform/areas/rules'
import { formatTimestamp } from '@/declaration'
import { book } from '../partnerfee/ledger/ledger.rules'
import { prices, shareOf } from '../services'
import type { Trade } from './trade'

/** A receiver that does not answer, so that failed notices can be seen. */
export const deadHost = 'down.example.com'

/** A merchant whose account at the channel has been drawn empty, so that a refused refund can be seen (43007). */
export const emptyMerchant = '1900009907'

/** Most refunds of one trade, and the least time between two (domain §9.2). */
const maxRefunds = 50
const secondsBetweenRefunds = 60

/** How long the simulated channel takes to pay a refund, and a buyer who is paying to finish. */
const refundSeconds = 20
const payingSeconds = 60

/** Seconds after which a trade that nobody paid is closed. */
export const openSeconds = 2 * 3600

/** The payment service fee in li for an amount in fen (domain §5, §9.1). */
export const chargeOf = (fen: number): number => shareOf(fen, prices.PAY_SERVICE.rate_bp ?? 0)

/** Where the payer finds a refund. */
export const accountOf = (channel: Trade['pay_channel']): string =>
  channel === 'WXPAY' ? '支付用户零钱' : '支付宝余额'

/** The refunds as they are once the channel has paid those that are due. */
const settleRefunds = (trade: Trade, now: number): Trade['refunds'] =>
  trade.refunds.map((refund) =>
    refund.refund_status === 'PROCESSING' && refund.create_time <= now - refundSeconds
      ? {
          ...refund,
          refund_status: 'SUCCESS',
          success_time: now,
          user_received_account: accountOf(trade.pay_channel),
        }
      : refund,
  )

const settled = (trade: Trade, now: number): Partial<Trade> => {
  const refunds = settleRefunds(trade, now)
  return { refunds, refund_status: refunds.at(-1)?.refund_status ?? null }
}

/** What the channel knows of a trade by now. */
const askChannel = (trade: Trade, now: number): Partial<Trade> => {
  if (trade.trade_state === 'NOTPAY' && trade.expire_time !== null && trade.expire_time < now)
    return { trade_state: 'CLOSED', close_time: trade.expire_time }
  if (trade.trade_state === 'USERPAYING' && trade.create_time < now - payingSeconds)
    return {
      trade_state: 'SUCCESS',
      pay_time: now,
      payer_total: trade.total_fee,
      refundable_fee: trade.total_fee,
      service_charge_li: chargeOf(trade.total_fee),
      transaction_id: transactionId(trade.pay_channel, now, trade.trade_no.slice(-12)),
      notify_status: trade.notify_url === '' ? 'NONE' : 'WAITING',
    }
  return settled(trade, now)
}

/** A channel's number for a payment: 28 digits (domain §15). `tail` is 12 digits. */
export const transactionId = (channel: Trade['pay_channel'], time: number, tail: string): string => {
  const day = formatTimestamp(time).slice(0, 10).replaceAll('-', '')
  return channel === 'WXPAY' ? `4200009999${day}${tail.slice(-10)}` : `${day}22000000${tail}`
}

export default defineRules<Trade>({
  actions: {
    refund({ record, input, now, account, random, refuse }) {
      const fee = Number(input.refund_fee)
      const last = Math.max(0, ...record.refunds.map((refund) => refund.create_time))
      if (record.refunds.length >= maxRefunds) refuse(43005)
      if (last > now - secondsBetweenRefunds) refuse(43006)
      if (record.mch_id === emptyMerchant) refuse(43007)
      const out_refund_no = `RF${formatTimestamp(now).replace(/\D/g, '')}${random.digits(6)}`
      const refund: Trade['refunds'][number] = {
        out_refund_no,
        refund_id: `5030${random.digits(24)}`,
        refund_fee: fee,
        refund_status: 'PROCESSING',
        reason: String(input.reason),
        operator: account.username,
        create_time: now,
        success_time: null,
        user_received_account: '',
      }
      return {
        set: {
          trade_state: 'REFUND',
          refund_fee: record.refund_fee + fee,
          refundable_fee: record.refundable_fee - fee,
          refund_status: refund.refund_status,
          refunds: [...record.refunds, refund],
        },
        answer: { out_refund_no, refund_status: refund.refund_status },
      }
    },

    async query(context) {
      const { record, now, notAgainWithin } = context
      await notAgainWithin(5)
      const set = askChannel(record, now)
      if (set.payer_total !== undefined)
        await book(context, {
          fee_type: 'CONSUME',
          service: 'PAY_SERVICE',
          quantity: 1,
          paid: [set.payer_total],
          happened: true,
        })
      return { set }
    },

    // The receiver is asked by the platform's clock, never while the operator waits (domain §1: calls answer < 1 s).
    renotify: () => ({ set: { notify_status: 'WAITING' } }),
  },
  jobs: [
    {
      name: 'pay-notices',
      everySeconds: 3,
      where: { notify_status: 'WAITING', trade_state: { in: ['SUCCESS', 'REFUND'] } },
      change({ record, now, random }) {
        const dead = record.notify_url.includes(deadHost)
        const log = {
          push_time: now,
          http_status: dead ? 502 : 200,
          cost_ms: dead ? 3000 : random.int(40, 220),
          response_text: dead ? 'Bad Gateway' : 'SUCCESS',
        }
        return {
          notify_status: dead ? 'FAILED' : 'SUCCESS',
          notify_times: record.notify_times + 1,
          notify_logs: [...record.notify_logs, log],
        }
      },
    },
    {
      name: 'refund-results',
      everySeconds: 5,
      where: { refund_status: 'PROCESSING' },
      change: ({ record, now }) => settled(record, now),
    },
    {
      name: 'trade-expiry',
      everySeconds: 60,
      where: { trade_state: 'NOTPAY', expire_time: { beforeDays: 0 } },
      change: ({ record }) => ({ trade_state: 'CLOSED', close_time: record.expire_time }),
    },
  ],
})
