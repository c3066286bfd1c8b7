import { call } from '@/platform/client'
import { PlatformError } from '@/platform/errors'

/** The form, with its names on the wire. */
export type PasswordChange = Readonly<Record<'old_password' | 'new_password' | 'new_password_again', string>>

/** Minimum and maximum length of a password, in characters. */
export const passwordLength = { min: 6, max: 20 } as const

/** Whether a new password has a valid length, counted in characters like the platform does. */
export const isAllowedLength = (password: string): boolean => {
  const { length } = [...password]
  return length >= passwordLength.min && length <= passwordLength.max
}

const fieldByCode: Readonly<Record<number, keyof PasswordChange>> = {
  60219: 'old_password',
  60220: 'new_password',
  60221: 'new_password_again',
  60222: 'new_password',
}

/** The field that an error is about; undefined when it is about none. */
export const refusedPassword = (error: unknown): keyof PasswordChange | undefined =>
  error instanceof PlatformError ? fieldByCode[error.code] : undefined

/**
 * Changes the password. The platform ends the account's other sessions; this one continues.
 *
 * @throws PlatformError when it refuses
 * @throws TransportError when no answer came: the password may or may not have changed
 */
export const changePassword = async (change: PasswordChange): Promise<void> => {
  await call('POST /user/editpwd', { body: change })
}
