import { l } from '@/declaration/label'
import type { Keys } from '@/ui/keys'

export const rowKeys = {
  label: l('列表（焦点在行上）', 'List (with the focus on a row)', 'Lista (con el foco en una fila)'),
  on: 'tr[data-index]',
  keys: {
    'ArrowUp ArrowDown': l('上一行、下一行', 'Previous, next row', 'Fila anterior, siguiente'),
    'PageUp PageDown': l('上翻、下翻一屏', 'A screen up, down', 'Una pantalla arriba, abajo'),
    'Home End': l('第一行、最后一行', 'First, last row', 'Primera y última fila'),
    Enter: l('打开详情', 'Open the detail', 'Abrir el detalle'),
  },
} satisfies Keys

export const beyondKeys = {
  label: l(
    '还有列不在视野内时（焦点在行上）',
    'With columns out of view (on a row)',
    'Con columnas fuera de la vista (en una fila)',
  ),
  on: '.list-beyond',
  keys: {
    'Shift+Enter': l(
      '显示该行其余各列',
      'Show the row’s other columns',
      'Mostrar las otras columnas de la fila',
    ),
    Escape: l('收起', 'Close them', 'Cerrarlas'),
  },
} satisfies Keys

export const tickKeys = {
  label: l('勾选（焦点在行上）', 'Ticks (with the focus on a row)', 'Marcas (con el foco en una fila)'),
  on: 'tr[data-index] .list-tick',
  keys: {
    Space: l('勾选或取消勾选', 'Tick, untick', 'Marcar o desmarcar'),
    'Shift+Space': l('勾选到该行为止', 'Tick all rows up to here', 'Marcar hasta esta fila'),
  },
} satisfies Keys
