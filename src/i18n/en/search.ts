import type { SearchMessages } from '../messages'

export const search: SearchMessages = {
  open: 'Search the menu',
  placeholder: 'Name or address of a page',
  pages: 'Pages found',
  external: 'Opens in a new tab',
  nothing: 'No page matches. Try another word.',
  choose: 'select',
  go: 'open',
  close: 'close',
}
