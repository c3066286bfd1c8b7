import type { Sql } from '../../store/sql'
import type { Call, Json } from '../contract'
import { once } from '../idempotency'
import { fingerprint } from '../password'
import { textOf } from './fields'

interface Anonymous {
  /** Below /api. */
  readonly path: string
  /** The field of the body that holds the password; its repeat is known to say the same. */
  readonly password: 'password' | 'new_password'
  readonly rounds: number
}

/**
 * Does a call that nobody is signed in for once for each `request_id` (domain §1). What is remembered of the body has its
 * password replaced by what is as hard to guess as a kept one.
 *
 * @throws Refusal 10001 without a usable `request_id`, 10005 when it was used for something else
 */
export async function onceForAll(
  { sql, body, now }: Call,
  { path, password, rounds }: Anonymous,
  run: (step: Sql) => Promise<Json>,
): Promise<Json> {
  const hidden = await fingerprint(textOf(body, password), textOf(body, 'request_id'), rounds)
  const safe = { ...body, [password]: hidden, [`${password}_again`]: hidden }
  return sql.transaction((step) =>
    once({ sql: step, partnerId: 0, call: `POST ${path}`, body: safe, now }, () => run(step)),
  )
}
