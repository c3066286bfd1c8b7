/** Windows in which records are cards. */
export const phone = '(width < 600px)'

export const loadCards = () => import('./CardList')
