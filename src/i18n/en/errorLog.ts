import type { ErrorLogMessages } from '../messages'

export const errorLog: ErrorLogMessages = {
  title: 'Error log',
  open: 'Error log ({count})',
  hint: 'Kept in this page only, until it is reloaded. Copy it when you write to support.',
  message: 'Message',
  stack: 'Stack',
  no_stack: 'No stack',
  components: 'In the components',
  source_render: 'Page display',
  source_rejection: 'Background task',
  source_error: 'Script',
  source_menu: 'Menu setup',
  source_load: 'Loading',
  source_answer: 'Unreadable answer',
  times: '{count} times',
  copy: 'Copy as text',
  clear: 'Clear all',
}
