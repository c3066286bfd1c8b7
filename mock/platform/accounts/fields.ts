import type { JsonObject } from '../contract'
import { refuse } from '../refusal'

/** The limits of a password in characters (specification §5). */
const passwordLength = { min: 6, max: 20 }

/**
 * A text of the body.
 *
 * @param shown what the refusal calls it; its name on the wire without
 * @throws Refusal 10001 when it is missing, empty or longer than any field may be
 */
export function textOf(body: JsonObject, field: string, shown = field): string {
  const value = body[field]
  if (typeof value !== 'string' || value === '' || value.length > 200) refuse(10001, { field: shown })
  return value
}

/**
 * A password that an account is to have.
 *
 * @throws Refusal 10001 when there is none, 60222 when it is too short or too long, 60221 when the repeat differs
 */
export function newPasswordOf(body: JsonObject, field: string): string {
  const wanted = textOf(body, field)
  const length = Array.from(wanted).length
  if (length < passwordLength.min || length > passwordLength.max) refuse(60222)
  if (wanted !== body[`${field}_again`]) refuse(60221)
  return wanted
}

/** A mobile number as others may see it. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
