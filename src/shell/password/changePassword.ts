import { call } from '@/platform/client'
import { PlatformError } from '@/platform/errors'

/** The form of specification §3, under its names on the wire. */
export type PasswordChange = Readonly<Record<'old_password' | 'new_password' | 'new_password_again', string>>

/** Least and most characters of a password (specification §5, §9). */
export const passwordLength = { min: 6, max: 20 } as const

/** Whether the length of a new password is allowed, counted in characters as the platform does. */
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

/** The field that a refusal is about (domain §3); undefined when it is about none. */
export const refusedPassword = (error: unknown): keyof PasswordChange | undefined =>
  error instanceof PlatformError ? fieldByCode[error.code] : undefined

/**
 * Changes the password. The platform ends the account's other sessions; this one goes on (domain §3).
 *
 * @throws PlatformError when it refuses
 * @throws TransportError when no answer came: the password may then be changed or not
 */
export const changePassword = async (change: PasswordChange): Promise<void> => {
  await call('POST /user/editpwd', { body: change })
}
