import { type Label, l } from '@/declaration/label'
import { isAtWork, isOver, type RowState, type RunInfo, type RunStep } from '@/runs/run'

/** A run's parts, as in its bar and filter. Rows being sent count as waiting. */
export type Part = Exclude<RowState, 'sent'>

const partTexts: { readonly [P in Part]: Label } = {
  done: l('成功', 'Succeeded', 'Correctos'),
  failed: l('失败', 'Failed', 'Con error'),
  unknown: l('结果未知', 'Unknown', 'Desconocidos'),
  waiting: l('待处理', 'Waiting', 'Pendientes'),
  leftOut: l('已跳过', 'Skipped', 'Omitidos'),
}

export const rowTexts: { readonly [S in RowState]: Label } = {
  done: l('成功', 'Succeeded', 'Correcto'),
  failed: l('失败', 'Failed', 'Con error'),
  unknown: l('结果未知', 'Unknown', 'Desconocido'),
  waiting: l('待处理', 'Waiting', 'Pendiente'),
  sent: l('处理中', 'In progress', 'En curso'),
  leftOut: l('已跳过', 'Skipped', 'Omitido'),
}

export const notDoneText = l('未处理', 'Not processed', 'Sin procesar')
const askingText = l('核实中', 'Checking', 'Comprobando')

const exportTexts: { readonly [P in Part]: Label } = {
  done: l('已写入', 'Written', 'Escritas'),
  failed: l('未能读取', 'Not read', 'No leídas'),
  unknown: partTexts.unknown,
  waiting: l('待读取', 'To be read', 'Por leer'),
  leftOut: partTexts.leftOut,
}

/** Whether a running run still asks about its unknown rows. */
const isAsking = (run: Pick<RunInfo, 'state' | 'cannotAsk'>) => isAtWork(run) && !run.cannotAsk

/** After the end of a run, its waiting rows are no longer waiting for anything. */
export const partTextsOf = (
  run: Pick<RunInfo, 'kind' | 'state' | 'cannotAsk'>,
): { readonly [P in Part]: Label } => {
  if (run.kind === 'export')
    return isOver(run) ? { ...exportTexts, waiting: l('未读取', 'Not read', 'Sin leer') } : exportTexts
  if (isAsking(run)) return { ...partTexts, unknown: askingText }
  return isOver(run) ? { ...partTexts, waiting: notDoneText } : partTexts
}

export const rowTextOf = (state: RowState, run: Pick<RunInfo, 'state' | 'cannotAsk'>): Label => {
  if (state === 'unknown' && isAsking(run)) return askingText
  return state === 'waiting' && isOver(run) ? notDoneText : rowTexts[state]
}

export const stepTexts: { readonly [S in RunStep]: Label } = {
  undo: l('撤销（{seconds} 秒）', 'Undo ({seconds} s)', 'Deshacer ({seconds} s)'),
  pause: l('暂停', 'Pause', 'Pausar'),
  resume: l('继续', 'Resume', 'Continuar'),
  stop: l('停止', 'Stop', 'Detener'),
  retry: l('重试失败的 {retried} 条', 'Retry failed ({retried})', 'Reintentar errores ({retried})'),
  check: l('核实未知的 {unknown} 条', 'Check unknown ({unknown})', 'Comprobar desconocidos ({unknown})'),
  forget: l('移除记录', 'Remove from the list', 'Quitar de la lista'),
}

