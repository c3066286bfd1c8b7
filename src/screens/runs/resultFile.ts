import { isRecord, l, type Resource, textOf } from '@/declaration'
import { colon, comma } from '@/declaration/punctuation'
import { csvText } from '@/files/csvText'
import { formatTimestamp } from '@/i18n/format'
import { currentLocale } from '@/platform/language'
import type { RunInfo, RunRow } from '@/runs/run'
import { say } from '@/runs/texts'
import { wordsOf } from '../history/changeWords'
import { notDoneText, rowsTexts, rowTexts } from './texts'

const idText = l('编号', 'ID', 'ID')
const lineText = l('行号', 'Line', 'Línea')
const becomesText = l('执行后', 'Now', 'Ahora')
const codeText = l('错误码', 'Error code', 'Código de error')
const timeText = l('时间', 'Time', 'Hora')

/**
 * What a record is after an action, as far as the declaration says it: the values by which it tells that there is nothing
 * left to do. '' if it does not say.
 */
export const stateAfter = ({ fields, actions = {} }: Resource, action: string): string => {
  const done = actions[action]?.done
  if (!isRecord(done)) return ''
  const known = Object.entries(done).flatMap(([name, wanted]) => {
    const field = fields[name]
    if (!field || wanted === undefined || isRecord(wanted)) return []
    return say(field.label) + say(colon) + textOf(field, wanted, currentLocale())
  })
  return known.join(say(comma))
}

interface Column {
  readonly head: string
  readonly cell: (row: RunRow) => string
}

/**
 * The outcome of each row as CSV in the operator's language. Rows of an import are identified by line, and a record that is
 * called by its id stands there once.
 *
 * @param becomes what a record is now with which it succeeded; '' if that is not known
 */
export const resultText = (
  { kind }: Pick<RunInfo, 'kind'>,
  rows: readonly RunRow[],
  becomes: string,
): string => {
  const isNamed = kind === 'import' || rows.some(({ id, name }) => id !== name)
  const columns: readonly (Column | false)[] = [
    isNamed && { head: say(rowsTexts.record), cell: ({ name }) => name },
    { head: say(kind === 'import' ? lineText : idText), cell: ({ id }) => id },
    {
      head: say(rowsTexts.state),
      cell: ({ state }) => say(state === 'waiting' ? notDoneText : rowTexts[state]),
    },
    becomes !== '' && {
      head: say(becomesText),
      cell: ({ state }) => (state === 'done' ? becomes : ''),
    },
    {
      head: say(rowsTexts.reason),
      cell: ({ reason = '', changed }) =>
        [reason, wordsOf(changed?.changes ?? [])].filter(Boolean).join(say(colon)),
    },
    { head: say(codeText), cell: ({ code = 0 }) => (code === 0 ? '' : String(code)) },
    {
      head: say(timeText),
      cell: ({ at }) => (at === undefined ? '' : formatTimestamp(Math.floor(at / 1000))),
    },
  ]
  const shown = columns.filter((column) => column !== false)
  return csvText([shown.map(({ head }) => head), ...rows.map((row) => shown.map(({ cell }) => cell(row)))])
}
