import type { PasswordMessages } from '../messages'

export const password: PasswordMessages = {
  title: 'Change password',
}
