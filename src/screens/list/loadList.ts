import { loadCards, phone } from './cards/loadCards'

/** Loads the code of lists; together with it that of cards, where they are shown. */
export const loadList = async () => {
  const screen = import('./ListScreen')
  if (!matchMedia(phone).matches) return screen
  const [list] = await Promise.all([screen, loadCards()])
  // So that it renders at once.
  await list.CardList.fetch()
  return list
}
