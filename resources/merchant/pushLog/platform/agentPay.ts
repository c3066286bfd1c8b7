import type { RuleContext } from '@mock/platform/areas/rules'
import type { Fee } from '@resources/fee/fee.area'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { prices } from '@resources/terms/services'
import { dayOf, startOfDay } from '@/declaration'

/** Whether a push is one that the partner pays for the shop: agent pay is on, and the month's cap leaves room for it. */
export async function paysFor(
  { op, app_id, seller_nick, agent_pay }: Merchant,
  { area, now }: Pick<RuleContext, 'area' | 'now'>,
): Promise<boolean> {
  const { is_enable, month_limit_li } = agent_pay
  if (!is_enable || month_limit_li === 0) return is_enable
  const month = startOfDay(`${dayOf(now).slice(0, 7)}-01`) ?? 0
  // The shop's own figure is told every few minutes; the ledger knows.
  const [paid] = await area<Fee>('fee').figures({
    where: { fee_type: 'AGENT_PAY', op, app_id, seller_nick, create_time: { atLeast: month } },
    sum: { amount_li: 'amount_li' },
  })
  return (prices.ORDER_PUSH.unit_price_li ?? 0) - (paid?.amount_li ?? 0) <= month_limit_li
}
