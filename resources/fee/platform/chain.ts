import { metered, prices, type Service, type Used, unused } from '@resources/terms/services'
import { noShop, shopOf } from '@resources/terms/shopKey'
import { dayOf } from '@/declaration'
import type { Fee } from '../fee.area'

/** A partner's money, in whole li. */
export interface Wallet {
  readonly balance_li: number
  /** Used but not settled yet: today's use, and the day before's until 02:00; not negative. */
  readonly estimated_li: number
  readonly frozen_li: number
  readonly credit_li: number
  readonly last_no: number
  readonly last_time: number
}

/** What can still be spent: the settled balance minus today's use and what is reserved. */
export const availableOf = ({ balance_li, estimated_li, frozen_li }: Wallet): number =>
  balance_li - estimated_li - frozen_li

/** In arrears: overdrawn beyond the credit limit. */
export const inArrears = ({ balance_li, estimated_li, credit_li }: Wallet): boolean =>
  balance_li - estimated_li < -credit_li

export type Shop = Pick<Fee, 'op' | 'app_id' | 'seller_nick' | 'shop_name'>

/** Use, added to the day's entry of the same service and shop. */
export interface Usage extends Used {
  readonly fee_type: 'CONSUME' | 'AGENT_PAY'
  readonly service: Service
  /** Undefined for the partner's own use. */
  readonly shop?: Shop
  /** It has already happened (a delivered push, a payment), so it is booked even if the balance does not cover it. */
  readonly happened?: boolean
}

/** A separate entry, settled at once. */
export type Single =
  | ({
      readonly fee_type: 'RECHARGE'
      readonly amount_li: number
      /** An order is booked only once. */
      readonly out_trade_no: string
      readonly transaction_id: string
      readonly pay_channel: NonNullable<Fee['pay_channel']>
    } & Noted)
  | ({ readonly fee_type: 'GIFT'; readonly amount_li: number } & Noted)
  | ({ readonly fee_type: 'REFUND'; readonly amount_li: number; readonly service?: Service } & Noted)
  /** Positive or negative; the remark says why. */
  | ({ readonly fee_type: 'ADJUST'; readonly amount_li: number; readonly remark: string } & Noted)
  /** Reverses a settled entry, which is marked as reversed and otherwise unchanged. */
  | ({ readonly fee_type: 'REFUND' | 'ADJUST'; readonly reverses: string; readonly remark: string } & Noted)

interface Noted {
  readonly operator?: string
  readonly remark?: string
}

export type Entry = Usage | Single

const numbered = (wallet: Wallet, now: number): Pick<Fee, 'fee_no' | 'stat_date' | 'create_time'> => ({
  fee_no: `F${dayOf(now).replaceAll('-', '')}${String(wallet.last_no + 1).padStart(10, '0')}`,
  stat_date: dayOf(now),
  create_time: now,
})

const blank = {
  service: null,
  quantity: null,
  unit: null,
  free_quantity: null,
  unit_price_li: null,
  base_fen: null,
  ...noShop,
  pay_channel: null,
  out_trade_no: '',
  transaction_id: '',
  reversed_no: '',
  operator: '',
  remark: '',
} as const

export interface Step {
  readonly wallet: Wallet
  readonly row: Fee
}

const place = (wallet: Wallet, row: Fee, time: number): Step => {
  const balance_li = wallet.balance_li + row.amount_li
  return {
    wallet: { ...wallet, balance_li, last_time: time },
    row: { ...row, balance_li, status: 'SETTLED', settle_time: time },
  }
}

/** Appends a settled entry to the chain. Throws Error if the amount is not possible. */
export const appendEntry = (wallet: Wallet, entry: Single, now: number, reversed?: Fee): Step => {
  const amount_li = 'reverses' in entry ? -(reversed?.amount_li ?? 0) : entry.amount_li
  const inward = entry.fee_type !== 'ADJUST' && !('reverses' in entry)
  if (!Number.isSafeInteger(amount_li) || amount_li === 0 || (inward && amount_li < 0))
    throw new Error(`invalid amount of a ${entry.fee_type} entry: ${amount_li} li`)
  const paid = entry.fee_type === 'RECHARGE' ? entry : undefined
  const row: Fee = {
    ...blank,
    ...numbered(wallet, now),
    fee_type: entry.fee_type,
    service: reversed?.service ?? ('service' in entry ? (entry.service ?? null) : null),
    ...(reversed && shopOf(reversed)),
    pay_channel: paid?.pay_channel ?? null,
    out_trade_no: paid?.out_trade_no ?? '',
    transaction_id: paid?.transaction_id ?? '',
    reversed_no: reversed?.fee_no ?? '',
    operator: entry.operator ?? '',
    remark: entry.remark ?? '',
    amount_li,
    balance_li: null,
    status: 'ESTIMATED',
    settle_time: null,
  }
  // Entries of the same second are ordered by number, so none may be earlier than the last.
  return place({ ...wallet, last_no: wallet.last_no + 1 }, row, Math.max(now, wallet.last_time))
}

/** Adds use to the day's entry of a service and shop. `before`: the entry so far; undefined creates one. */
export const addUse = (wallet: Wallet, usage: Usage, now: number, before?: Fee): Step => {
  const { service, shop } = usage
  const { unit, unit_price_li } = prices[service]
  const used = before
    ? {
        quantity: before.quantity ?? 0,
        free_quantity: before.free_quantity ?? 0,
        base_fen: before.base_fen,
        cost_li: -before.amount_li,
      }
    : unused(service)
  const { cost_li, ...more } = metered(service, used, usage)
  const row: Fee = {
    ...(before ?? {
      ...blank,
      ...numbered(wallet, now),
      ...shop,
      fee_type: usage.fee_type,
      service,
      unit,
      unit_price_li,
      balance_li: null,
      status: 'ESTIMATED',
      settle_time: null,
    }),
    ...more,
    amount_li: cost_li === 0 ? 0 : -cost_li,
  }
  return {
    wallet: {
      ...wallet,
      last_no: wallet.last_no + (before ? 0 : 1),
      estimated_li: wallet.estimated_li + cost_li - used.cost_li,
    },
    row,
  }
}

/** Seconds after midnight at which a day is settled. */
export const settleAfterSeconds = 2 * 3600

/** Days before this one are due for settlement. */
export const settleBefore = (now: number): string => dayOf(now - settleAfterSeconds)

/**
 * Settles estimated entries in the order of their numbers. They are dated after everything booked so far, so that time and
 * number order the whole chain.
 */
export const settleEntries = (wallet: Wallet, rows: readonly Fee[], now: number) => {
  const time = Math.max(now, wallet.last_time + 1)
  let after = wallet
  const placed = [...rows]
    .sort((a, b) => (a.fee_no < b.fee_no ? -1 : 1))
    .map((row) => {
      const step = place({ ...after, estimated_li: after.estimated_li + row.amount_li }, row, time)
      after = step.wallet
      return step.row
    })
  return { wallet: after, rows: placed }
}
