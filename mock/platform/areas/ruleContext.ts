import { createRandom, type WireRecord } from '@/declaration'
import type { Sql } from '../../store/sql'
import type { PartnerCall } from '../contract'
import { refuse } from '../refusal'
import type { DeclaredAreas } from './declared'
import { fixedSeed } from './fixedSeed'
import { recordsOf } from './neighbours'
import type { Records, RuleContext } from './rules'

/** Refuses with 10004 when `what` was done less than so many seconds ago, else writes down that it is done now. */
async function notAgainWithin(sql: Sql, partnerId: number, what: string, seconds: number, now: number) {
  const done = await sql.query(
    `insert into platform.area_pace as p (partner_id, what, done_at) values ($1, $2, $3)
     on conflict (partner_id, what) do update set done_at = $3 where p.done_at <= $3 - $4::bigint returning 1`,
    [partnerId, what, now, seconds],
  )
  if (done.length > 0) return
  const [last] = await sql.query<{ done_at: number }>(
    'select done_at from platform.area_pace where partner_id = $1 and what = $2',
    [partnerId, what],
  )
  refuse(10004, { n: Math.max(1, (last?.done_at ?? now) + seconds - now) })
}

/** Moments older than this matter to no rule any more. */
export const paceKeptSeconds = 24 * 3600

/**
 * What every rule is told.
 *
 * @param sql the call's transaction, or its part for one record
 * @param what the area, the action and the record's id: names the chance and the pace
 */
export function ruleContext(
  areas: DeclaredAreas,
  sql: Sql,
  { partnerId, account, now, channels }: PartnerCall,
  what: string,
  input: WireRecord,
): Omit<RuleContext, 'record'> {
  const records = recordsOf(areas, { sql, partnerId, now })
  return {
    sql,
    partnerId,
    account,
    now,
    channels,
    random: createRandom(`${fixedSeed} ${partnerId} ${what} ${now}`),
    input,
    // The one who asks names the type of the record, as with a query's rows.
    area: <Other>(name: string) => records(name) as Records<Other>,
    refuse,
    notAgainWithin: (seconds) => notAgainWithin(sql, partnerId, what, seconds, now),
  }
}
