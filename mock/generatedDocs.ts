import { withAnswerTables } from '@/declaration/answerTables'
import { readmeTables } from './readmeTables'
import { withVocabulary } from './vocabulary'

/** The documents that are generated in part: path to what brings the page up to date. */
export const generatedDocs: { readonly [file: string]: (page: string) => string } = {
  'mock/README.md': (page) => withAnswerTables(page, readmeTables()),
  'src/declaration/README.md': withVocabulary,
}