export const unknownText = l(
  '平台未及时答复，正在核实…',
  'The platform did not answer in time; checking the result…',
  'La plataforma no respondió a tiempo; se está comprobando el resultado…',
)
export const pausedUnknownText = l(
  '结果未知 {unknown} 条：继续时先核实，不会重复执行',
  'Unknown: {unknown}. Resuming checks them first; nothing is done twice',
  'Desconocidos: {unknown}. Al continuar se comprueban antes; nada se hace dos veces',
)
export const stillUnknownText = l(
  '结果未知：没有收到平台的答复，可能已经执行，也可能没有。点击“核实未知的 {unknown} 条”向平台查询；只有平台答复未执行的，才会以同一请求号补发。仍无结果时，请刷新列表核对后再决定是否重新操作。',
  'Unknown: no answer came, so it may or may not have been done. “Check unknown ({unknown})” asks the platform; only what it says it has not done is sent again, under the same id. If it does not say, refresh the list and look before trying again.',
  'Desconocido: no hubo respuesta y puede haberse hecho o no. «Comprobar desconocidos ({unknown})» consulta a la plataforma; solo se reenvía, con el mismo identificador, lo que ella diga no haber hecho. Si no lo dice, actualice la lista y compruébelo antes de reintentar.',
)
/** For platforms that do not report a call's outcome: nothing is resent, so promise nothing. */
export const cannotAskText = l(
  '结果未知 {unknown} 条：没有收到平台的答复，可能已经执行，也可能没有；本平台不提供结果查询，不会自动补发。请先刷新列表核对，直接重新操作可能会重复执行。',
  'Unknown: {unknown}. No answer came, so it may or may not have been done; this platform cannot be asked, and nothing is sent again. Refresh the list and look before trying again: otherwise it may be done twice.',
  'Desconocidos: {unknown}. No hubo respuesta y puede haberse hecho o no; a esta plataforma no se le puede consultar y nada se reenvía. Actualice la lista y compruébelo antes de reintentar: de lo contrario podría hacerse dos veces.',
)
export const keptSelectedText = l(
  '失败的记录保持选中',
  'Failed records stay selected',
  'Los registros con error siguen seleccionados',
)

export const rowsTexts = {
  table: l('每条记录的结果', 'Result for each record', 'Resultado de cada registro'),
  filter: l('按结果筛选', 'Filter by result', 'Filtrar por resultado'),
  all: l('全部', 'All', 'Todos'),
  record: l('记录', 'Record', 'Registro'),
  state: l('结果', 'Result', 'Resultado'),
  reason: l('原因', 'Reason', 'Motivo'),
  changeOrReason: l('变化或原因', 'Change or reason', 'Cambio o motivo'),
  line: l('第 {line} 行', 'Line {line}', 'Línea {line}'),
  gone: l('记录已不存在', 'No longer exists', 'Ya no existe'),
  span: l('第 {from}–{to} 条，共 {total} 条', '{from}–{to} of {total}', '{from}–{to} de {total}'),
  before: l('前 {count} 条', 'Previous {count}', '{count} anteriores'),
  after: l('后 {count} 条', 'Next {count}', '{count} siguientes'),
} as const satisfies Record<string, Label>

export const retryChangedTexts = {
  title: l(
    '重试已被他人修改的记录？',
    'Retry what others have changed?',
    '¿Reintentar lo que otros han modificado?',
  ),
  explain: l(
    '以下 {count} 条记录在您勾选后已被他人修改。重试将在它们现在的状态上执行。',
    'Others have changed these records ({count}) since you ticked them. A retry acts on them as they are now.',
    'Otros han modificado estos registros ({count}) desde que los marcó. Reintentar actúa sobre ellos tal como están ahora.',
  ),
  untold: l(
    '修改内容已无法显示，请打开记录查看',
    'Their changes can no longer be shown: open the record to see them',
    'Sus cambios ya no se pueden mostrar: abra el registro para verlos',
  ),
} as const satisfies Record<string, Label>

export const copyFailuresText = l('复制失败清单', 'Copy failures', 'Copiar errores')
export const resultFileText = l('下载结果', 'Download result', 'Descargar resultado')
export const saveAgainText = l('再次保存', 'Save again', 'Guardar de nuevo')
export const savePartText = l(
  '保存已读到的 {count} 条',
  'Save the rows read ({count})',
  'Guardar las filas leídas ({count})',
)
export const closeText = l('关闭', 'Close', 'Cerrar')
export const inBackgroundText = l('在后台继续', 'Continue in background', 'Seguir en segundo plano')

/** The parts that a run sends, unlike rows that were left out. */
export const sentParts = ['done', 'failed', 'unknown', 'waiting'] as const satisfies readonly Part[]

export const partsInOrder = [...sentParts, 'leftOut'] as const satisfies readonly Part[]
