import type { Sql } from '../../store/sql'
import type { Call, Json, JsonObject } from '../contract'
import { once } from '../idempotency'
import { fingerprint } from '../password'
import { textOf } from './fields'

/**
 * Does a call that nobody is signed in for once for each `request_id` (domain §1). What is remembered of the body has its
 * passwords replaced by what is as hard to guess as a kept one.
 *
 * @param passwords the fields of the body that hold one
 * @param path the call's path below /api
 * @throws Refusal 10001 without a usable `request_id`, 10005 when it was used for something else
 */
export async function onceForAll(
  { sql, body, now }: Call,
  { path, passwords, rounds }: { path: string; passwords: readonly string[]; rounds: number },
  run: (step: Sql) => Promise<Json>,
): Promise<Json> {
  const id = textOf(body, 'request_id')
  const replaced = await Promise.all(
    passwords.map(async (field) => [field, await fingerprint(textOf(body, field), id, rounds)] as const),
  )
  const safe: JsonObject = { ...body, ...Object.fromEntries(replaced) }
  return sql.transaction((step) =>
    once({ sql: step, partnerId: 0, call: `POST ${path}`, body: safe, now }, () => run(step)),
  )
}
