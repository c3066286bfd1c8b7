import { l } from '@/declaration/label'
import type { Keys } from '@/ui/keys'

export const detailKeys = {
  label: l('详情', 'Detail', 'Detalle'),
  on: '.show-frame',
  keys: {
    'J Alt+ArrowDown': l('下一条', 'Next record', 'Registro siguiente'),
    'K Alt+ArrowUp': l('上一条', 'Previous record', 'Registro anterior'),
    Escape: l('关闭', 'Close', 'Cerrar'),
  },
} satisfies Keys
