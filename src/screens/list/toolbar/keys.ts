import { l } from '@/declaration/label'
import type { Keys } from '@/ui/keys'

export const columnKeys = {
  label: l(
    '列设置（焦点在拖动手柄上）',
    'Columns (with the focus on a handle)',
    'Columnas (con el foco en un tirador)',
  ),
  on: 'tr[data-index]',
  keys: {
    'ArrowUp ArrowDown': l('前移、后移一列', 'Move the column', 'Mover la columna'),
    'Home End': l('移到最前、最后', 'Move it to the front, the end', 'Llevarla al principio, al final'),
    'ArrowLeft ArrowRight': l('调整列宽', 'Set its width', 'Ajustar su ancho'),
  },
} satisfies Keys
