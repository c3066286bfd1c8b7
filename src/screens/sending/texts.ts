import { type Label, l } from '@/declaration/label'
import type { TaskState } from './tasks'

export const stateTexts: { readonly [S in TaskState]: Label } = {
  waiting: l('未发送', 'Not sent', 'Sin enviar'),
  sending: l('发送中…', 'Sending…', 'Enviando…'),
  done: l('已提交', 'Submitted', 'Aceptado'),
  refused: l('被拒绝', 'Refused', 'Rechazado'),
  unknown: l('结果未知', 'Unknown', 'Desconocido'),
}

/** The channel's own words; all other texts are shared. */
export interface ChannelWords {
  readonly title: Label
  readonly preview: Label
  /** What is counted: 短信数. */
  readonly count: Label
  /** The unit after a figure: 条. Empty in languages without one. */
  readonly unit: Label
  readonly address: Label
  readonly rejected: Label
  readonly seeList: Label
  readonly list: Label
}

export const texts = {
  recipients: l('收件人', 'Recipients', 'Destinatarios'),
  variables: l('变量', 'Variables', 'Variables'),
  send: l('发送', 'Send', 'Enviar'),
  sendTo: l('发送给 {count} 人…', 'Send to {count}…', 'Enviar a {count}…'),
  lacks: {
    variables: l('请填写全部变量', 'Fill in all variables', 'Rellene todas las variables'),
    recipients: l('请录入收件人', 'Enter recipients', 'Introduzca destinatarios'),
    checking: l('正在检查收件人…', 'Checking the recipients…', 'Comprobando los destinatarios…'),
    time: l('请更改发送时间', 'Choose another time', 'Elija otra hora'),
  },

  when: l('发送时间', 'Send time', 'Hora de envío'),
  now: l('立即发送', 'Send now', 'Enviar ahora'),
  at: l('定时发送', 'Schedule', 'Programar'),
  planTime: l('定时时间', 'Scheduled time', 'Fecha y hora'),
  planHint: l(
    '10 分钟后至 30 天内，北京时间',
    '10 minutes to 30 days from now, Beijing time',
    'Entre 10 minutos y 30 días a partir de ahora, hora de Pekín',
  ),
  planNext: l('改为 {time} 发送', 'Send at {time}', 'Enviar el {time}'),
  taskName: l('任务名称（选填）', 'Task name (optional)', 'Nombre de la tarea (opcional)'),

  before: l('上一位', 'Previous', 'Anterior'),
  next: l('下一位', 'Next', 'Siguiente'),
  placeOf: l('{place} / {total}', '{place} of {total}', '{place} de {total}'),

  cost: l('预计费用', 'Cost', 'Coste'),
  balance: l('可用余额', 'Available', 'Disponible'),
  confirm: l('确认发送', 'Confirm', 'Confirmar'),
  confirmSend: l('确认发送 {count} {unit}，{cost}', 'Send {count} for {cost}', 'Enviar {count} por {cost}'),
  confirmPlan: l(
    '确认定时发送 {count} {unit}，{cost}',
    'Schedule {count} for {cost}',
    'Programar {count} por {cost}',
  ),
  confirmSendAlone: l('确认发送 {count} {unit}', 'Send {count}', 'Enviar {count}'),
  confirmPlanAlone: l('确认定时发送 {count} {unit}', 'Schedule {count}', 'Programar {count}'),
  balanceAfter: l('发送后余额', 'Balance after sending', 'Saldo tras el envío'),
  leftOut: l('已排除', 'Left out', 'Omitidos'),
  leftOutCounts: l(
    '无效 {invalid} 个，重复 {repeated} 个',
    'invalid {invalid}, duplicate {repeated}',
    'no válidos {invalid}, duplicados {repeated}',
  ),
  notEnough: l(
    '余额不足，还差 {missing}',
    'Insufficient balance: {missing} short',
    'Saldo insuficiente: faltan {missing}',
  ),
  topUp: l('去充值', 'Top up', 'Recargar'),
  split: l(
    '超过单个任务上限（{most}），将分 {count} 个任务依次发送，可中途停止',
    'Over the limit of one task ({most}): sent as {count} tasks, one after the other; you can stop in between',
    'Supera el máximo por tarea ({most}): se enviará en {count} tareas sucesivas; puede detenerse entre ellas',
  ),

  result: l('发送结果', 'Result', 'Resultado del envío'),
  leftBehind: l(
    '页面重新加载前，于 {time} 开始的发送尚未完成。已提交的不会重复发送。',
    'A send that started at {time}, before this page was reloaded, has not finished. Nothing already submitted is sent twice.',
    'Un envío iniciado el {time}, antes de recargar la página, no ha terminado. Lo ya aceptado no se vuelve a enviar.',
  ),
  summary: l(
    '已受理 {accepted} {unit}，费用 {cost}',
    'Accepted: {accepted}. Cost: {cost}',
    'Aceptados: {accepted}. Coste: {cost}',
  ),
  planned: l(
    '将于 {time} 发送，开始前 5 分钟可在{list}撤销',
    'Will be sent at {time}. Until 5 minutes before, it can be cancelled under “{list}”.',
    'Se enviará el {time}. Hasta 5 minutos antes puede cancelarse en «{list}».',
  ),
  accepted: l('已受理', 'Accepted', 'Aceptados'),
  notTaken: l('未受理', 'Left out', 'Omitidos'),
  fee: l('费用', 'Cost', 'Coste'),
  line: l('录入行号', 'Line', 'Línea'),
  reason: l('原因', 'Reason', 'Motivo'),
  download: l('下载{rejected}', 'Download: {rejected}', 'Descargar: {rejected}'),
  back: l('返回修改', 'Back to the form', 'Volver al formulario'),
  another: l('再发一{unit}', 'Send another', 'Enviar otro'),

  tasks: l('发送任务', 'Tasks', 'Tareas'),
  task: l('任务', 'Task', 'Tarea'),
  taskNumber: l('第 {number} 批', 'Batch {number}', 'Lote {number}'),
  count: l('数量', 'Quantity', 'Cantidad'),
  state: l('结果', 'Result', 'Resultado'),
  progress: l(
    '已提交 {done} / {total} 批',
    'Batches submitted: {done} of {total}',
    'Lotes aceptados: {done} de {total}',
  ),
  stop: l('停止', 'Stop', 'Detener'),
  stopping: l(
    '正在停止，当前一批会完成…',
    'Stopping after the current batch…',
    'Se detendrá al acabar el lote en curso…',
  ),
  goOn: l('继续发送未发送的', 'Send the rest', 'Enviar el resto'),
  askAgain: l('再次查询结果', 'Check again', 'Volver a consultar'),
  tryAgain: l('重试被拒绝的', 'Retry the refused ones', 'Reintentar lo rechazado'),
  unknownNote: l(
    '没有收到平台的回复：可能已发送。再次查询不会重复发送。',
    'The platform has not answered: it may have been sent. Checking again sends nothing twice.',
    'La plataforma no respondió: puede que se haya enviado. Consultar de nuevo no envía nada dos veces.',
  ),
} as const satisfies Record<string, Label | Record<string, Label>>
