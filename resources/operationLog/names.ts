import { type Label, l } from '@/declaration'
import { declaredNames } from './declaredNames'

type Names = { readonly [name: string]: Label }

/** Operations that people make in every area. */
const everywhere: Names = {
  create: l('新增', 'Create', 'Crear'),
  edit: l('修改', 'Edit', 'Modificar'),
  detail: l('查看详情', 'Open the detail', 'Abrir el detalle'),
  ask: l('提交审批', 'Ask for approval', 'Solicitar aprobación'),
}

/** Operations of timed jobs. */
export const jobNames: Names = {
  'agent-pay': l('代付结算', 'Agent-pay settlement', 'Liquidación del pago por cuenta'),
  'approved-refunds': l('投诉退款到账', 'Complaint refunds credited', 'Abono de reembolsos de reclamaciones'),
  arrivals: l('新订单到达', 'New orders', 'Pedidos nuevos'),
  carry: l('短信发送', 'SMS sending', 'Envío de SMS'),
  deliver: l('推送送达', 'Push delivery', 'Entrega de notificaciones push'),
  expire: l('到期', 'Expiry', 'Vencimiento'),
  filing: l('签名报备', 'Signature filing', 'Registro de firmas'),
  forget: l('清理过期记录', 'Removal of old records', 'Eliminación de registros antiguos'),
  'grant-expired': l('授权到期', 'Authorisation expiry', 'Vencimiento de autorizaciones'),
  'grant-expiring': l('授权即将到期', 'Authorisations about to expire', 'Autorizaciones por caducar'),
  'late-refunds': l('投诉退款超时', 'Overdue complaint refunds', 'Reembolsos con retraso'),
  'mail-answers': l('邮件投递结果', 'E-mail delivery results', 'Resultados de entrega de correos'),
  'mail-forget': l('清理过期邮件', 'Removal of old e-mails', 'Eliminación de correos antiguos'),
  'mail-queue': l('邮件发送', 'E-mail sending', 'Envío de correos'),
  'mail-readers': l('邮件打开', 'E-mail openings', 'Apertura de correos'),
  'other-refunds': l('渠道退款', 'Refunds at the channel', 'Reembolsos en el canal'),
  'outside-world': l('渠道通知', 'Channel reports', 'Informes de los canales'),
  'pay-notices': l('支付通知', 'Payment notifications', 'Avisos de pago'),
  paying: l('买家付款', 'Buyer payments', 'Pagos de compradores'),
  queue: l('推送排队', 'Push queueing', 'Cola de notificaciones push'),
  'refund-results': l('退款结果', 'Refund results', 'Resultado de reembolsos'),
  review: l('审核', 'Review', 'Revisión'),
  settle: l('费用结算', 'Fee settlement', 'Liquidación de cargos'),
  'shop-figures': l('店铺统计', 'Shop figures', 'Cifras de tiendas'),
  'trade-expiry': l('未付款关单', 'Closing of unpaid trades', 'Cierre de operaciones sin pagar'),
  users: l('用户补充投诉', 'Complainant messages', 'Mensajes de los reclamantes'),
}

/** The name shown if nobody made the change. */
export const clock = l('系统', 'System', 'Sistema')

/** The names of areas and pages. */
export const areaNames = declaredNames.areas

/** Names of operations: by area and action if the area has one, otherwise by action. */
export const operationNames: Names = { ...everywhere, ...jobNames, ...declaredNames.actions }

/** A single name for an action that several areas call differently. */
const joined = (labels: readonly Label[]): Label => {
  const textOf = (locale: 'zh' | 'en' | 'es') =>
    [...new Set(labels.map((label) => label[locale]))].join(' / ')
  return l(textOf('zh'), textOf('en'), textOf('es'))
}

/** Actions by people, regardless of area, as choices of a filter. */
export const actionsIn = (names: Names): Names => {
  const labels = new Map<string, readonly Label[]>()
  for (const [key, label] of Object.entries(names)) {
    const action = key.slice(key.indexOf('.') + 1)
    labels.set(action, [...(labels.get(action) ?? []), label])
  }
  return Object.fromEntries(Array.from(labels, ([action, all]) => [action, joined(all)]))
}

export const actionNames: Names = actionsIn({ ...everywhere, ...declaredNames.actions })
