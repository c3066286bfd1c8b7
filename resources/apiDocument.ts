import type { DocumentInfo } from '@/declaration/openapi'
import { accountCalls } from './accountCalls'
import { callAnswers } from './callAnswers'
import { callCodes } from './callCodes'
import { pushes } from './pushes'

/** What stands in the API document beside the declared areas and pages. */
export const apiDocument = {
  calls: [accountCalls],
  answers: callAnswers,
  codes: callCodes,
  pushes,
} satisfies DocumentInfo
