import { l, type WireRecord } from '@/declaration'
import { colon, comma } from '@/declaration/punctuation'
import { csvText } from '@/files/csvText'
import { formatTimestamp } from '@/i18n/format'
import type { RunInfo, RunRow } from '@/runs/run'
import { say } from '@/runs/texts'
import { valueWords, wordsOf } from '../history/changeWords'
import type { FieldOf } from './changedFields'
import { notDoneText, rowsTexts, rowTexts } from './texts'

const idText = l('编号', 'ID', 'ID')
const lineText = l('行号', 'Line', 'Línea')
const beforeText = l('执行前', 'Before', 'Antes')
const afterText = l('执行后', 'Now', 'Ahora')
const codeText = l('错误码', 'Error code', 'Código de error')
const operatorText = l('操作人', 'Operator', 'Operador')
const timeText = l('时间', 'Time', 'Hora')

/** Values in words: `Status: Closed, Amount: ¥ 1.00`. */
const valuesIn = (values: WireRecord | undefined, fieldOf: FieldOf): string =>
  Object.entries(values ?? {})
    .flatMap(([path, value]) => {
      const field = fieldOf(path)
      if (!field || value === undefined) return []
      return say(field.label) + say(colon) + valueWords(field, value)
    })
    .join(say(comma))

interface Column {
  readonly head: string
  readonly cell: (row: RunRow) => string
}

/**
 * The outcome of each row as CSV in the operator's language: old and new values, who did it and when. Import rows are identified
 * by line, and records whose name is their id are listed by id only.
 *
 * @param fieldOf finds the field of a value before or after
 */
export const resultText = (
  { kind, operator = '' }: Pick<RunInfo, 'kind' | 'operator'>,
  rows: readonly RunRow[],
  fieldOf: FieldOf,
): string => {
  const isNamed = kind === 'import' || rows.some(({ id, name }) => id !== name)
  const columns: readonly (Column | false)[] = [
    isNamed && { head: say(rowsTexts.record), cell: ({ name }) => name },
    { head: say(kind === 'import' ? lineText : idText), cell: ({ id }) => id },
    {
      head: say(rowsTexts.state),
      cell: ({ state }) => say(state === 'waiting' ? notDoneText : rowTexts[state]),
    },
    rows.some(({ before }) => before) && {
      head: say(beforeText),
      cell: ({ before }) => valuesIn(before, fieldOf),
    },
    rows.some(({ after }) => after) && {
      head: say(afterText),
      cell: ({ after }) => valuesIn(after, fieldOf),
    },
    {
      head: say(rowsTexts.reason),
      cell: ({ reason = '', changed }) =>
        [reason, wordsOf(changed?.changes ?? [])].filter(Boolean).join(say(colon)),
    },
    { head: say(codeText), cell: ({ code = 0 }) => (code === 0 ? '' : String(code)) },
    // The operator has done nothing with records that were left out or not reached.
    operator !== '' && {
      head: say(operatorText),
      cell: ({ state }) => (state === 'leftOut' || state === 'waiting' ? '' : operator),
    },
    {
      head: say(timeText),
      cell: ({ at }) => (at === undefined ? '' : formatTimestamp(Math.floor(at / 1000))),
    },
  ]
  const shown = columns.filter((column) => column !== false)
  return csvText([shown.map(({ head }) => head), ...rows.map((row) => shown.map(({ cell }) => cell(row)))])
}
