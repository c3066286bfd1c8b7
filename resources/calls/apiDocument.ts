import { accountCalls } from '@resources/account/account.calls'
import { pushes } from '@resources/merchant/pushLog/pushes'
import type { DocumentInfo } from '@/declaration/openapi'
import { callAnswers } from './callAnswers'
import { callCodes } from './callCodes'

/** Calls in the API document besides those of the declared areas and pages. */
export const apiDocument = {
  calls: [accountCalls],
  answers: callAnswers,
  codes: callCodes,
  pushes,
} satisfies DocumentInfo
