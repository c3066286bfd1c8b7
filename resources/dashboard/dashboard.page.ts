import { channels } from '@resources/terms/channels'
import {
  choice,
  code,
  day,
  defineEndpoints,
  definePage,
  integer,
  l,
  list,
  money,
  object,
  percent,
  text,
  timestamp,
} from '@/declaration'

/** A figure; null if the operator may not see the records behind it, or the platform does not have them. */
const count = (label: ReturnType<typeof l>) => integer({ label, nullable: true })
const amount = (label: ReturnType<typeof l>, unit: 'fen' | 'li') => money({ label, unit, nullable: true })
const share = (label: ReturnType<typeof l>) => percent({ label, nullable: true })
const date = day({ label: l('日期', 'Day', 'Día') })
const op = choice({ label: l('平台', 'Platform', 'Plataforma'), of: channels })
/** From the ledger: delivered pushes only, and further back than the push log reaches. */
const push = count(l('计费推送', 'Billed pushes', 'Notificaciones facturadas'))
const sms = count(l('计费短信', 'Billed SMS', 'SMS facturados'))
const pay_fee = amount(l('收款', 'Payments', 'Cobros'), 'fen')
const consume_li = amount(l('消费', 'Spending', 'Consumo'), 'li')

const urgent = (zh: string, en: string, es: string) => ({ ...l(zh, en, es), tone: 'error' }) as const
const soon = (zh: string, en: string, es: string) => ({ ...l(zh, en, es), tone: 'warning' }) as const

export const endpoints = defineEndpoints({
  figures: {
    label: l('首页数据', 'Dashboard figures', 'Cifras del panel'),
    call: 'GET /user/dashboard',
    capability: 'view',
    answer: {
      stat_time: timestamp({ label: l('统计时间', 'As of', 'A fecha de') }),
      cards: object({
        label: l('概览', 'Overview', 'Resumen'),
        fields: {
          balance_li: amount(l('账户余额', 'Balance', 'Saldo'), 'li'),
          today_consume_li: amount(l('今日消费', 'Spent today', 'Consumo de hoy'), 'li'),
          shop_total: count(l('授权店铺', 'Shops', 'Tiendas')),
          shop_expiring: count(l('即将到期', 'Expiring', 'Por caducar')),
          /** All of today's pushes, including waiting and skipped ones. */
          today_push: count(l('今日推送', 'Pushes today', 'Notificaciones push de hoy')),
          today_push_success: count(l('今日推送成功', 'Delivered today', 'Entregadas hoy')),
          today_push_failed: count(l('今日推送失败', 'Failed today', 'Fallidas hoy')),
          today_push_retrying: count(l('今日重试中', 'Being retried', 'En reintento')),
          today_push_waiting: count(l('今日待推送', 'Waiting', 'Pendientes')),
          /** Of the pushes that ended: delivered or failed. */
          push_success_rate: share(l('推送成功率', 'Push success rate', 'Éxito de notificaciones')),
          /** All of today's messages, including planned and cancelled ones. */
          today_sms: count(l('今日短信', 'SMS today', 'SMS de hoy')),
          today_sms_sent: count(l('今日已发送', 'SMS sent today', 'SMS enviados hoy')),
          /** Of the messages with a carrier's report. */
          sms_delivered_rate: share(l('短信送达率', 'SMS delivered', 'SMS entregados')),
          today_pay_fee: amount(l('今日收款', 'Paid today', 'Cobros de hoy'), 'fen'),
          today_pay_count: count(l('今日支付笔数', 'Payments today', 'Pagos de hoy')),
          complaint_pending: count(l('待处理投诉', 'Pending complaints', 'Reclamaciones pendientes')),
          complaint_overdue: count(l('超时投诉', 'Overdue complaints', 'Reclamaciones vencidas')),
          unread_announcement: count(l('未读公告', 'Unread announcements', 'Comunicados sin leer')),
        },
      }),
      /** The last 30 days, today last. */
      trend: list({
        label: l('近 30 天趋势', 'Last 30 days', 'Últimos 30 días'),
        fields: { date, push, sms, pay_fee, consume_li },
      }),
      platforms: list({
        label: l('平台分布', 'Platforms', 'Plataformas'),
        fields: {
          op,
          shops: integer({ label: l('店铺数', 'Shops', 'Tiendas') }),
          orders: count(l('今日推送', 'Pushes today', 'Notificaciones push de hoy')),
        },
      }),
      /** What needs attention; kinds with a count of 0 are left out. */
      todos: list({
        label: l('待办事项', 'To do', 'Pendientes'),
        fields: {
          type: choice({
            label: l('事项', 'Task', 'Tarea'),
            of: {
              BALANCE_LOW: urgent('余额不足', 'Low balance', 'Saldo bajo'),
              GRANT_EXPIRING: soon('授权将到期', 'Authorisations expiring', 'Autorizaciones por caducar'),
              GRANT_EXPIRED: urgent('授权已过期', 'Authorisations expired', 'Autorizaciones caducadas'),
              PUSH_FAILED: urgent('今日推送失败', 'Failed pushes today', 'Notificaciones fallidas hoy'),
              COMPLAINT_PENDING: soon('待处理投诉', 'Pending complaints', 'Reclamaciones pendientes'),
              COMPLAINT_OVERDUE: urgent('超时投诉', 'Overdue complaints', 'Reclamaciones vencidas'),
              SIGN_REJECTED: soon('签名被驳回', 'Rejected signatures', 'Firmas rechazadas'),
              TEMPLATE_REJECTED: soon(
                '短信模板被驳回',
                'Rejected SMS templates',
                'Plantillas de SMS rechazadas',
              ),
              MAIL_TEMPLATE_REJECTED: soon(
                '邮件模板被驳回',
                'Rejected e-mail templates',
                'Plantillas de correo rechazadas',
              ),
              APPROVAL_WAITING: soon('待我审批', 'Waiting for approval', 'Por aprobar'),
              REFUND_ABNORMAL: urgent('退款异常', 'Abnormal refunds', 'Reembolsos anómalos'),
            },
          }),
          count: integer({ label: l('数量', 'Count', 'Cantidad') }),
          /** The page that lists them. */
          route: text({ label: l('去处', 'Page', 'Página') }),
        },
      }),
      notices: list({
        label: l('最新公告', 'Latest announcements', 'Últimos comunicados'),
        fields: {
          id: integer({ label: l('编号', 'No.', 'N.º') }),
          title: text({ label: l('标题', 'Title', 'Título') }),
          publish_time: timestamp({ label: l('发布时间', 'Published', 'Publicado') }),
        },
      }),
      /** The five shops with the most failed pushes today. */
      push_errors: list({
        label: l('推送异常店铺', 'Shops with push errors', 'Tiendas con errores de notificación'),
        fields: {
          op,
          app_id: code({ label: l('AppId', 'App ID', 'ID de app') }),
          seller_nick: text({ label: l('商家账号', 'Seller account', 'Cuenta del vendedor') }),
          shop_name: text({ label: l('店铺名称', 'Shop name', 'Tienda') }),
          fail: integer({ label: l('今日失败', 'Failed today', 'Fallos de hoy') }),
          last_error: text({ label: l('异常原因', 'Error', 'Error') }),
        },
      }),
    },
  },
})

export default definePage({
  name: 'dashboard',
  path: '/dashboard',
  label: l('首页', 'Dashboard', 'Panel de control'),
  icon: 'dashboard',
  menu: { order: 0, affix: true },
  roles: { support: ['*'], finance: ['*'] },
  component: 'Dashboard',
  endpoints,
})
