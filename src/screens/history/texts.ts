import { type Label, l } from '@/declaration/label'

export const changeTexts = {
  change: l('{label}：{from} → {to}', '{label}: {from} → {to}', '{label}: {from} → {to}'),
  none: l('空', 'nothing', 'nada'),
  changed: l('已修改', 'changed', 'modificado'),
  hidden: l('内容不显示', 'not shown', 'no se muestra'),
  from: l('原值：', 'was: ', 'antes: '),
  to: l('新值：', 'is now: ', 'ahora: '),
  compare: l('查看差异', 'Show what changed', 'Ver qué cambió'),
  fold: l('收起', 'Fold', 'Plegar'),
  compareOf: l('查看差异：{label}', 'Show what changed: {label}', 'Ver qué cambió: {label}'),
  foldOf: l('收起：{label}', 'Fold: {label}', 'Plegar: {label}'),
  gone: l('删除的行：', 'Line removed: ', 'Línea eliminada: '),
  added: l('新增的行：', 'Line added: ', 'Línea añadida: '),
  same: l('… {count} 行未变 …', '… {count} unchanged lines …', '… {count} líneas sin cambios …'),
  before: l('修改前', 'Before', 'Antes'),
  after: l('修改后', 'After', 'Después'),
  nothing: l('没有可显示的内容', 'Nothing to show', 'Nada que mostrar'),
} as const satisfies Record<string, Label>
