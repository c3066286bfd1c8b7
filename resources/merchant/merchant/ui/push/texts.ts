import { l } from '@/declaration'

export const texts = {
  title: l('推送记录：{name}', 'Pushes: {name}', 'Envíos: {name}'),
  close: l('关闭', 'Close', 'Cerrar'),
  today: l(
    '今日推送 {pushed}，未送达 {lost}',
    'Today: {pushed} pushed, {lost} not delivered',
    'Hoy: {pushed} enviados, {lost} sin entregar',
  ),
  reason: l('异常原因：{reason}', 'Error: {reason}', 'Error: {reason}'),
  lost: l('今日未送达', 'Not delivered today', 'Sin entregar hoy'),
  none: l('今日没有失败的推送', 'Nothing failed today', 'Hoy no ha fallado nada'),
  waiting: l('排队中 {count} 条', '{count} in the queue', '{count} en cola'),
  queued: l(
    '接收地址恢复后自动推送（每分钟探测一次）。',
    'Pushed by itself once the server answers again (asked every minute).',
    'Se enviarán en cuanto el servidor responda (se consulta cada minuto).',
  ),
  repush: l(
    '重推今日失败（{count}）',
    'Re-push today’s failures ({count})',
    'Reenviar fallos de hoy ({count})',
  ),
  all: l('今日全部记录', 'All of today', 'Todo lo de hoy'),
  more: l('共 {count} 条，查看全部', 'See all {count}', 'Ver los {count}'),
  attempts: l('{count} 次', 'Tries: {count}', 'Intentos: {count}'),
  noRight: l('没有查看推送记录的权限', 'You may not see pushes', 'No puede ver los envíos'),
}
