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
  close_page: 'Close “{page}”',
  pinned: 'pinned',
  unsaved: 'not saved',
  unsaved_title: 'Discard unsaved changes?',
  unsaved_text: 'These pages hold unsaved changes or unfinished work that will be lost:',
  unsaved_leave: 'Discard changes',
  unsaved_stay: 'Keep editing',
}
