import { defineRules, type EndpointContext, type RuleContext } from '@mock/platform/areas/rules'
import { prices } from '@resources/terms/services'
import { byShop } from '@resources/terms/shopKey'
import { allows, secondsPerDay, startOfDay } from '@/declaration'
import type { Fee } from '../fee.area'
import { linesOf } from '../lines'
import { settleDays, updateAgentPay, walletSchema } from './ledger'

type Context = Pick<RuleContext, 'area'>

/** Unix seconds. */
export interface Period {
  readonly from: number
  readonly before: number
}

/** The sum of all entries before a time, estimates included, so that a period's sums connect its two balances. */
const balanceBefore = async ({ area }: Context, time: number): Promise<number> => {
  const [line] = await area<Fee>('fee').figures({
    where: { create_time: { atMost: time - 1 } },
    sum: { amount_li: 'amount_li' },
  })
  return line?.amount_li ?? 0
}

/**
 * The ledger's balance at both ends of a period, regardless of a list's other filters: begin + income − expense = end. Days
 * that are not settled count with their estimates.
 *
 * @param period undefined: from the beginning until now
 */
export const balancesOf = async (context: Context, period: Period | undefined, now: number) => ({
  begin_balance_li: period ? await balanceBefore(context, period.from) : 0,
  end_balance_li: await balanceBefore(context, period?.before ?? now + 1),
})

const mostDays = 92

const periodOf = ({ query, refuse }: EndpointContext): Period => {
  const from = startOfDay(String(query.begin_date)) ?? refuse(10001, { field: '开始日期' })
  const last = startOfDay(String(query.end_date)) ?? refuse(10001, { field: '结束日期' })
  if (last < from) refuse(10001, { field: '结束日期' })
  const before = last + secondsPerDay
  if ((before - from) / secondsPerDay > mostDays) refuse(10009, { n: mostDays })
  return { from, before }
}

const groups = {
  DAY: { day: 'stat_date' },
  // Entries without a service are grouped by their type.
  SERVICE: { service: 'service', fee_type: 'fee_type' },
  SHOP: { ...byShop, shop_name: 'shop_name' },
} as const

type Groups = (typeof groups)[keyof typeof groups]

const keyOf = (by: Groups, line: { readonly [name: string]: string | number | null }): string => {
  if ('day' in by) return String(line.day)
  if ('service' in by) return String(line.service ?? line.fee_type)
  return line.op === null ? '' : [line.op, line.app_id, line.seller_nick].join('/')
}

/** Totals of a period by day, service or shop. Throws Refusal 10003 if the account may not see the fields. */
export async function stat(context: EndpointContext) {
  const { account, refuse } = context
  const { from, before } = periodOf(context)
  const { group } = context.query
  const by: Groups = group === 'DAY' || group === 'SERVICE' ? groups[group] : groups.SHOP
  const sees = (field: string) => allows(account.permissions, `fee.field.${field}`)
  if (!['amount_li', ...('day' in by ? ['stat_date'] : Object.values(by))].every(sees)) refuse(10003)
  const fees = context.area<Fee>('fee')
  const parts = []
  // Income and expenses of a group are summed separately.
  for (const amount_li of [{ atLeast: 0 }, { atMost: -1 }]) {
    const found = await fees.figures({
      where: { create_time: { atLeast: from, atMost: before - 1 }, amount_li },
      by,
      sum: { quantity: 'quantity', amount_li: 'amount_li' },
    })
    for (const line of found)
      parts.push({
        ...line,
        key: keyOf(by, line),
        name: 'shop_name' in line ? String(line.shop_name) : '',
      })
  }
  const items = linesOf(parts).map((line) => ({ ...line }))
  const balances = sees('balance_li') ? await balancesOf(context, { from, before }, context.now) : {}
  return { items, total: items.length, ...balances }
}

export async function priceList() {
  const items = Object.entries(prices).map(([service, { unit, unit_price_li, rate_bp, free_quota = 0 }]) => ({
    service,
    unit,
    unit_price_li,
    rate_bp: rate_bp ?? null,
    free_quota,
    tiers:
      unit_price_li === null
        ? []
        : [
            ...(free_quota > 0 ? [{ from: 1, unit_price_li: 0 }] : []),
            { from: free_quota + 1, unit_price_li },
          ],
  }))
  return { items, total: items.length }
}

export default defineRules<Fee>({
  schema: walletSchema,
  endpoints: { stat, priceList },
  summary: ({ area, asked, now }) => balancesOf({ area }, asked.period, now),
  chores: [
    { name: 'settle', everySeconds: 300, run: settleDays },
    { name: 'agent-pay', everySeconds: 300, run: updateAgentPay },
  ],
})
