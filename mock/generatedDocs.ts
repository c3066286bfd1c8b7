import { apiDocument } from '@resources/calls/apiDocument'
import { answerNotes, coreCalls } from '@resources/calls/coreCalls'
import { type AnswerTables, answerTables, withCoreAnswers } from '@/declaration/answerTables'
import { platformAnswers } from '@/declaration/platformAnswers'
import { areaSchema } from './areaSchema'
import { isReserved } from './platform/areas/reserved'
import { collect } from './platform/collect'
import { withVocabulary } from './vocabulary'

/** What the console needs a platform to answer. Leaves out the demo, which only the reference platform has. */
export const platformTables = (): AnswerTables => {
  const { declarations, pages = [], rules } = collect()
  const owners = [...declarations, ...pages].filter((owner) => !isReserved(owner, rules[owner.name]))
  return answerTables(platformAnswers(apiDocument.calls, owners), coreCalls, answerNotes)
}

/** None of these pages lists all areas, so adding an area changes no other file. */
export const generatedDocs: { readonly [file: string]: (page: string) => string } = {
  'mock/README.md': (page) => withCoreAnswers(page, platformTables()),
  'src/declaration/README.md': withVocabulary,
  'src/declaration/area.schema.json': () => `${JSON.stringify(areaSchema(), null, 2)}\n`,
}
