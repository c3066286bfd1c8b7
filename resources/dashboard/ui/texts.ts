import { l } from '@/declaration'

export const texts = {
  overview: l('概览', 'Overview', 'Resumen'),
  loadedAt: l('更新于 {time}', 'As of {time}', 'Actualizado: {time}'),
  refresh: l('刷新', 'Refresh', 'Actualizar'),
  failed: l('首页数据未能更新', 'The figures could not be loaded', 'No se pudieron cargar las cifras'),
  failedAt: l(
    '首页数据未能更新，显示的是 {time} 的数据',
    'The figures could not be updated; these are from {time}',
    'No se pudieron cargar las cifras; se muestran las de las {time}',
  ),
  balanceLow: l('余额不足', 'Low balance', 'Saldo bajo'),
  /** The list of fees includes estimates in its closing balance. */
  unsettled: l('未结算消费尚未扣除', 'Before unsettled usage', 'Sin descontar lo no liquidado'),
  topUp: l('充值', 'Top up', 'Recargar'),
  yesterday: l('昨日 {figure}', 'Yesterday {figure}', 'Ayer {figure}'),
  expiring: l('即将到期 {count}', '{count} expiring', 'Por caducar: {count}'),
  /** Of the pushes that have ended; those still being retried do not count. */
  rate: l('成功率 {rate}', '{rate} succeeded', '{rate} con éxito'),
  ended: l(
    '成功 {success}，失败 {failed}',
    '{success} delivered, {failed} failed',
    'Entregadas: {success}, fallidas: {failed}',
  ),
  retrying: l('重试中 {count}', '{count} being retried', 'En reintento: {count}'),
  waiting: l('待推送 {count}', '{count} waiting', 'Pendientes: {count}'),
  nothingEnded: l('暂无推送结果', 'No results yet', 'Aún sin resultados'),
  sent: l('已发送 {count}', '{count} sent', 'Enviados: {count}'),
  delivered: l(
    '有回执的送达率 {rate}',
    '{rate} delivered (of those reported)',
    '{rate} entregados (de los confirmados)',
  ),
  payments: l('{count} 笔', '{count} payments', 'Pagos: {count}'),
  overdue: l('超时 {count}', '{count} overdue', 'Vencidas: {count}'),
  arrange: l('卡片顺序', 'Card order', 'Orden de las tarjetas'),
  all: l('查看全部', 'See all', 'Ver todos'),
  shown: l('趋势指标', 'Metric', 'Indicador'),
  trend: l('近 {count} 天趋势', 'Last {count} days', 'Últimos {count} días'),
  range: l('时间范围', 'Range', 'Período'),
  days: l('{count} 天', '{count} days', '{count} días'),
  total: l(
    '{figure}合计 {total}（含今日至今）',
    '{figure}: {total} in total, today so far included',
    '{figure}: {total} en total, con lo que va de hoy',
  ),
  before: l('再前 {count} 天 {total}', 'Previous {count} days: {total}', '{count} días anteriores: {total}'),
  nothingToDo: l('暂无待办', 'Nothing to do', 'Nada pendiente'),
  noFigures: l('暂无数据', 'No figures yet', 'Aún no hay cifras'),
  noNotices: l('暂无公告', 'No announcements', 'Sin comunicados'),
  noErrors: l('今日没有推送失败', 'No failed pushes today', 'Hoy no hay notificaciones push fallidas'),
  noErrorsYet: l(
    '今日没有推送失败，{count} 条正在重试',
    'No failed pushes today; {count} being retried',
    'Hoy no hay notificaciones push fallidas; {count} en reintento',
  ),
  failedPushes: l('失败 {count}', '{count} failed', 'Fallidas: {count}'),
}
