import { type Label, l } from '@/declaration/label'

export const changeTexts = {
  change: l('{label}：{from} → {to}', '{label}: {from} → {to}', '{label}: {from} → {to}'),
  meanwhile: l(
    '（期间他人修改了：{changes}）',
    ' (changed by others meanwhile: {changes})',
    ' (otros cambiaron mientras tanto: {changes})',
  ),
  none: l('空', 'nothing', 'nada'),
  changed: l('已修改', 'changed', 'modificado'),
  hidden: l('内容不显示', 'not shown', 'no se muestra'),
  from: l('原值：', 'was: ', 'antes: '),
  to: l('新值：', 'is now: ', 'ahora: '),
  compare: l('查看差异', 'Show what changed', 'Ver qué cambió'),
  fold: l('收起', 'Collapse', 'Contraer'),
  compareOf: l('查看差异：{label}', 'Show what changed: {label}', 'Ver qué cambió: {label}'),
  foldOf: l('收起：{label}', 'Collapse: {label}', 'Contraer: {label}'),
  gone: l('删除的行：', 'Line removed: ', 'Línea eliminada: '),
  added: l('新增的行：', 'Line added: ', 'Línea añadida: '),
  same: l('… {count} 行未变 …', '… {count} unchanged lines …', '… {count} líneas sin cambios …'),
  before: l('修改前', 'Before', 'Antes'),
  after: l('修改后', 'After', 'Después'),
  nothing: l('没有可显示的内容', 'Nothing to show', 'Nada que mostrar'),
} as const satisfies Record<string, Label>

export const tabTexts = {
  name: l('详情与历史', 'Details and history', 'Detalles e historial'),
  details: l('详情', 'Details', 'Detalles'),
  history: l('历史', 'History', 'Historial'),
} as const satisfies Record<string, Label>

/** How a change was made. */
export const wayTexts = {
  form: l('表单', 'Form', 'Formulario'),
  action: l('操作', 'Action', 'Acción'),
  bulk: l('批量操作', 'Bulk run', 'Acción en lote'),
  import: l('导入', 'Import', 'Importación'),
  api: l('接口', 'API', 'API'),
  rest: l('REST 接口', 'REST', 'REST'),
  job: l('定时任务', 'Scheduled job', 'Tarea programada'),
} as const satisfies Record<string, Label>

export const historyTexts = {
  failed: l('历史加载失败', 'The history could not be loaded', 'No se pudo cargar el historial'),
  none: l('还没有变更记录', 'Nothing has been recorded yet', 'Todavía no hay nada registrado'),
  more: l('显示更早的', 'Show earlier ones', 'Mostrar anteriores'),
  nobody: l('系统', 'System', 'Sistema'),
  through: l('{way}：{name}', '{way}: {name}', '{way}: {name}'),
  ofMany: l('{through}（共 {count} 条）', '{through} ({count} records)', '{through} ({count} registros)'),
  create: l('新增', 'Created', 'Creado'),
  remove: l('删除', 'Removed', 'Eliminado'),
  operation: l('查看整批', 'See the whole run', 'Ver todo el lote'),
  revert: l('撤回…', 'Revert…', 'Revertir…'),
  revertIt: l('撤回 {time} 的修改', 'Revert the change of {time}', 'Revertir el cambio de {time}'),
} as const satisfies Record<string, Label>

export const revertTexts = {
  reading: l('正在读取要撤回的修改…', 'Reading the change to revert…', 'Leyendo el cambio que se revierte…'),
  taken: l(
    '已恢复为 {time} 修改之前的值：{fields}。核对后保存才会生效。',
    'Restored to what it was before the change of {time}: {fields}. Nothing changes until you save.',
    'Restaurado a como estaba antes del cambio de {time}: {fields}. Nada cambia hasta que guarde.',
  ),
  nothing: l(
    '{time} 的修改没有可以在此恢复的内容。',
    'Nothing in the change of {time} can be reverted here.',
    'Nada del cambio de {time} se puede revertir aquí.',
  ),
  same: l('已是该值：{fields}', 'Already at that value: {fields}', 'Ya tiene ese valor: {fields}'),
  left: l('未能恢复：{fields}', 'Could not be reverted: {fields}', 'No se pudo revertir: {fields}'),
  gone: l(
    '找不到要撤回的修改，可能已超过保留期限。',
    'The change to revert was not found; it may no longer be kept.',
    'No se encuentra el cambio que se quiere revertir; puede que ya no se conserve.',
  ),
} as const satisfies Record<string, Label>
