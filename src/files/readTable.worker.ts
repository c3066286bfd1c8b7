import { readContent } from './readContent'
import type { ReadAnswer, ReadQuestion } from './readTable'
import { UnreadableFile } from './table'
import { answerCalls } from './workerCalls'

answerCalls<ReadQuestion, ReadAnswer>(async ({ file, ...limits }) => {
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch (error) {
    return { unreadable: 'inaccessible', why: String(error) }
  }
  try {
    return { table: readContent(new Uint8Array(bytes), limits) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.reason }
    return { unreadable: 'broken', why: String(error) }
  }
})
