import { csvContent } from './csvContent'
import type { TableContent } from './parts'
import type { WriterCall } from './tableWriter'
import { answerCalls } from './workerCalls'

let content: TableContent | undefined

answerCalls<WriterCall, Blob | undefined>((call) => {
  if ('file' in call) {
    if (call.file.format !== 'csv') throw new Error(`no way to write ${call.file.format}`)
    content = csvContent(call.file)
  } else if (!content) throw new Error('the file was not begun')
  else if ('rows' in call) content.write(call.part, call.rows)
  else return content.finish()
})
