import type { TabMessages } from '../messages'

export const tabs: TabMessages = {
  strip: 'Open pages',
}
