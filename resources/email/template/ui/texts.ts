import { l } from '@/declaration'

export const texts = {
  title: l('预览：{name}', 'Preview: {name}', 'Vista previa: {name}'),
  frame: l('邮件正文', 'E-mail body', 'Cuerpo del correo'),
  width: l('预览宽度', 'Width', 'Ancho'),
  desktop: l('电脑', 'Desktop', 'Escritorio'),
  mobile: l('手机', 'Phone', 'Móvil'),
  subject: l('主题', 'Subject', 'Asunto'),
  from: l('发件人', 'From', 'De'),
  to: l('收件人', 'To', 'Para'),
  values: l('变量示例值', 'Sample values', 'Valores de ejemplo'),
  pictures: l(
    '图片显示为替代文字',
    'Images are shown as their alternative text',
    'Las imágenes se muestran con su texto alternativo',
  ),
  none: l('没有变量', 'No variables', 'Sin variables'),
  testTitle: l('发测试邮件：{name}', 'Send a test: {name}', 'Enviar prueba: {name}'),
  address: l('收件人邮箱', 'Recipient', 'Destinatario'),
  wrongAddress: l('请填写正确的邮箱地址', 'Enter a valid e-mail address', 'Introduzca un correo válido'),
  testHint: l(
    '每小时最多 5 封，按正常邮件计费。',
    'At most 5 per hour, charged as regular e-mails.',
    'Máximo 5 por hora; se cobran como correos normales.',
  ),
  testPrice: l(
    '每小时最多 5 封，按正常邮件计费，每封 {price}。',
    'At most 5 per hour, charged as regular e-mails: {price} each.',
    'Máximo 5 por hora; se cobran como correos normales: {price} cada uno.',
  ),
  send: l('发送', 'Send', 'Enviar'),
  sent: l('测试邮件已提交，编号 {id}', 'Test e-mail submitted: {id}', 'Correo de prueba enviado: {id}'),
  seeList: l('查看邮件记录', 'View in the e-mail list', 'Ver en la lista de correos'),
  missing: l('请填写全部变量', 'Fill in all variables', 'Rellene todas las variables'),
} as const
