import { l } from '@/declaration/label'
import type { Keys } from '@/ui/keys'

export const searchKeys = {
  label: l('搜索', 'Search', 'Búsqueda'),
  on: '#header-search',
  keys: {
    'Control+K': l('打开或关闭搜索', 'Open or close the search', 'Abrir o cerrar la búsqueda'),
    'ArrowUp ArrowDown': l('选择结果', 'Choose a result', 'Elegir un resultado'),
    'Home End': l('第一个、最后一个结果', 'First, last result', 'Primer y último resultado'),
    Enter: l('打开所选结果', 'Open the chosen result', 'Abrir el resultado elegido'),
  },
} satisfies Keys
