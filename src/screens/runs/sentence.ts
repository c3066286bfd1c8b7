import { type Label, l } from '@/declaration/label'
import { formatInteger } from '@/i18n/format'
import type { Say } from '@/i18n/useSay'
import type { RunInfo } from '@/runs/run'

export const stateTexts = {
  undo: l(
    '尚未发送，现在可以撤销',
    'Nothing has been sent yet: it can still be undone',
    'Aún no se ha enviado nada: se puede deshacer',
  ),
  running: l('已处理 {seen} / {total}', '{seen} of {total} processed', '{seen} de {total} procesados'),
  reading: l('已读取 {seen} / {total}', '{seen} of {total} read', '{seen} de {total} leídas'),
  spoken: l('正在处理：{percent}%', 'In progress: {percent}%', 'En curso: {percent} %'),
  pausing: l(
    '正在暂停，等待已发出的请求…',
    'Pausing: waiting for what is under way…',
    'Pausando: se espera lo que está en curso…',
  ),
  paused: l(
    '已暂停：已处理 {seen} / {total}',
    'Paused: {seen} of {total} processed',
    'En pausa: {seen} de {total} procesados',
  ),
  stopping: l(
    '正在停止，等待已发出的请求…',
    'Stopping: waiting for what is under way…',
    'Deteniendo: se espera lo que está en curso…',
  ),
  interrupted: l(
    '页面关闭或刷新时中断。继续时先核实已发出的记录，不会重复执行。',
    'Interrupted when the page was closed or reloaded. Resuming asks first what became of records already sent; none is done twice.',
    'Se interrumpió al cerrar o recargar la página. Al continuar se comprueba antes lo ya enviado; nada se hace dos veces.',
  ),
  unreachable: l(
    '无法连接平台，已自动暂停。网络恢复后点击“继续”：先核实已发出的记录，不会重复执行。',
    'The platform cannot be reached, so this was paused. Press “Resume” once the network is back: records already sent are asked after first, none is done twice.',
    'No se puede conectar con la plataforma, así que se ha pausado. Pulse «Continuar» cuando vuelva la red: antes se comprueba lo ya enviado; nada se hace dos veces.',
  ),
  session: l(
    '登录已过期，已自动暂停，未发送的记录保持待处理。重新登录后点击“继续”。',
    'The session is over, so this was paused; what was not done is still waiting. Log in again and press “Resume”.',
    'La sesión ha terminado y se ha pausado; lo no hecho sigue pendiente. Inicie sesión y pulse «Continuar».',
  ),
  unreachableReading: l(
    '无法连接平台，已自动暂停。网络恢复后点击“继续”，从未读取的行接着导出。',
    'The platform cannot be reached, so this was paused. Press “Resume” once the network is back; the export goes on with the rows not yet read.',
    'No se puede conectar con la plataforma, así que se ha pausado. Pulse «Continuar» cuando vuelva la red; la exportación sigue con las filas sin leer.',
  ),
  sessionReading: l(
    '登录已过期，已自动暂停。重新登录后点击“继续”，从未读取的行接着导出。',
    'The session is over, so this was paused. Log in again and press “Resume”; the export goes on with the rows not yet read.',
    'La sesión ha terminado y se ha pausado. Inicie sesión y pulse «Continuar»; la exportación sigue con las filas sin leer.',
  ),
  nothing: l('已取消，没有处理任何记录', 'Cancelled: nothing was done', 'Cancelado: no se hizo nada'),
  stopped: l(
    '已停止：成功 {done} 条，失败 {failed} 条，未处理 {waiting} 条',
    'Stopped: {done} succeeded, {failed} failed, {waiting} not processed',
    'Detenido. Correctos: {done}, con error: {failed}, sin procesar: {waiting}',
  ),
  all: l('{done} 条全部成功', 'All succeeded ({done})', 'Todos correctos ({done})'),
  finished: l(
    '处理完成：成功 {done} 条，失败 {failed} 条',
    'Finished: {done} succeeded, {failed} failed',
    'Terminado. Correctos: {done}, con error: {failed}',
  ),
  andUnknown: l('，结果未知 {unknown} 条', ', {unknown} unknown', ', desconocidos: {unknown}'),
  andLeftOut: l('，跳过 {leftOut} 条', ', {leftOut} skipped', ', omitidos: {leftOut}'),
  written: l('已写入 {done} 条', 'Rows written: {done}', 'Filas escritas: {done}'),
  writtenPart: l(
    '已写入 {done} 条，{missing} 条未能读取',
    'Rows written: {done}, could not be read: {missing}',
    'Filas escritas: {done}, no se pudieron leer: {missing}',
  ),
  stoppedReading: l(
    '已停止：已读取 {done} 条，{missing} 条未读取',
    'Stopped. Rows read: {done}, not read: {missing}',
    'Detenido. Filas leídas: {done}, sin leer: {missing}',
  ),
} as const satisfies Record<string, Label>

/** `seen`: rows whose call has ended; `retried`: rows that another try would send. */
export const figuresOf = ({ counts }: Pick<RunInfo, 'counts'>) => {
  const { total, done, failed, unknown, waiting, gone = 0, leftOut = 0 } = counts
  return {
    total: formatInteger(total),
    done: formatInteger(done),
    failed: formatInteger(failed),
    retried: formatInteger(failed - gone),
    unknown: formatInteger(unknown),
    waiting: formatInteger(waiting),
    leftOut: formatInteger(leftOut),
    seen: formatInteger(total - waiting),
    missing: formatInteger(total - done),
  }
}

const endOfAction = ({ state, counts }: RunInfo) => {
  const { total, done, waiting } = counts
  if (state === 'stopped') return waiting === total ? stateTexts.nothing : stateTexts.stopped
  return done === total ? stateTexts.all : stateTexts.finished
}

const endOfExport = ({ state, counts }: RunInfo) => {
  if (state === 'stopped') return stateTexts.stoppedReading
  return counts.done === counts.total ? stateTexts.written : stateTexts.writtenPart
}

export const sentenceOf = (run: RunInfo, say: Say): string => {
  const { state, stalled, kind, counts } = run
  const figures = figuresOf(run)
  if (state === 'paused' && stalled)
    return say(stateTexts[kind === 'export' ? (`${stalled}Reading` as const) : stalled])
  if (state === 'finished' || state === 'stopped') {
    if (kind === 'export') return say(endOfExport(run), figures)
    const unknown = counts.unknown > 0 ? say(stateTexts.andUnknown, figures) : ''
    const leftOut = (counts.leftOut ?? 0) > 0 ? say(stateTexts.andLeftOut, figures) : ''
    return say(endOfAction(run), figures) + unknown + leftOut
  }
  if (state === 'running' && kind === 'export') return say(stateTexts.reading, figures)
  return say(stateTexts[state], figures)
}

/** Whether a run needs the operator's attention: something failed, is unknown, or waits for a decision. */
export const toneOf = ({ state, stalled, counts, problems }: RunInfo): 'success' | 'warning' | 'info' => {
  if (stalled || state === 'interrupted' || counts.failed > 0 || counts.unknown > 0) return 'warning'
  if (problems && problems.length > 0) return 'warning'
  return state === 'finished' ? 'success' : 'info'
}
