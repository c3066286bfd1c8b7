import { choice, code, integer, l, list, object, tags, text, timestamp } from '@/declaration'

// The channel's vocabulary, translated. Misspelt names are official.

export const problemTypes = {
  REFUND: { ...l('申请退款', 'Refund', 'Reembolso'), tone: 'warning' },
  SERVICE_NOT_WORK: {
    ...l('服务权益未生效', 'Service not working', 'Servicio no activado'),
    tone: 'info',
  },
  OTHERS: { ...l('其他', 'Other', 'Otros'), tone: 'default' },
} as const

export const userTags = {
  TRUSTED: { ...l('可极速退款', 'Instant refund', 'Reembolso inmediato'), tone: 'success' },
  HIGH_RISK: { ...l('高风险', 'High risk', 'Alto riesgo'), tone: 'error' },
} as const

export const operators = {
  投诉人: l('投诉人', 'Payer', 'Pagador'),
  商家: l('商家', 'Merchant', 'Comercio'),
  系统: l('系统', 'System', 'Sistema'),
  微信支付客服: l('微信支付客服', 'WeChat Pay support', 'Soporte de WeChat Pay'),
} as const

export const operateTypes = {
  USER_CREATE_COMPLAINT: l('用户提交投诉', 'Complaint opened', 'Reclamación abierta'),
  USER_CONTINUE_COMPLAINT: l('用户继续投诉', 'Complaint continued', 'Reclamación continuada'),
  USER_RESPONSE: l('用户留言', 'Payer message', 'Mensaje del pagador'),
  MERCHANT_RESPONSE: l('商户留言', 'Merchant message', 'Mensaje del comercio'),
  PLATFORM_RESPONSE: l('平台留言', 'Platform message', 'Mensaje de la plataforma'),
  MERCHANT_CONFIRM_COMPLETE: l('商户申请结单', 'Merchant closed', 'Cierre del comercio'),
  MERCHANT_APPROVE_REFUND: l('商户同意退款', 'Refund approved', 'Reembolso aprobado'),
  MERCHANT_REFUSE_RERUND: l('商户拒绝退款', 'Refund refused', 'Reembolso rechazado'),
  COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE: l(
    '发起全额退款',
    'Full refund started',
    'Reembolso total iniciado',
  ),
  COMPLAINT_PARTIAL_REFUNDED_SYSTEM_MESSAGE: l(
    '发起部分退款',
    'Partial refund started',
    'Reembolso parcial iniciado',
  ),
  COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE: l('退款到账', 'Refund received', 'Reembolso recibido'),
  COMPLAINT_ENTRUSTED_REFUND_SYSTEM_MESSAGE: l('受托退款通知', 'Entrusted refund', 'Reembolso encargado'),
  USER_APPLY_PLATFORM_HELP: l('用户申请平台协助', 'Help requested', 'Ayuda solicitada'),
  PLATFORM_HELP_APPLICATION: l('平台催办', 'Platform reminder', 'Recordatorio de la plataforma'),
  USER_REVOKE_COMPLAINT: l('用户撤诉', 'Complaint withdrawn', 'Reclamación retirada'),
  USER_COMFIRM_COMPLAINT: l('用户确认解决', 'Confirmed solved', 'Solución confirmada'),
  USER_SUBMIT_SATISFACTION: l('满意度评价', 'Satisfaction score', 'Valoración'),
  SERVICE_ORDER_CANCEL: l('服务单取消', 'Service order cancelled', 'Orden de servicio cancelada'),
  SERVICE_ORDER_COMPLETE: l('服务单完成', 'Service order done', 'Orden de servicio completada'),
} as const

export const complaintHistory = object({
  label: l('协商历史', 'History', 'Historial'),
  fields: {
    items: list({
      label: l('记录', 'Entries', 'Entradas'),
      fields: {
        log_id: code({ label: l('编号', 'No.', 'N.º') }),
        operator: choice({ label: l('操作人', 'By', 'Por'), of: operators }),
        operate_time: timestamp({ label: l('时间', 'Time', 'Hora') }),
        operate_type: choice({ label: l('操作', 'What', 'Qué'), of: operateTypes }),
        operate_details: text({ label: l('内容', 'Words', 'Texto') }),
        images: tags({ label: l('图片', 'Pictures', 'Imágenes') }),
      },
    }),
    total: integer({ label: l('总数', 'Total', 'Total') }),
  },
})
