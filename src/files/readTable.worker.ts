import { readContent } from './readContent'
import type { ReadAnswer, ReadQuestion } from './readTable'
import { type ReadTable, UnreadableFile } from './table'
import { answerCalls } from './workerCalls'

let rows: ReadTable['rows'] = []

answerCalls<ReadQuestion, ReadAnswer>(async (question) => {
  if ('from' in question) return { rows: rows.slice(question.from, question.before) }
  const { file, ...limits } = question
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch (error) {
    return { unreadable: 'inaccessible', why: String(error) }
  }
  try {
    const { rows: read, ...head } = readContent(new Uint8Array(bytes), limits)
    rows = read
    return { head, count: rows.length }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.reason }
    return { unreadable: 'broken', why: String(error) }
  }
})
