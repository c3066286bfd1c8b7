import type { SettingsMessages } from '../messages'

export const settings: SettingsMessages = {
  title: 'Estilo de página',
}
