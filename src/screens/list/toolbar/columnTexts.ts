import { l } from '@/declaration/label'

export const columnTexts = {
  reset: l('恢复默认列', 'Restore default columns', 'Restablecer las columnas'),
  search: l('搜索列', 'Search columns', 'Buscar columnas'),
  none: l('没有匹配的列', 'No matching columns', 'No hay columnas coincidentes'),
  all: l('全选（{shown}/{count}）', 'Select all ({shown}/{count})', 'Seleccionar todas ({shown}/{count})'),
  show: l('显示列：{name}', 'Show column: {name}', 'Mostrar la columna: {name}'),
  up: l('前移一列：{name}', 'Move earlier: {name}', 'Mover antes: {name}'),
  down: l('后移一列：{name}', 'Move later: {name}', 'Mover después: {name}'),
  pin: l('固定在左侧：{name}', 'Pin to the left: {name}', 'Fijar a la izquierda: {name}'),
  noRoom: l(
    '左侧没有空间再固定一列',
    'There is no room to pin another column',
    'No hay espacio para fijar otra columna',
  ),
  handle: l('调整列：{name}', 'Arrange column: {name}', 'Organizar la columna: {name}'),
  keys: l(
    '拖动排序；也可用 ↑ ↓ 移动，← → 调整列宽',
    'Drag to move; or ↑ ↓ to move, ← → for the width',
    'Arrastre para mover; o ↑ ↓ para mover, ← → para el ancho',
  ),
  moved: l(
    '{name}：第 {place} 列，共 {count} 列',
    '{name}: column {place} of {count}',
    '{name}: columna {place} de {count}',
  ),
  sized: l('{name}：列宽 {width}', '{name}: width {width}', '{name}: ancho {width}'),
}
