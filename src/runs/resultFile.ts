import { type Label, l } from '@/declaration'
import { csvText } from '@/files/csvText'
import type { RowState, RunInfo, RunRow } from './run'
import { say } from './texts'

const columnLabels = {
  name: l('记录', 'Record', 'Registro'),
  id: l('编号', 'ID', 'ID'),
  line: l('行号', 'Line', 'Línea'),
  state: l('结果', 'Result', 'Resultado'),
  reason: l('原因', 'Reason', 'Motivo'),
  code: l('错误码', 'Error code', 'Código de error'),
} as const satisfies Record<string, Label>

const states: { readonly [S in RowState]: Label } = {
  waiting: l('未处理', 'Not processed', 'Sin procesar'),
  sent: l('处理中', 'In progress', 'En curso'),
  done: l('成功', 'Succeeded', 'Correcto'),
  failed: l('失败', 'Failed', 'Con error'),
  unknown: l('结果未知', 'Unknown', 'Desconocido'),
}

/** The outcome of each row as CSV in the operator's language. Rows of an import are identified by line. */
export const resultText = ({ kind }: Pick<RunInfo, 'kind'>, rows: readonly RunRow[]): string =>
  csvText([
    [
      columnLabels.name,
      kind === 'import' ? columnLabels.line : columnLabels.id,
      columnLabels.state,
      columnLabels.reason,
      columnLabels.code,
    ].map((head) => say(head)),
    ...rows.map(({ id, name, state, reason = '', code = 0 }) => [
      name,
      id,
      say(states[state]),
      reason,
      code === 0 ? '' : String(code),
    ]),
  ])
