import { l } from '@/declaration/label'

export const texts = {
  typed: l('{age}在这里填写过：{fields}', 'Typed here {age}: {fields}', 'Escrito aquí {age}: {fields}'),
  typedOne: l('“{title}”，{age}', '“{title}”, {age}', '«{title}», {age}'),
  several: l('之前填写但未提交的内容：', 'Typed before and not submitted:', 'Escrito antes y no enviado:'),
  forRecords: l('当时针对 {count} 条记录', 'It was for records: {count}', 'Era para registros: {count}'),
  restore: l('恢复', 'Restore', 'Restaurar'),
  restoreOf: l('恢复：{title}', 'Restore: {title}', 'Restaurar: {title}'),
  discard: l('放弃', 'Discard', 'Descartar'),
  discardOf: l('放弃：{title}', 'Discard: {title}', 'Descartar: {title}'),
  justNow: l('不到一分钟前', 'less than a minute ago', 'hace menos de un minuto'),
  untitled: l('未命名', 'Untitled', 'Sin título'),
  more: l('等', ' …', ' …'),
  older: l(
    '此记录之后被修改过。恢复只涉及您填写的字段，其余保持最新。',
    'The record has been changed since. Restoring touches only the fields you typed in; the others stay as they are now.',
    'El registro ha cambiado desde entonces. Solo se restauran los campos que usted escribió; los demás quedan como están.',
  ),
  both: l(
    '他人也修改了：{fields}。恢复后请核对。',
    'Changed by somebody else as well: {fields}. Please check after restoring.',
    'Otra persona también cambió: {fields}. Revíselo después de restaurar.',
  ),
  discarded: l('已放弃填写的内容', 'Your input was discarded', 'Se descartó lo escrito'),
  restored: l('已恢复', 'Restored', 'Restaurado'),
  isRestored: l('已恢复草稿', 'Draft restored', 'Borrador restaurado'),
  undo: l('撤销', 'Undo', 'Deshacer'),
  notKept: l(
    '浏览器未能暂存填写的内容，离开此页后会丢失。',
    'Your browser could not keep a draft. What you type is lost if you leave this page.',
    'El navegador no pudo guardar un borrador. Lo que escriba se perderá si sale de esta página.',
  ),
  isBack: l('已找回', 'It is back', 'Recuperado'),
} as const

export const lostTexts = {
  gone: l('已不存在：{fields}', 'No longer there: {fields}', 'Ya no existe: {fields}'),
  denied: l(
    '您已无权修改：{fields}',
    'You are no longer allowed to change: {fields}',
    'Ya no puede modificar: {fields}',
  ),
  unfit: l('已不适用：{fields}', 'No longer fits: {fields}', 'Ya no es válido: {fields}'),
  tooLong: l(
    '过长，未能保留：{fields}',
    'Too long to be kept: {fields}',
    'Demasiado largo para conservarse: {fields}',
  ),
} as const
