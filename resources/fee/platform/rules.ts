import { defineRules } from '@mock/platform/areas/rules'
import type { Fee } from '../fee.area'
import { settleDays, updateAgentPay, walletSchema } from './ledger'
import { balancesOf, priceList, stat } from './totals'

export default defineRules<Fee>({
  schema: walletSchema,
  endpoints: { stat, priceList },
  summary: ({ area, asked, now }) => balancesOf({ area }, asked.period, now),
  chores: [
    { name: 'settle', everySeconds: 300, run: settleDays },
    { name: 'agent-pay', everySeconds: 300, run: updateAgentPay },
  ],
})
