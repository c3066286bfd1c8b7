import { l } from '@/declaration'

export const texts = {
  overview: l('概览', 'Overview', 'Resumen'),
  loadedAt: l('更新于 {time}', 'As of {time}', 'Actualizado: {time}'),
  refresh: l('刷新', 'Refresh', 'Actualizar'),
  failed: l('首页数据未能更新', 'The figures could not be loaded', 'No se pudieron cargar las cifras'),
  failedAt: l(
    '首页数据未能更新，显示的是 {time} 的数据',
    'The figures could not be loaded; shown are those of {time}',
    'No se pudieron cargar las cifras; se muestran las de las {time}',
  ),
  balanceLow: l('余额不足', 'Low balance', 'Saldo bajo'),
  topUp: l('充值', 'Top up', 'Recargar'),
  yesterday: l('昨日 {figure}', 'Yesterday {figure}', 'Ayer {figure}'),
  expiring: l('即将到期 {count}', '{count} expiring', '{count} por caducar'),
  /** Of the pushes that have ended; those still being retried do not count. */
  rate: l('成功率 {rate}', '{rate} succeeded', '{rate} con éxito'),
  ended: l(
    '成功 {success}，失败 {failed}',
    '{success} delivered, {failed} failed',
    '{success} entregados, {failed} fallidos',
  ),
  retrying: l('重试中 {count}', '{count} being retried', '{count} en reintento'),
  waiting: l('待推送 {count}', '{count} waiting', '{count} pendientes'),
  nothingEnded: l('暂无推送结果', 'No results yet', 'Aún sin resultados'),
  sent: l('已发送 {count}', '{count} sent', '{count} enviados'),
  delivered: l(
    '有回执的送达率 {rate}',
    '{rate} of those reported were delivered',
    '{rate} entregados entre los informados',
  ),
  payments: l('{count} 笔', '{count} payments', '{count} pagos'),
  overdue: l('超时 {count}', '{count} overdue', '{count} vencidas'),
  arrange: l('卡片顺序', 'Order of the cards', 'Orden de las tarjetas'),
  all: l('查看全部', 'See all', 'Ver todos'),
  shown: l('趋势指标', 'Figure', 'Cifra'),
  nothingToDo: l('暂无待办', 'Nothing to do', 'Nada pendiente'),
  noFigures: l('暂无数据', 'No figures yet', 'Aún no hay cifras'),
  noNotices: l('暂无公告', 'No announcements', 'Sin avisos'),
  noErrors: l('今日没有推送失败', 'No failed pushes today', 'Hoy no hay notificaciones push fallidas'),
  noErrorsYet: l(
    '今日没有推送失败，{count} 条正在重试',
    'No failed pushes today, {count} being retried',
    'Hoy no hay fallidas, {count} en reintento',
  ),
  failedPushes: l('失败 {count}', '{count} failed', '{count} fallidos'),
}
