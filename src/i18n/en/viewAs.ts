import type { ViewAsMessages } from '../messages'

export const viewAs: ViewAsMessages = {
  open: 'View as another role…',
  changed: 'Your permissions have changed',
}
