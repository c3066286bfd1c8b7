import { loadCards, phone } from './cards/loadCards'

/** Loads the code of lists, plus that of cards on phones. */
export const loadList = async () => {
  const screen = import('./ListScreen')
  if (!matchMedia(phone).matches) return screen
  const [list] = await Promise.all([screen, loadCards()])
  // So that it renders at once.
  await list.CardList.fetch()
  return list
}
