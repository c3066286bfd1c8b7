import { l } from '@/declaration/label'

export const orderTexts = {
  title: l('排序方式', 'Sort order', 'Orden'),
  /** `name`: a column, `way`: one of the texts below. */
  by: l('按{name}，{way}', 'Order: {name}, {way}', 'Orden: {name}, {way}'),
  newest: l('新的在前', 'newest first', 'lo más reciente primero'),
  oldest: l('旧的在前', 'oldest first', 'lo más antiguo primero'),
  soonest: l('先到期的在前', 'soonest first', 'lo que vence antes primero'),
  latest: l('后到期的在前', 'latest first', 'lo que vence después primero'),
  largest: l('从大到小', 'largest first', 'de mayor a menor'),
  smallest: l('从小到大', 'smallest first', 'de menor a mayor'),
  ascending: l('升序', 'ascending', 'ascendente'),
  descending: l('降序', 'descending', 'descendente'),
}
