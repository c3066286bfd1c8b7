import { topicEndpoints } from '@resources/merchant/merchant/topics.endpoints'
import { refundFields } from '@resources/pay/refund/refunds'
import type { Fields } from '@/declaration'

const { out_refund_no, refund_status } = refundFields
const topics = topicEndpoints.eventlist.answer
const refund = { out_refund_no, refund_status }

/** What the rules of the reference platform answer actions with, where it is not the record. */
export const callAnswers: { readonly [call: string]: Fields } = {
  'POST /user/refundtrade': refund,
  'POST /user/retryrefund': refund,
  'POST /user/updateevent': topics.items.fields,
  'POST /user/updateeventlist': topics,
}
