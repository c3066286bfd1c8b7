import { mailValues } from '@resources/email/template/emailTemplate.area'
import { choice, code, defineEndpoints, integer, l, list, money, tags, text, timestamp } from '@/declaration'

const to_address = text({ label: l('收件人', 'Recipient', 'Destinatario'), max: 100 })
/** Unchecked, so that invalid addresses can be named in the refusal (42001). */
const entered = text({ label: l('收件人', 'Recipient', 'Destinatario'), max: 1000 })
const sender_address = text({ label: l('发信地址', 'From', 'Remitente'), max: 100, required: true })
const sender_alias = text({ label: l('发件人名', 'Sender name', 'Nombre del remitente'), max: 30 })
const reply_to = text({ label: l('回信地址', 'Reply-to', 'Responder a'), max: 100, errorCode: 42001 })

export const leftOutReasons = {
  REPEATED: l('重复', 'Repeated', 'Repetido'),
  INVALID_ADDRESS: l('地址无效（曾投递失败）', 'Invalid (failed before)', 'No válida (falló antes)'),
  UNSUBSCRIBED: l('已退订', 'Unsubscribed', 'Dado de baja'),
} as const

export const sendEmailEndpoints = defineEndpoints({
  emailsenderlist: {
    label: l('发信地址', 'Senders', 'Remitentes'),
    call: 'GET /user/emailsenderlist',
    capability: 'view',
    answer: {
      items: list({
        label: l('发信地址', 'Senders', 'Remitentes'),
        fields: { sender_address, sender_alias, reply_to },
      }),
      price_li: money({ label: l('单价', 'Price', 'Precio'), unit: 'li' }),
      /** Balance minus today's use and what is reserved. */
      available_li: money({ label: l('可用余额', 'Available', 'Disponible'), unit: 'li' }),
      credit_li: money({ label: l('信用额度', 'Credit limit', 'Crédito'), unit: 'li' }),
      quota: integer({ label: l('每日额度', 'Daily quota', 'Cuota diaria') }),
      used_today: integer({ label: l('今日已用', 'Used today', 'Usada hoy') }),
    },
  },
  /**
   * Sends one task: `to` with common values, or `rows` whose own values override them. Malformed addresses (42001, named in
   * `data.invalid`) and missing values (41023) refuse the whole call. Blocked recipients are skipped and named in `rejected`;
   * if none is left the call is refused (42001).
   */
  sendemail: {
    label: l('发送邮件', 'Send e-mail', 'Enviar correo'),
    call: 'POST /user/sendemail',
    requestId: true,
    inputs: {
      template_id: integer({ label: l('模板', 'Template', 'Plantilla'), required: true }),
      sender_address,
      sender_alias,
      reply_to,
      to: tags({ label: l('收件人', 'Recipients', 'Destinatarios') }),
      rows: list({
        label: l('收件人与变量', 'Recipients and variables', 'Destinatarios y variables'),
        fields: { to_address: entered, param: mailValues },
      }),
      param: mailValues,
      plan_time: timestamp({ label: l('定时发送', 'Send at', 'Enviar a las') }),
      task_name: text({ label: l('任务名称', 'Task name', 'Nombre de la tarea'), max: 30 }),
    },
    answer: {
      task_id: code({ label: l('任务', 'Task', 'Tarea') }),
      accepted: integer({ label: l('已受理', 'Accepted', 'Aceptados') }),
      rejected: list({
        label: l('未受理', 'Left out', 'Omitidos'),
        fields: {
          to_address,
          code: integer({ label: l('错误码', 'Code', 'Código') }),
          reason: choice({ label: l('原因', 'Reason', 'Motivo'), of: leftOutReasons }),
          message: text({ label: l('说明', 'Message', 'Mensaje') }),
        },
      }),
      amount_li: money({ label: l('费用', 'Cost', 'Coste'), unit: 'li' }),
    },
  },
})
