import type { TabMessages } from '../messages'

export const tabs: TabMessages = {
  strip: 'Páginas abiertas',
}
