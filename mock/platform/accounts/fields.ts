import { passwordLength } from '@resources/account/account.calls'
import type { Sql } from '../../store/sql'
import type { Call, Json, JsonObject } from '../contract'
import { once } from '../idempotency'
import { fingerprint } from '../password'
import { refuse } from '../refusal'

/** @throws Refusal 10001 naming the field as `shown`, when it is missing, empty or longer than any field may be */
export function textOf(body: JsonObject, field: string, shown = field): string {
  const value = body[field]
  if (typeof value !== 'string' || value === '' || value.length > 200) refuse(10001, { field: shown })
  // PostgreSQL cannot store a zero character.
  return value.includes('\0') ? refuse(10001, { field: shown }) : value
}

/** @throws Refusal 10001 naming the field as `shown`, for a wrong number of characters, or invisible ones */
export function nameOf(body: JsonObject, field: string, shown: string, min: number, max: number): string {
  const name = textOf(body, field, shown).trim()
  const { length } = Array.from(name)
  return length < min || length > max || /\p{C}/u.test(name) ? refuse(10001, { field: shown }) : name
}

/** @throws Refusal 10001 when it is missing, 60215 when it is malformed */
export function mobileOf(body: JsonObject): string {
  const mobile = textOf(body, 'mobile', '手机号').trim()
  return /^1[3-9]\d{9}$/.test(mobile) ? mobile : refuse(60215)
}

/** @throws Refusal 10001 when it is missing, 60222 for a wrong length, 60221 when its repetition differs */
export function newPasswordOf(body: JsonObject, field: 'password' | 'new_password'): string {
  const wanted = body[field]
  if (typeof wanted !== 'string' || wanted === '')
    refuse(10001, { field: field === 'password' ? '密码' : '新密码' })
  const { length } = Array.from(wanted)
  if (length < passwordLength.min || length > passwordLength.max) refuse(60222)
  if (wanted !== body[`${field}_again`]) refuse(60221)
  return wanted
}

export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

interface PublicCall {
  /** Below /api. */
  readonly path: string
  /** The input that holds the password; its repetition has already been compared. */
  readonly password: 'password' | 'new_password'
  readonly rounds: number
}

/** Runs a public call once per `request_id`, remembering a fingerprint instead of the password. Throws like `once`. */
export async function runPublicOnce(
  { sql, body, now }: Call,
  { path, password, rounds }: PublicCall,
  run: (step: Sql) => Promise<Json>,
): Promise<Json> {
  const hidden = await fingerprint(textOf(body, password), textOf(body, 'request_id'), rounds)
  const safe = { ...body, [password]: hidden, [`${password}_again`]: hidden }
  return sql.transaction((step) =>
    once({ sql: step, partnerId: 0, call: `POST ${path}`, body: safe, now }, () => run(step)),
  )
}
