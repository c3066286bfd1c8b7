import { code, defineEndpoints, email, integer, l, object, text } from '@/declaration'
import { longestMailValue } from './mailText'

export const mailValues = object({
  label: l('变量', 'Variables', 'Variables'),
  fields: {},
  values: text({ label: l('变量值', 'Value', 'Valor'), max: longestMailValue }),
})

export const templateEndpoints = defineEndpoints({
  /** At most five per hour; sent to one address and charged. */
  testemail: {
    label: l('发测试邮件', 'Send a test', 'Enviar prueba'),
    call: 'POST /user/testemail',
    inputs: {
      template_id: integer({ label: l('模板', 'Template', 'Plantilla'), required: true }),
      to_address: email({
        label: l('收件人', 'Recipient', 'Destinatario'),
        required: true,
        errorCode: 42001,
      }),
      param: mailValues,
    },
    answer: { mail_id: code({ label: l('邮件ID', 'Mail ID', 'ID de correo') }) },
  },
})
