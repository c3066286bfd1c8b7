import { topicEndpoints } from '@resources/merchant/merchant/topics.endpoints'
import { refundFields } from '@resources/pay/refund/refunds'
import type { Fields } from '@/declaration'

const { out_refund_no, refund_status } = refundFields
const topics = topicEndpoints.eventlist.answer
const refund = { out_refund_no, refund_status }

/** Answers of actions that the reference platform's rules give instead of the record. */
export const callAnswers: { readonly [call: string]: Fields } = {
  'POST /user/refundtrade': refund,
  'POST /user/retryrefund': refund,
  'POST /user/updateevent': topics.items.fields,
  'POST /user/updateeventlist': topics,
}
