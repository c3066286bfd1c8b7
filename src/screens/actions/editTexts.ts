import { type Label, l } from '@/declaration/label'

/** Texts about settings that several records have, or that cannot be seen. */
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
