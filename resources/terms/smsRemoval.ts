import { l } from '@/declaration'

/** The question before deleting a signature or a template of text messages, which is the same for both. */
export const smsRemoval = {
  text: l(
    '删除后不能再用它发送短信，接口调用也会失败，已有的短信记录保留。删除后不能恢复。',
    'It can no longer be used to send messages, from the console or the API. Messages already sent stay on record. This cannot be undone.',
    'Ya no se podrán enviar mensajes con ella, ni desde la consola ni por la API. Los enviados siguen en el registro. No se puede recuperar.',
  ),
  type: 'count',
} as const
