import type { TabMessages } from '../messages'

export const tabs: TabMessages = {
  strip: 'Open pages',
  more: 'More for this page',
  refresh: 'Refresh',
  pin: 'Pin',
  unpin: 'Unpin',
  close: 'Close',
  close_others: 'Close others',
  close_all: 'Close all',
  close_page: 'Close “%{page}”',
  pinned: 'pinned',
  unsaved: 'not saved',
}
