import type { SettingsMessages } from '../messages'

export const settings: SettingsMessages = {
  title: 'Page style',
}
