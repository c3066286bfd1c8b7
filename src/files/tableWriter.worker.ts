import { csvContent } from './csvContent'
import type { TableContent } from './table'
import type { WriterCall } from './tableWriter'
import { answerCalls } from './workerCalls'
import { bookContent, xlsxContent } from './xlsx/content'

let content: TableContent | undefined

answerCalls<WriterCall, Blob | undefined>((call) => {
  if ('book' in call) return bookContent(call.book)
  if ('file' in call) {
    content = call.file.format === 'csv' ? csvContent(call.file) : xlsxContent(call.file)
  } else if (!content) throw new Error('the file was not started')
  else if ('rows' in call) content.write(call.part, call.rows)
  else return content.finish()
})
