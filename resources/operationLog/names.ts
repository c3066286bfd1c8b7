import { type Label, l } from '@/declaration'
import { declaredNames } from './declaredNames'

type Names = { readonly [name: string]: Label }

/** What people do in every area. */
const everywhere: Names = {
  create: l('新增', 'Create', 'Crear'),
  edit: l('修改', 'Edit', 'Modificar'),
  detail: l('查看详情', 'Open the detail', 'Abrir el detalle'),
  ask: l('提交审批', 'Ask for approval', 'Solicitar aprobación'),
}

/** What the clock does. */
export const jobNames: Names = {
  'agent-pay': l('代付结算', 'Agent pay is charged', 'Cargo del pago por cuenta'),
  'approved-refunds': l('投诉退款到账', 'Complaint refunds arrive', 'Llegan reembolsos de reclamaciones'),
  arrivals: l('新订单到达', 'Orders arrive', 'Llegan pedidos'),
  carry: l('短信发送', 'Messages are sent', 'Se envían mensajes'),
  deliver: l('推送送达', 'Pushes are delivered', 'Se entregan notificaciones push'),
  expire: l('到期', 'Expiry', 'Vencimiento'),
  filing: l('签名报备', 'Signatures are filed', 'Se registran firmas'),
  forget: l('清理过期记录', 'Old records are removed', 'Se quitan registros antiguos'),
  'grant-expired': l('授权到期', 'Grants expire', 'Caducan autorizaciones'),
  'grant-expiring': l('授权即将到期', 'Grants are about to expire', 'Autorizaciones por caducar'),
  'late-refunds': l('投诉退款超时', 'Complaint refunds are late', 'Reembolsos con retraso'),
  'mail-answers': l('邮件投递结果', 'E-mail results arrive', 'Llegan resultados de correos'),
  'mail-forget': l('清理过期邮件', 'Old e-mails are removed', 'Se quitan correos antiguos'),
  'mail-queue': l('邮件发送', 'E-mails are sent', 'Se envían correos'),
  'mail-readers': l('邮件打开', 'E-mails are opened', 'Se abren correos'),
  'other-refunds': l('渠道退款', 'Refunds at the channel', 'Reembolsos en el canal'),
  'outside-world': l('渠道通知', 'The channels report', 'Informan los canales'),
  'pay-notices': l('支付通知', 'Payment notices', 'Avisos de pago'),
  paying: l('买家付款', 'Buyers pay', 'Pagan los compradores'),
  queue: l('推送排队', 'Pushes are queued', 'Notificaciones push en cola'),
  'refund-results': l('退款结果', 'Refunds come back', 'Resultado de reembolsos'),
  review: l('审核', 'Review', 'Revisión'),
  settle: l('费用结算', 'Charges are settled', 'Liquidación de cargos'),
  'shop-figures': l('店铺统计', 'Figures of shops', 'Cifras de tiendas'),
  'trade-expiry': l('未付款关单', 'Unpaid trades are closed', 'Se cierran pagos pendientes'),
  users: l('用户补充投诉', 'Complainants write', 'Escriben los reclamantes'),
}

/** Who it was when nobody did it. */
export const clock = l('系统', 'System', 'Sistema')

/** Areas and pages, as they call themselves. */
export const areaNames = declaredNames.areas

/** What is done, by area and action where an area names it, else by action. */
export const operationNames: Names = { ...everywhere, ...jobNames, ...declaredNames.actions }

/** One name for what several areas call differently. */
const joined = (labels: readonly Label[]): Label => {
  const textOf = (locale: 'zh' | 'en' | 'es') =>
    [...new Set(labels.map((label) => label[locale]))].join(' / ')
  return l(textOf('zh'), textOf('en'), textOf('es'))
}

/** What people do, by action alone, for the choices of a filter. */
export const actionsIn = (names: Names): Names => {
  const labels = new Map<string, readonly Label[]>()
  for (const [key, label] of Object.entries(names)) {
    const action = key.slice(key.indexOf('.') + 1)
    labels.set(action, [...(labels.get(action) ?? []), label])
  }
  return Object.fromEntries(Array.from(labels, ([action, all]) => [action, joined(all)]))
}

export const actionNames: Names = actionsIn({ ...everywhere, ...declaredNames.actions })
