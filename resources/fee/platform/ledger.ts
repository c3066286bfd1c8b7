import type { RuleContext } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { startOfMonth } from '@resources/terms/days'
import { byShop, shopIdOf, shopKeyOf } from '@resources/terms/shopKey'
import type { Fee } from '../fee.area'
import {
  addUse,
  appendEntry,
  availableOf,
  type Entry,
  inArrears,
  type Single,
  type Step,
  settleBefore,
  settleEntries,
  type Usage,
  type Wallet,
} from './chain'

/** What the ledger needs of a rule's context; timed jobs have no `refuse`, so they must only book what cannot be refused. */
export type LedgerContext = Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'area'> &
  Partial<Pick<RuleContext, 'refuse'>>

export interface WalletView extends Pick<Wallet, 'balance_li' | 'frozen_li' | 'credit_li' | 'estimated_li'> {
  readonly available_li: number
  /** Overdrawn beyond the credit limit: nothing is sold any more. */
  readonly in_arrears: boolean
}

const startCredit_li = 200_000

/** One row per partner, locked by every booking. */
export const walletSchema: readonly string[] = [
  `create table if not exists partner_wallet (
    partner_id bigint primary key,
    balance_li bigint not null,
    estimated_li bigint not null,
    frozen_li bigint not null,
    credit_li bigint not null,
    last_no bigint not null,
    last_time bigint not null)`,
]

/** The wallet computed from the ledger's entries, for a partner without a row. */
const computedWallet = `select $1::bigint as partner_id,
    coalesce(sum(amount_li) filter (where status <> 'ESTIMATED'), 0)::bigint as balance_li,
    coalesce(-sum(amount_li) filter (where status = 'ESTIMATED'), 0)::bigint as estimated_li,
    (coalesce((select sum(s.amount_li) from area.sms s where s.partner_id = $1 and s.status = 'SCHEDULED'), 0)
      + coalesce((select sum(e.amount_li) from area.email e where e.partner_id = $1 and e.mail_status = 'SCHEDULED'), 0)
    )::bigint as frozen_li, ${startCredit_li}::bigint as credit_li,
    coalesce(max(right(fee_no, 10)::bigint), 0)::bigint as last_no,
    coalesce(max(settle_time), 0)::bigint as last_time
  from area.fee where partner_id = $1`

async function readWallet({ sql, partnerId }: LedgerContext): Promise<Wallet> {
  const [kept] = await sql.query<Wallet>('select * from partner_wallet where partner_id = $1', [partnerId])
  if (kept) return kept
  const [first] = await sql.query<Wallet>(computedWallet, [partnerId])
  if (!first) throw new Error('the aggregate returned no row')
  return first
}

/** The wallet's row, locked until the transaction ends, so that bookings of a partner run one at a time. */
async function lockWallet({ sql, partnerId }: LedgerContext): Promise<Wallet> {
  const lock = 'select * from partner_wallet where partner_id = $1 for update'
  const [kept] = await sql.query<Wallet>(lock, [partnerId])
  if (kept) return kept
  await sql.query(`insert into partner_wallet ${computedWallet} on conflict do nothing`, [partnerId])
  const [made] = await sql.query<Wallet>(lock, [partnerId])
  if (!made) throw new Error('the wallet was not created')
  return made
}

const writeWallet = ({ sql, partnerId }: LedgerContext, wallet: Wallet) =>
  sql.query(
    `update partner_wallet
     set balance_li = $2, estimated_li = $3, last_no = $4, last_time = $5, frozen_li = $6 where partner_id = $1`,
    [partnerId, wallet.balance_li, wallet.estimated_li, wallet.last_no, wallet.last_time, wallet.frozen_li],
  )

