import { readContent } from './readContent'
import type { ReadAnswer, ReadQuestion } from './readTable'
import { UnreadableFile } from './table'
import { answerCalls } from './workerCalls'

answerCalls<ReadQuestion, ReadAnswer>(async ({ file, ...limits }) => {
  try {
    return { table: readContent(new Uint8Array(await file.arrayBuffer()), limits) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.reason }
    return { unreadable: 'broken', why: String(error) }
  }
})
