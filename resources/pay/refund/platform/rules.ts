import { defineRules } from '@mock/platform/areas/rules'
import type { Refund } from '../refund.area'
import { refundTrade } from './refunds'

export default defineRules<Refund>({
  actions: {
    async retry(context) {
      const { record, area } = context
      const { trade_no, out_refund_no, refund_fee, reason, operator } = record
      await refundTrade(context, { trade: { trade_no }, out_refund_no, refund_fee, reason, operator })
      const refund = await area<Refund>('refund').get({ out_refund_no })
      return { answer: { ...(refund ?? record) } }
    },
  },
})