/** A partner's money. `options`: `lock` holds the row until the transaction ends, for decisions that depend on it. */
export async function walletOf(
  context: Omit<LedgerContext, 'refuse'>,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<WalletView> {
  const wallet = await (lock ? lockWallet(context) : readWallet(context))
  const { balance_li, frozen_li, credit_li, estimated_li } = wallet
  const available_li = availableOf(wallet)
  return { balance_li, frozen_li, credit_li, estimated_li, available_li, in_arrears: inArrears(wallet) }
}

const refused = ({ refuse }: LedgerContext, code: number, params?: { readonly state: string }): never => {
  if (refuse) return refuse(code, params)
  throw new Error(`booking refused with ${code}`)
}

/** Refuses use in arrears (30002) or beyond balance and credit (30001). */
const check = (context: LedgerContext, before: Wallet, after: Wallet): void => {
  if (inArrears(before)) refused(context, 30002)
  if (availableOf(after) < -after.credit_li && availableOf(after) < availableOf(before))
    refused(context, 30001)
}

async function use(context: LedgerContext, wallet: Wallet, usage: Usage): Promise<Step> {
  const fees = context.area<Fee>('fee')
  const { fee_type, service, shop } = usage
  const first = addUse(wallet, usage, context.now)
  const { stat_date, op, app_id, seller_nick } = first.row
  const [before] = await fees.find(
    {
      status: 'ESTIMATED',
      stat_date,
      fee_type,
      service,
      app_id,
      seller_nick,
      ...(op === null ? { op: { set: false } } : { op }),
    },
    { limit: 1 },
  )
  const step = before ? addUse(wallet, usage, context.now, before) : first
  if (!usage.happened) check(context, wallet, step.wallet)
  const { fee_no, quantity, free_quantity, base_fen, amount_li } = step.row
  if (before) {
    const shop_name = shop?.shop_name ?? before.shop_name
    await fees.change({ fee_no }, { quantity, free_quantity, base_fen, amount_li, shop_name })
  } else await fees.add(step.row)
  return step
}

async function append(context: LedgerContext, wallet: Wallet, entry: Single): Promise<Step | Fee> {
  const fees = context.area<Fee>('fee')
  if (entry.fee_type === 'RECHARGE') {
    const [booked] = await fees.find({ fee_type: 'RECHARGE', out_trade_no: entry.out_trade_no }, { limit: 1 })
    if (booked) return booked
  }
  const reversed = 'reverses' in entry ? await fees.get({ fee_no: entry.reverses }) : undefined
  if ('reverses' in entry) {
    if (!reversed) return refused(context, 10002)
    if (reversed.status !== 'SETTLED' || reversed.reversed_no !== '' || reversed.amount_li === 0)
      return refused(context, 10006, { state: reversed.status === 'ESTIMATED' ? '预估' : '已冲正' })
    await fees.change({ fee_no: reversed.fee_no }, { status: 'REVERSED' })
  }
  const step = appendEntry(wallet, entry, context.now, reversed)
  await fees.add(step.row)
  return step
}

/**
 * Books an entry; the only way into the ledger. Use (`CONSUME`, `AGENT_PAY`) is added to the day's estimated entry of its
 * service and shop, everything else is settled at once. Booking a top-up's `out_trade_no` again returns the existing entry.
 *
 * @returns the entry's number and the settled balance after it
 * @throws Refusal 30002 in arrears and 30001 beyond balance and credit, for use that has not `happened`; 10002 and 10006 for
 * an entry that cannot be reversed
 */
export async function book(context: LedgerContext, entry: Entry) {
  const wallet = await lockWallet(context)
  const step = 'quantity' in entry ? await use(context, wallet, entry) : await append(context, wallet, entry)
  if (!('wallet' in step)) return { fee_no: step.fee_no, balance_li: wallet.balance_li }
  await writeWallet(context, step.wallet)
  return { fee_no: step.row.fee_no, balance_li: step.wallet.balance_li }
}

/**
 * Reserves money for planned messages; a negative amount releases it.
 *
 * @throws Refusal 30002 in arrears, 30001 beyond balance and credit; releasing is never refused
 */
export async function freeze(context: LedgerContext, amount_li: number): Promise<void> {
  const wallet = await lockWallet(context)
  const after = { ...wallet, frozen_li: wallet.frozen_li + amount_li }
  if (after.frozen_li < 0) throw new Error(`${-after.frozen_li} li more were released than reserved`)
  if (amount_li > 0) check(context, wallet, after)
  await writeWallet(context, after)
}

const portion = 10_000

export async function settleDays(context: LedgerContext): Promise<void> {
  const due = settleBefore(context.now)
  const fees = context.area<Fee>('fee')
  const waiting = await fees.count({ status: 'ESTIMATED' })
  if (waiting === 0) return
  const wallet = await lockWallet(context)
  const open = await fees.find({ status: 'ESTIMATED' }, { limit: portion })
  const rows = open.filter(({ stat_date }) => stat_date < due)
  if (rows.length === 0) return
  const after = settleEntries(wallet, rows, context.now)
  for (const { fee_no, balance_li, status, settle_time } of after.rows)
    await fees.change({ fee_no }, { balance_li, status, settle_time })
  await writeWallet(context, after.wallet)
}

export async function updateAgentPay({ area, now }: LedgerContext): Promise<void> {
  const paid = await area<Fee>('fee').figures({
    where: { fee_type: 'AGENT_PAY', create_time: { atLeast: startOfMonth(now) } },
    by: byShop,
    sum: { amount_li: 'amount_li' },
  })
  const used = new Map(paid.map((line) => [shopIdOf(line), 0 - line.amount_li]))
  const shops = area<Merchant>('merchant')
  const known = await shops.find(
    [{ 'agent_pay.is_enable': true }, { 'agent_pay.month_used_li': { atLeast: 1 } }],
    { limit: portion },
  )
  for (const stale of known) {
    const key = shopKeyOf(stale)
    const month_used_li = used.get(shopIdOf(stale)) ?? 0
    if (month_used_li === stale.agent_pay.month_used_li) continue
    // Read again with a lock: an operator may be changing the rest of it.
    const shop = await shops.get(key, { lock: true })
    if (shop) await shops.change(key, { agent_pay: { ...shop.agent_pay, month_used_li } })
  }
}
