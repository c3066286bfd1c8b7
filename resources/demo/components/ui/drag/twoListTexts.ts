import { l } from '@/declaration'

/** Names and texts of the two lists. */
export const chosen = 'chosen'
export const pool = 'pool'

export const listTexts = {
  chosen: l('列表', 'List', 'Lista'),
  pool: l('文章池', 'Article pool', 'Fondo de artículos'),
  noneChosen: l(
    '从文章池中选择，或拖到这里',
    'Choose from the pool, or drop here',
    'Elija del fondo, o suelte aquí',
  ),
  nonePool: l('全部文章都在列表中', 'All articles are in the list', 'Todos los artículos están en la lista'),
  remove: l('放回文章池：{item}', 'Back to the pool: {item}', 'Devolver al fondo: {item}'),
  removeTip: l('放回文章池', 'Back to the pool', 'Devolver al fondo'),
  addTip: l('加入列表', 'Add to the list', 'Añadir a la lista'),
  added: l('已加入列表：{item}', 'Added to the list: {item}', 'Añadido a la lista: {item}'),
  removed: l('已放回文章池：{item}', 'Back in the pool: {item}', 'De vuelta en el fondo: {item}'),
}
