import { accountCalls } from '@resources/account/account.calls'
import { viewCalls } from '@resources/account/view.calls'
import { approvalCalls } from '@resources/approval/approval.calls'
import { topicEndpoints } from '@resources/merchant/merchant/topics.endpoints'
import { pushes } from '@resources/merchant/pushLog/pushes'
import { historyCalls } from '@resources/operationLog/history.calls'
import { refundFields } from '@resources/pay/refund/refunds'
import type { Fields } from '@/declaration'
import type { DocumentInfo } from '@/declaration/openapi'
import { callCodes } from './callCodes'

const { out_refund_no, refund_status } = refundFields
const topics = topicEndpoints.eventlist.answer
const refund = { out_refund_no, refund_status }

/** Answers of actions that the reference platform's rules give instead of the record. */
const callAnswers: { readonly [call: string]: Fields } = {
  'POST /user/refundtrade': refund,
  'POST /user/retryrefund': refund,
  'POST /user/updateevent': topics.items.fields,
  'POST /user/updateeventlist': topics,
}

/** Calls in the API document besides those of the declared areas and pages. */
export const apiDocument = {
  calls: [accountCalls, historyCalls, approvalCalls, viewCalls],
  answers: callAnswers,
  codes: callCodes,
  pushes,
} satisfies DocumentInfo
