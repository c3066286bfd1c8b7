import { type Label, l } from '@/declaration'

type Names = { readonly [name: string]: Label }

/** Areas and pages that change records, as they call themselves. What the demo changes goes by its keys. */
export const areaNames: Names = {
  approval: l('待审批', 'Waiting for approval', 'Por aprobar'),
  announcement: l('公告', 'Announcements', 'Avisos'),
  merchant: l('授权商家', 'Authorised merchants', 'Comercios autorizados'),
  pushLog: l('推送记录', 'Pushes', 'Envíos'),
  sendSms: l('发送短信', 'Send SMS', 'Enviar SMS'),
  sms: l('短信列表', 'SMS list', 'Lista de SMS'),
  smsSign: l('短信签名', 'SMS signatures', 'Firmas de SMS'),
  smsTemplate: l('短信模板', 'SMS templates', 'Plantillas de SMS'),
  sendEmail: l('发送邮件', 'Send e-mail', 'Enviar correo'),
  email: l('邮件记录', 'Sent e-mails', 'Correos enviados'),
  emailTemplate: l('邮件模板', 'E-mail templates', 'Plantillas de correo'),
  trade: l('交易记录', 'Trades', 'Operaciones'),
  refund: l('退款记录', 'Refunds', 'Reembolsos'),
  complaint: l('消费者投诉', 'Consumer complaints', 'Reclamaciones'),
  replyTemplate: l('回复模板', 'Reply templates', 'Plantillas de respuesta'),
  fee: l('费用明细', 'Fee details', 'Detalle de cargos'),
  partner: l('个人信息', 'Personal info', 'Mis datos'),
}

/** What people do, whichever area it is in. */
export const actionNames: Names = {
  create: l('新增', 'Create', 'Crear'),
  edit: l('修改', 'Edit', 'Modificar'),
  remove: l('删除', 'Delete', 'Eliminar'),
  agentPay: l('代付设置', 'Agent pay', 'Pago por cuenta'),
  approve: l('同意', 'Approve', 'Aprobar'),
  ask: l('提交审批', 'Ask for approval', 'Pedir aprobación'),
  assign: l('分配', 'Assign', 'Asignar'),
  batchReply: l('批量回复', 'Reply to all', 'Responder a todas'),
  cancelemail: l('撤销定时邮件', 'Cancel scheduled e-mails', 'Cancelar correos programados'),
  cancelsms: l('撤销定时任务', 'Cancel a scheduled task', 'Cancelar una tarea programada'),
  clearGrant: l('清除授权', 'Clear grant', 'Quitar autorización'),
  close: l('关闭交易', 'Close payment', 'Cerrar el pago'),
  complete: l('完结', 'Close complaint', 'Cerrar reclamación'),
  detail: l('查看详情', 'Open the detail', 'Abrir el detalle'),
  flagRule: l('备注旗帜规则', 'Memo/flag rule', 'Regla de nota/bandera'),
  paidRule: l('留言规则', 'Buyer-message rule', 'Regla por mensaje'),
  pause: l('暂停同步', 'Pause sync', 'Pausar'),
  query: l('同步状态', 'Ask the channel', 'Consultar canal'),
  refund: l('退款', 'Refund', 'Reembolsar'),
  reject: l('拒绝', 'Refuse', 'Rechazar'),
  remind: l('发送续期提醒', 'Send renewal reminder', 'Enviar aviso de renovación'),
  renotify: l('补发通知', 'Notify again', 'Reenviar aviso'),
  reply: l('回复', 'Reply', 'Responder'),
  repush: l('重推', 'Push again', 'Reenviar'),
  repushToday: l('重推今日失败', 'Re-push today’s failures', 'Reenviar fallos de hoy'),
  resend: l('重发', 'Send again', 'Reenviar'),
  resume: l('恢复同步', 'Resume sync', 'Reanudar'),
  retry: l('重新退款', 'Try again', 'Reintentar'),
  setDefault: l('设为默认', 'Make default', 'Predeterminar'),
  updateevent: l('开关消息', 'Switch a topic', 'Cambiar un tema'),
  updateeventlist: l('覆盖消息设置', 'Overwrite topics', 'Sobrescribir temas'),
  withdraw: l('撤回', 'Withdraw', 'Retirar'),
}

/** What the clock does. */
export const jobNames: Names = {
  'agent-pay': l('代付结算', 'Agent pay is charged', 'Cargo del pago por cuenta'),
  'approved-refunds': l('投诉退款到账', 'Complaint refunds arrive', 'Llegan reembolsos de reclamaciones'),
  arrivals: l('新订单到达', 'Orders arrive', 'Llegan pedidos'),
  carry: l('短信发送', 'Messages are sent', 'Se envían mensajes'),
  deliver: l('推送送达', 'Pushes are delivered', 'Se entregan envíos'),
  expire: l('到期', 'Expiry', 'Vencimiento'),
  filing: l('签名报备', 'Signatures are filed', 'Se registran firmas'),
  forget: l('清理过期记录', 'Old records are removed', 'Se quitan registros antiguos'),
  'grant-expired': l('授权到期', 'Grants expire', 'Caducan autorizaciones'),
  'grant-expiring': l('授权即将到期', 'Grants are about to expire', 'Autorizaciones por caducar'),
  'late-refunds': l('投诉退款超时', 'Complaint refunds are late', 'Reembolsos con retraso'),
  'mail-answers': l('邮件退信', 'E-mails are answered for', 'Respuestas a correos'),
  'mail-forget': l('清理过期邮件', 'Old e-mails are removed', 'Se quitan correos antiguos'),
  'mail-queue': l('邮件发送', 'E-mails are sent', 'Se envían correos'),
  'mail-readers': l('邮件打开', 'E-mails are opened', 'Se abren correos'),
  'other-refunds': l('渠道退款', 'Refunds at the channel', 'Reembolsos en el canal'),
  'outside-world': l('渠道通知', 'The channels report', 'Informan los canales'),
  'pay-notices': l('支付通知', 'Payment notices', 'Avisos de pago'),
  paying: l('买家付款', 'Buyers pay', 'Pagan los compradores'),
  queue: l('推送排队', 'Pushes are queued', 'Envíos en cola'),
  'refund-results': l('退款结果', 'Refunds come back', 'Resultado de reembolsos'),
  review: l('审核', 'Review', 'Revisión'),
  settle: l('费用结算', 'Charges are settled', 'Liquidación de cargos'),
  'shop-figures': l('店铺统计', 'Figures of shops', 'Cifras de tiendas'),
  'trade-expiry': l('未付款关单', 'Unpaid trades are closed', 'Se cierran pagos pendientes'),
  users: l('用户补充投诉', 'Complainants write', 'Escriben los reclamantes'),
}

/** Who it was when nobody did it. */
export const clock = l('系统', 'System', 'Sistema')
