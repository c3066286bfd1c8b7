import { l } from '@/declaration/label'
import type { Keys } from '@/ui/keys'

export const filterKeys = {
  label: l('筛选条件（焦点在输入框内）', 'Filters (with the focus in one)', 'Filtros (con el foco en uno)'),
  on: '.list-filter-grid',
  keys: { Enter: l('查询', 'Search', 'Consultar') },
} satisfies Keys
