import { passwordLength } from '@resources/account/account.calls'
import type { JsonObject } from '../contract'
import { refuse } from '../refusal'

/**
 * A text of the body.
 *
 * @param shown what the refusal calls it; its name on the wire without
 * @throws Refusal 10001 when it is missing, empty or longer than any field may be
 */
export function textOf(body: JsonObject, field: string, shown = field): string {
  const value = body[field]
  if (typeof value !== 'string' || value === '' || value.length > 200) refuse(10001, { field: shown })
  // No store keeps a zero character.
  if (value.includes('\0')) refuse(10001, { field: shown })
  return value
}

/**
 * A name as people write it, without the blanks around it.
 *
 * @param shown what the refusal calls it
 * @throws Refusal 10001 when it has not from `min` to `max` characters, or such as nobody can see
 */
export function nameOf(body: JsonObject, field: string, shown: string, min: number, max: number): string {
  const name = textOf(body, field, shown).trim()
  const { length } = Array.from(name)
  return length < min || length > max || /\p{C}/u.test(name) ? refuse(10001, { field: shown }) : name
}

/**
 * A mobile number of the mainland (domain §3.1).
 *
 * @throws Refusal 10001 when there is none, 60215 when it is no such number
 */
export function mobileOf(body: JsonObject): string {
  const mobile = textOf(body, 'mobile', '手机号').trim()
  return /^1[3-9]\d{9}$/.test(mobile) ? mobile : refuse(60215)
}

/**
 * A password that an account is to have.
 *
 * @throws Refusal 10001 when there is none, 60222 when it is too short or too long, 60221 when the repeat differs
 */
export function newPasswordOf(body: JsonObject, field: 'password' | 'new_password'): string {
  const wanted = body[field]
  if (typeof wanted !== 'string' || wanted === '')
    refuse(10001, { field: field === 'password' ? '密码' : '新密码' })
  const { length } = Array.from(wanted)
  if (length < passwordLength.min || length > passwordLength.max) refuse(60222)
  if (wanted !== body[`${field}_again`]) refuse(60221)
  return wanted
}

/** A mobile number as others may see it. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
