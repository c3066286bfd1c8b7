import { l } from '@/declaration/label'

export const orderTexts = {
  title: l('排序方式', 'Sort order', 'Orden'),
  /** `name`: a column, `way`: one of the texts below. */
  by: l('按{name}，{way}', 'Sorted by “{name}”, {way}', 'Orden: «{name}», {way}'),
  newest: l('新的在前', 'Newest first', 'Lo más reciente primero'),
  oldest: l('旧的在前', 'Oldest first', 'Lo más antiguo primero'),
  soonest: l('先到期的在前', 'Soonest first', 'Lo que vence antes primero'),
  latest: l('后到期的在前', 'Latest first', 'Lo que vence después primero'),
  largest: l('从大到小', 'Largest first', 'De mayor a menor'),
  smallest: l('从小到大', 'Smallest first', 'De menor a mayor'),
  ascending: l('升序', 'Ascending', 'Ascendente'),
  /** The reverse of the order that a field describes. */
  reversed: l('倒序', 'Reversed', 'A la inversa'),
  descending: l('降序', 'Descending', 'Descendente'),
}
