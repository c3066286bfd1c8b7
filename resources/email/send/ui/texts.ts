import { type Label, l } from '@/declaration'
import type { ChannelWords } from '@/screens/sending'

export const words: ChannelWords = {
  title: l('发送邮件', 'Send e-mail', 'Enviar correo'),
  preview: l('预览', 'Preview', 'Vista previa'),
  count: l('邮件数', 'E-mails', 'Correos'),
  unit: l('封', '', ''),
  address: l('邮箱地址', 'Address', 'Dirección'),
  rejected: l('未受理的收件人', 'Recipients left out', 'Destinatarios omitidos'),
  seeList: l('查看邮件记录', 'View in the e-mail list', 'Ver en la lista de correos'),
  list: l('邮件记录', 'E-mail list', 'Lista de correos'),
}

export const texts = {
  message: l('邮件内容', 'E-mail', 'Correo'),
  template: l('模板', 'Template', 'Plantilla'),
  chooseTemplate: l('请选择模板', 'Choose a template', 'Elija una plantilla'),
  newTemplate: l('新建模板', 'New template', 'Nueva plantilla'),
  noTemplates: l(
    '还没有审核通过的模板',
    'There is no approved template yet',
    'Todavía no hay ninguna plantilla aprobada',
  ),
  notApproved: l('未审核通过', 'Not approved', 'No aprobada'),
  sender: l('发信地址', 'From', 'Remitente'),
  alias: l('发件人名', 'Sender name', 'Nombre del remitente'),
  replyTo: l('回信地址（选填）', 'Reply-to (optional)', 'Responder a (opcional)'),
  wrongReply: l('不是邮箱地址', 'Not an e-mail address', 'No es una dirección de correo'),
  unsubscribes: l(
    '批量邮件：已退订的收件人会自动跳过，退订链接由平台填写。',
    'Bulk mail: recipients who have unsubscribed are left out, and the platform fills in the unsubscribe link.',
    'Correo masivo: se omite a quien se dio de baja y la plataforma rellena el enlace de baja.',
  ),
  valueHint: l('不超过 200 个字', 'Up to 200 characters', 'Hasta 200 caracteres'),
  notYet: l('选择模板后显示', 'Shown once a template is chosen', 'Se muestra al elegir una plantilla'),
  example: l('示例', 'Example', 'Ejemplo'),
  quota: l('今日剩余额度', 'Remaining quota today', 'Cuota restante de hoy'),
  chooseSender: l('请选择发信地址', 'Choose a sender', 'Elija un remitente'),
  correctReply: l('请更正回信地址', 'Correct the reply-to address', 'Corrija la dirección de respuesta'),
  overQuota: l(
    '超出今日剩余额度 {left} 封',
    'Exceeds today’s remaining quota ({left})',
    'Supera la cuota restante de hoy ({left})',
  ),
} as const satisfies Record<string, Label>
