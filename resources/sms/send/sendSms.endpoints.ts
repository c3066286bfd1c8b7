import { longestValue } from '@resources/sms/message/smsText'
import { channels } from '@resources/terms/channels'
import {
  boolean,
  choice,
  code,
  defineEndpoints,
  integer,
  l,
  list,
  money,
  object,
  tags,
  text,
  timestamp,
} from '@/declaration'

const sign_name = text({ label: l('签名', 'Signature', 'Firma'), max: 12, required: true })
const template_code = code({
  label: l('模板 CODE', 'Template code', 'ID de plantilla'),
  max: 20,
  required: true,
})
/** Values by variable name; the template says what each may contain (41023). */
const values = { label: l('变量', 'Variables', 'Variables'), fields: {} } as const
const value = text({ label: l('变量值', 'Value', 'Valor'), max: 1000 })
const mobile = text({ label: l('手机号', 'Mobile', 'Móvil'), max: 40 })
const mobiles = tags({ label: l('手机号', 'Mobiles', 'Móviles'), max: 40 })
const rows = list({
  label: l('号码与变量', 'Numbers and variables', 'Números y variables'),
  fields: { mobile, param: object({ ...values, values: value }) },
})

/** What to send to whom: `mobiles` with common values, or `rows` whose own values override them. */
const message = {
  sign_name,
  template_code,
  template_param: object({
    ...values,
    values: value,
    hint: l(
      `每个值不超过 ${longestValue} 个字`,
      `${longestValue} characters each`,
      `${longestValue} caracteres cada uno`,
    ),
  }),
  mobiles,
  rows,
} as const

export const sendSmsEndpoints = defineEndpoints({
  previewsms: {
    label: l('预览短信', 'Preview an SMS', 'Ver el SMS'),
    call: 'POST /user/previewsms',
    capability: 'view',
    inputs: message,
    answer: {
      /** With the values of the first number. */
      content: text({ label: l('短信内容', 'Text', 'Texto') }),
      char_count: integer({ label: l('字数', 'Characters', 'Caracteres') }),
      part_count: integer({ label: l('计费条数', 'Parts', 'Partes') }),
      valid: integer({ label: l('有效号码', 'Valid numbers', 'Números válidos') }),
      invalid: tags({ label: l('无效号码', 'Invalid numbers', 'Números no válidos') }),
      duplicate: integer({ label: l('重复号码', 'Repeated', 'Repetidos') }),
      /** For all valid numbers; for a single message while there are none. */
      parts: integer({ label: l('总计费条数', 'Total parts', 'Partes en total'), required: true }),
      amount_li: money({ label: l('预计费用', 'Cost', 'Coste'), unit: 'li', required: true }),
      /** Balance minus today's use and what is reserved. */
      balance_li: money({ label: l('可用余额', 'Available', 'Disponible'), unit: 'li' }),
      /** How far the balance may be overdrawn. */
      credit_li: money({ label: l('信用额度', 'Credit limit', 'Crédito'), unit: 'li' }),
      enough: boolean({ label: l('余额充足', 'Sufficient balance', 'Saldo suficiente') }),
    },
  },
  /**
   * Sends one task. 41021, 41022 and 41023 refuse the whole call and name the numbers in `data.rejected`. Numbers over their
   * limit (41026) are skipped and named in `rejected`; the call is refused only if none is left.
   */
  sendsms: {
    label: l('发送短信', 'Send SMS', 'Enviar SMS'),
    call: 'POST /user/sendsms',
    requestId: true,
    inputs: {
      ...message,
      plan_time: timestamp({ label: l('定时发送', 'Send at', 'Enviar a las') }),
      task_name: text({ label: l('任务名称', 'Task', 'Tarea'), max: 30 }),
      custom_sms_id: code({ label: l('自定义 ID', 'Custom ID', 'ID propio'), max: 32 }),
      /** The shop the use is charged to: all three fields or none. */
      op: choice({ label: l('平台', 'Platform', 'Plataforma'), of: channels }),
      app_id: code({ label: l('AppId', 'App ID', 'ID de app'), max: 16 }),
      seller_nick: text({ label: l('商家账号', 'Seller account', 'Cuenta del vendedor'), max: 64 }),
    },
    answer: {
      task_id: code({ label: l('任务', 'Task', 'Tarea') }),
      biz_id: code({ label: l('回执 ID', 'Receipt ID', 'ID de acuse') }),
      accepted: integer({ label: l('已受理', 'Accepted', 'Aceptados') }),
      rejected: list({
        label: l('被拒号码', 'Rejected numbers', 'Números rechazados'),
        fields: {
          row: integer({ label: l('序号', 'Row', 'Fila') }),
          mobile,
          code: integer({ label: l('错误码', 'Code', 'Código') }),
          message: text({ label: l('原因', 'Reason', 'Motivo') }),
        },
      }),
      amount_li: money({ label: l('费用', 'Cost', 'Coste'), unit: 'li' }),
    },
  },
})
