import { l } from '@/declaration'
import { colon } from '@/declaration/punctuation'
import { csvText } from '@/files/csvText'
import type { RunInfo, RunRow } from '@/runs/run'
import { say } from '@/runs/texts'
import { wordsOf } from '../history/changeWords'
import { notDoneText, rowsTexts, rowTexts } from './texts'

const idText = l('编号', 'ID', 'ID')
const lineText = l('行号', 'Line', 'Línea')
const codeText = l('错误码', 'Error code', 'Código de error')

/** The outcome of each row as CSV in the operator's language. Rows of an import are identified by line. */
export const resultText = ({ kind }: Pick<RunInfo, 'kind'>, rows: readonly RunRow[]): string => {
  const { record, state, reason } = rowsTexts
  const heads = [record, kind === 'import' ? lineText : idText, state, reason, codeText]
  return csvText([
    heads.map((head) => say(head)),
    ...rows.map(({ id, name, state, reason = '', code = 0, changed }) => [
      name,
      id,
      say(state === 'waiting' ? notDoneText : rowTexts[state]),
      [reason, wordsOf(changed?.changes ?? [])].filter(Boolean).join(say(colon)),
      code === 0 ? '' : String(code),
    ]),
  ])
}
