import { apiDocument } from '@resources/calls/apiDocument'
import { answerNotes, coreCalls } from '@resources/calls/coreCalls'
import { type AnswerTables, answerTables } from '@/declaration/answerTables'
import { platformAnswers } from '@/declaration/platformAnswers'
import { collect } from './platform/collect'

/** What a platform has to answer to the console, without the demo, which only the reference platform has. */
export const readmeTables = (): AnswerTables => {
  const { declarations, pages = [] } = collect()
  const owners = [...declarations, ...pages].filter(({ menu }) => menu?.onlySent !== true)
  return answerTables(platformAnswers(apiDocument.calls, owners), coreCalls, answerNotes)
}
