import { l } from '@/declaration/label'

/** Texts that only developers see. */
export const texts = {
  technical: l('供开发者', 'For developers', 'Para desarrolladores'),
  wire: l('名称', 'Name', 'Nombre'),
  kind: l('类型', 'Kind', 'Tipo'),
  raw: l('原始值', 'Raw value', 'Valor original'),
  call: l('接口', 'Call', 'Llamada'),
  place: l('声明于', 'Declared in', 'Declarado en'),
  editor: l('在编辑器中打开', 'Open in editor', 'Abrir en el editor'),
  permission: l('权限', 'Permission', 'Permiso'),
  decided: l('由 {pattern} 决定', 'decided by {pattern}', 'decidido por {pattern}'),
  calls: l('本页最近的调用', 'Last calls of this screen', 'Últimas llamadas de esta pantalla'),
  noCalls: l('没有记录到调用。', 'No calls recorded.', 'No hay llamadas registradas.'),
  copyCurl: l('复制 curl：{call}', 'Copy as curl: {call}', 'Copiar como curl: {call}'),
  secrets: l('保密内容已以 … 代替', 'Secrets are replaced by …', 'Los secretos se sustituyen por …'),
  unanswered: l('无应答', 'no answer', 'sin respuesta'),
} as const
