import { type Label, l } from '@/declaration/label'

export const texts = {
  title: l('{name}：分组合计', '{name}: totals by group', '{name}: totales por grupo'),
  by: l('分组依据', 'Group by', 'Agrupar por'),
  count: l('行数', 'Rows', 'Filas'),
  none: l('（空）', '(empty)', '(vacío)'),
  whole: l('合计', 'Total', 'Total'),
  others: l('其余 {count} 组', 'Other groups: {count}', 'Otros grupos: {count}'),
  reading: l(
    '正在统计：已读取 {count} / {total} 条',
    'Counted {count} of {total} rows',
    '{count} de {total} filas contadas',
  ),
  filtered: l('范围：{filters}', 'Filtered by {filters}', 'Filtrado por {filters}'),
  every: l(
    '范围：全部行，未设置筛选条件',
    'Of all rows: no filter is set',
    'De todas las filas: sin filtros',
  ),
  lost: l(
    '有 {count} 条未读到，合计不完整。',
    'Rows not read: {count}; the totals are not complete. ',
    'Filas sin leer: {count}; los totales están incompletos. ',
  ),
  failed: l('数据读取失败：', 'The rows could not be read: ', 'No se pudieron leer las filas: '),
  ungrouped: l(
    '这些行没有可以归并的列。',
    'These rows have no column that would bring some of them together.',
    'Estas filas no tienen ninguna columna por la que agruparlas.',
  ),
  show: l('只看这一组', 'Show these rows', 'Ver estas filas'),
  copy: l('复制表格', 'Copy the table', 'Copiar la tabla'),
} as const satisfies Record<string, Label>
