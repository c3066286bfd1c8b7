/** Windows that show records as cards. */
export const phone = '(width < 600px)'

export const loadCards = () => import('./CardList')
