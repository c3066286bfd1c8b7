import type { SearchMessages } from '../messages'

export const search: SearchMessages = {
  open: 'Search the menu',
}
