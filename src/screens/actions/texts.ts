import { type Label, l } from '@/declaration/label'

export const unknownTexts = {
  explain: l(
    '结果未知：平台未及时答复，可能已经执行，也可能没有。请先核实；若平台不保留请求号，再次发送可能会重复执行。',
    'Unknown: the platform did not answer in time, and may or may not have done it. Check first: on a platform that keeps no request ids, sending again may do it twice.',
    'Desconocido: la plataforma no respondió a tiempo y puede haberlo hecho o no. Compruebe antes: si la plataforma no guarda los identificadores, reenviar puede hacerlo dos veces.',
  ),
  check: l('核实', 'Check', 'Comprobar'),
  again: l('再次发送', 'Send again', 'Enviar de nuevo'),
} as const satisfies Record<string, Label>

export const priceTexts = {
  cost: l(
    '预计费用 {total}（{count} × {each}），从账户余额扣除',
    'Estimated cost {total} ({count} × {each}), taken from your balance',
    'Coste estimado {total} ({count} × {each}), con cargo a su saldo',
  ),
  costOfAll: l(
    '预计费用 {total}（共 {count} 条），从账户余额扣除',
    'Estimated cost {total} for {count}, taken from your balance',
    'Coste estimado {total} por {count}, con cargo a su saldo',
  ),
} as const satisfies Record<string, Label>

export const nextTexts = {
  next: l('处理下一条', 'Go to the next', 'Pasar a la siguiente'),
  goesOn: l('完成后处理下一条', 'Then open the next one', 'Después, abrir la siguiente'),
} as const satisfies Record<string, Label>

export const editTexts = {
  several: l('多个值 – 不修改', 'Several values – left as they are', 'Varios valores: no se cambian'),
  unseen: l(
    '看不到当前值 – 不修改',
    'Not shown to you – left as it is',
    'No visible para usted: no se cambia',
  ),
  change: l('修改', 'Change', 'Cambiar'),
  changeIt: l('修改：{label}', 'Change: {label}', 'Cambiar: {label}'),
  leave: l('不修改', 'Leave as it is', 'No cambiar'),
  leaveIt: l('不修改：{label}', 'Leave as it is: {label}', 'No cambiar: {label}'),
  nothing: l('还没有修改任何一项', 'Nothing has been changed yet', 'Todavía no ha cambiado nada'),
  present: l('当前：', 'Now: ', 'Ahora: '),
  holders: l('{count} 条', 'in {count}', 'en {count}'),
  otherValues: l('其他 {values} 个值', '{values} other values', 'otros {values} valores'),
  unknown: l('未知', 'not known', 'desconocido'),
  changes: l('将要修改', 'What will change', 'Qué cambiará'),
  same: l('{count} 条不变', 'in {count} no change', 'en {count} sin cambios'),
  unchanged: l(
    '{total} 条中有 {count} 条没有任何变化',
    '{count} of {total} do not change at all',
    '{count} de {total} no cambian en nada',
  ),
  some: l('{count} 条：{text}', 'In {count}: {text}', 'En {count}: {text}'),
} as const satisfies Record<string, Label>
