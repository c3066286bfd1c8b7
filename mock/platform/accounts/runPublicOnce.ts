import type { Sql } from '../../store/sql'
import type { Call, Json } from '../contract'
import { once } from '../idempotency'
import { fingerprint } from '../password'
import { textOf } from './fields'

interface PublicCall {
  /** Below /api. */
  readonly path: string
  /** The input that holds the password; its repetition is known to be the same. */
  readonly password: 'password' | 'new_password'
  readonly rounds: number
}

/**
 * Runs a public call once per `request_id`. In what is remembered of the body, a fingerprint replaces the password.
 *
 * @throws Refusal 10001 without a usable `request_id`, 10005 when it was used for something else
 */
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
