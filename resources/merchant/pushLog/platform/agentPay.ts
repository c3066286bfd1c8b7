import type { RuleContext } from '@mock/platform/areas/rules'
import type { Fee } from '@resources/fee/fee.area'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { startOfMonth } from '@resources/terms/days'
import { prices } from '@resources/terms/services'
import { shopKeyOf } from '@resources/terms/shopKey'

/** Whether the partner pays for this push: agent pay is on and the monthly cap is not reached. */
export async function paysFor(
  shop: Merchant,
  { area, now }: Pick<RuleContext, 'area' | 'now'>,
): Promise<boolean> {
  const { is_enable, month_limit_li } = shop.agent_pay
  if (!is_enable || month_limit_li === 0) return is_enable
  // The shop's own figure lags by minutes, so ask the ledger.
  const [paid] = await area<Fee>('fee').figures({
    where: { fee_type: 'AGENT_PAY', ...shopKeyOf(shop), create_time: { atLeast: startOfMonth(now) } },
    sum: { amount_li: 'amount_li' },
  })
  return (prices.ORDER_PUSH.unit_price_li ?? 0) - (paid?.amount_li ?? 0) <= month_limit_li
}
