import type { Sql } from '../store/sql'
import type { Json, JsonObject, Route } from './contract'
import { canonical, digest } from './digest'
import { refuse } from './refusal'

/** Seconds for which a request id is remembered. */
const remembered = 24 * 3600

interface Repeatable {
  readonly sql: Sql
  /** 0 before signing in. */
  readonly partnerId: number
  readonly accountId?: number
  /** Method, path and query: the same id on another call is a different request. */
  readonly call: string
  readonly body: JsonObject
  readonly now: number
}

/** @throws Refusal 10001 for an unusable request id */
function requestIdOf(id: unknown): string {
  // PostgreSQL cannot store a zero character.
  return typeof id === 'string' && id.length >= 8 && id.length <= 64 && !id.includes('\0')
    ? id
    : refuse(10001, { field: 'request_id' })
}

/**
 * Runs a call once. Its row is written in the transaction of the call's effects: a second copy waits for the first and
 * gets its answer, and a refused or crashed call leaves no row.
 *
 * @throws Refusal 10001 without a usable `request_id`, 10005 when it was used for something else
 */
export async function once(
  { sql, partnerId, accountId, call, body, now }: Repeatable,
  run: () => Promise<Json>,
): Promise<Json> {
  const id = requestIdOf(body.request_id)
  // Another account may see less, so its request is a different one.
  const hash = await digest(`${accountId} ${call}\n${canonical(body)}`)
  const [fresh] = await sql.query(
    `insert into platform.request as r (partner_id, request_id, body_hash, created_at, account_id)
     values ($1, $2, $3, $4, $5)
     on conflict (partner_id, request_id)
       do update set body_hash = $3, created_at = $4, account_id = $5, answer = null
       where r.created_at <= $4 - ${remembered}
     returning 1 as fresh`,
    [partnerId, id, hash, now, accountId ?? null],
  )
  if (!fresh) {
    const [first] = await sql.query<{ body_hash: string; answer: Json }>(
      'select body_hash, answer from platform.request where partner_id = $1 and request_id = $2',
      [partnerId, id],
    )
    if (first?.body_hash !== hash) refuse(10005)
    return first.answer
  }
  const answer = await run()
  await sql.query('update platform.request set answer = $3::json where partner_id = $1 and request_id = $2', [
    partnerId,
    id,
    JSON.stringify(answer),
  ])
  return answer
}

export async function removeOldAnswers(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.request where created_at <= $1', [now - remembered])
}

/** A call that never arrived, is under way or was refused is unknown; sending it again under its id is safe. */
export const requestResultRoute: Route = {
  call: 'GET /user/requestresult',
  answer: async ({ sql, partnerId, account, now, query }) => {
    const [found] = await sql.query<{ answer: Json }>(
      `select answer from platform.request
       where partner_id = $1 and request_id = $2 and account_id = $3 and created_at > $4::bigint - ${remembered}`,
      [partnerId, requestIdOf(query.get('request_id')), account.accountId, now],
    )
    return found ? { state: 'DONE', answer: found.answer } : { state: 'UNKNOWN' }
  },
}
