import { metered, prices, type Service, type Used, unused } from '@resources/terms/services'
import { dayOf } from '@/declaration'
import type { Fee } from '../fee.area'

/** The money of a partner. Whole li. */
export interface Wallet {
  /** Behind the last settled entry of the ledger. */
  readonly balance_li: number
  /** What today's use comes to so far, not yet settled; not negative. */
  readonly estimated_li: number
  /** Kept back for what is scheduled. */
  readonly frozen_li: number
  readonly credit_li: number
  /** The number of the last entry. */
  readonly last_no: number
  /** When the last entry got its place, Unix seconds. */
  readonly last_time: number
}

/** What can be spent before the balance is used up: the settled balance without today's use and what is kept back. */
export const availableOf = ({ balance_li, estimated_li, frozen_li }: Wallet): number =>
  balance_li - estimated_li - frozen_li

/** In arrears an account is below its credit (domain §4.2). */
export const inArrears = ({ balance_li, estimated_li, credit_li }: Wallet): boolean =>
  balance_li - estimated_li < -credit_li

/** The shop that a service was used for. */
export type Shop = Pick<Fee, 'op' | 'app_id' | 'seller_nick' | 'shop_name'>

/** Something used: it is added to the day's entry of the same service and shop. */
export interface Usage extends Used {
  readonly fee_type: 'CONSUME' | 'AGENT_PAY'
  readonly service: Service
  /** Without it the partner's own use. */
  readonly shop?: Shop
  /** It has happened (a push that was delivered, a payment that was made): it is booked though the balance is used up. */
  readonly happened?: boolean
}

/** An entry of its own, settled at once. */
export type Single =
  | ({
      readonly fee_type: 'RECHARGE'
      /** Above 0. */
      readonly amount_li: number
      /** Booked once, however often it is told. */
      readonly out_trade_no: string
      readonly transaction_id: string
      readonly pay_channel: NonNullable<Fee['pay_channel']>
    } & Noted)
  | ({ readonly fee_type: 'GIFT'; readonly amount_li: number } & Noted)
  | ({ readonly fee_type: 'REFUND'; readonly amount_li: number; readonly service?: Service } & Noted)
  /** Up or down; says why. */
  | ({ readonly fee_type: 'ADJUST'; readonly amount_li: number; readonly remark: string } & Noted)
  /** The opposite of a settled entry, which is marked as reversed and stays as it was. */
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
  op: null,
  app_id: '',
  seller_nick: '',
  shop_name: '',
  pay_channel: null,
  out_trade_no: '',
  transaction_id: '',
  reversed_no: '',
  operator: '',
  remark: '',
} as const

/** A wallet after a step, and the entry that the step made or changed. */
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

/**
 * An entry of its own at the end of the chain.
 *
 * @param reversed the entry that it reverses
 * @throws Error when its amount cannot be
 */
export const appended = (wallet: Wallet, entry: Single, now: number, reversed?: Fee): Step => {
  const amount_li = 'reverses' in entry ? -(reversed?.amount_li ?? 0) : entry.amount_li
  const inward = entry.fee_type !== 'ADJUST' && !('reverses' in entry)
  if (!Number.isSafeInteger(amount_li) || amount_li === 0 || (inward && amount_li < 0))
    throw new Error(`no amount for ${entry.fee_type}: ${amount_li}`)
  const paid = entry.fee_type === 'RECHARGE' ? entry : undefined
  const row: Fee = {
    ...blank,
    ...numbered(wallet, now),
    fee_type: entry.fee_type,
    service: reversed?.service ?? ('service' in entry ? (entry.service ?? null) : null),
    op: reversed?.op ?? null,
    app_id: reversed?.app_id ?? '',
    seller_nick: reversed?.seller_nick ?? '',
    shop_name: reversed?.shop_name ?? '',
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
  // Entries of one second are told apart by their numbers, so none may come before the last.
  return place({ ...wallet, last_no: wallet.last_no + 1 }, row, Math.max(now, wallet.last_time))
}

/**
 * The day's entry of a service and shop with some more of it.
 *
 * @param before the entry as it was; without it a new one is made
 */
export const grown = (wallet: Wallet, usage: Usage, now: number, before?: Fee): Step => {
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

/** How long after midnight a day is settled (domain §5). */
export const settleAfterSeconds = 2 * 3600

/** Days before this one are due to be settled. */
export const settleBefore = (now: number): string => dayOf(now - settleAfterSeconds)

/**
 * Estimated entries with their places at the end of the chain, in the order of their numbers. They come later than what
 * was booked by then, so that time and number order the whole chain.
 */
export const settled = (
  wallet: Wallet,
  rows: readonly Fee[],
  now: number,
): { wallet: Wallet; rows: Fee[] } => {
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
