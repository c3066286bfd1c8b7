import type { RuleContext } from '@mock/platform/areas/rules'
import { allows } from '@/declaration'
import approval, { type Approval } from '../approval.area'

/** How many requests by others this account can decide. */
export const waitingFor = async ({
  area,
  account,
}: Pick<RuleContext, 'area' | 'account'>): Promise<number> => {
  const lines = await area<Approval>(approval.name).figures({
    where: { state: 'WAITING', asker_id: { not: account.accountId } },
    by: { decides: 'decides' },
  })
  return lines.reduce(
    (sum, { decides, count }) => sum + (allows(account.permissions, decides) ? count : 0),
    0,
  )
}
