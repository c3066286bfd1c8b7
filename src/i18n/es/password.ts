import type { PasswordMessages } from '../messages'

export const password: PasswordMessages = {
  title: 'Cambiar contraseña',
}
