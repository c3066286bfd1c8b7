import type { NavbarMessages } from '../messages'

export const navbar: NavbarMessages = {
  fullscreen: 'Pantalla completa',
}
