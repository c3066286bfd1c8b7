import { type Label, l } from '@/declaration'
import type { ChannelWords } from '@/screens/sending'

export const words: ChannelWords = {
  title: l('发送短信', 'Send SMS', 'Enviar SMS'),
  preview: l('手机预览', 'Phone preview', 'Vista previa en el móvil'),
  count: l('短信数', 'Messages', 'Mensajes'),
  unit: l('条', '', ''),
  address: l('手机号', 'Mobile', 'Móvil'),
  rejected: l('被拒号码', 'Rejected numbers', 'Números rechazados'),
  seeList: l('查看短信列表', 'View in the SMS list', 'Ver en la lista de SMS'),
  list: l('短信列表', 'SMS list', 'Lista de SMS'),
}

export const texts = {
  message: l('短信内容', 'Message', 'Mensaje'),

  sign: l('签名', 'Signature', 'Firma'),
  template: l('模板', 'Template', 'Plantilla'),
  chooseSign: l('请选择签名', 'Choose a signature', 'Elija una firma'),
  chooseTemplate: l('请选择模板', 'Choose a template', 'Elija una plantilla'),
  newSign: l('申请签名', 'New signature', 'Nueva firma'),
  newTemplate: l('新建模板', 'New template', 'Nueva plantilla'),
  noSigns: l(
    '还没有审核通过的签名',
    'There is no approved signature yet',
    'Todavía no hay ninguna firma aprobada',
  ),
  noTemplates: l(
    '还没有审核通过的模板',
    'There is no approved template yet',
    'Todavía no hay ninguna plantilla aprobada',
  ),
  unfiled: l(
    '该签名尚未完成实名报备，部分号码可能收不到',
    'Carrier filing of this signature is not complete; some numbers may not receive the message',
    'El registro de esta firma ante las operadoras no ha terminado; algunos números pueden no recibir el mensaje',
  ),

  promoHint: l(
    '推广短信只能在 8:00–22:00 发送',
    'Promotions can only be sent from 8:00 to 22:00',
    'Las promociones solo pueden enviarse de 8:00 a 22:00',
  ),

  chars: l('字数', 'Characters', 'Caracteres'),
  parts: l('计费条数', 'Parts', 'Partes'),
  most: l('最长 {count}', 'up to {count}', 'hasta {count}'),
  ofMessages: l(
    '{count} 人共 {parts} 条',
    '{count} recipients, {parts} parts',
    '{count} destinatarios, {parts} partes',
  ),
  tooLong: l(
    '{count} 条短信超过 {most} 字，无法发送',
    'Messages over {most} characters, which cannot be sent: {count}',
    'Mensajes de más de {most} caracteres, que no se pueden enviar: {count}',
  ),
  notYet: l(
    '选择签名和模板后显示',
    'Shown once a signature and a template are chosen',
    'Se muestra al elegir una firma y una plantilla',
  ),
  to: l('收件人 {number}', 'To {number}', 'Para {number}'),
  example: l('示例', 'Example', 'Ejemplo'),

  someTooLong: l('部分短信过长', 'Some messages are too long', 'Algunos mensajes son demasiado largos'),

  reckoning: l('正在与平台核对费用…', 'Checking the cost…', 'Comprobando el coste…'),
  platformRefuses: l(
    '平台不接受 {count} 个号码：{numbers}',
    'Numbers not accepted by the platform: {count} ({numbers})',
    'Números no aceptados por la plataforma: {count} ({numbers})',
  ),
} as const satisfies Record<string, Label>
