import type { NavbarMessages } from '../messages'

export const navbar: NavbarMessages = {
  fullscreen: 'Full screen',
}
