import { createRandom, type WireRecord } from '@/declaration'
import type { Sql } from '../../store/sql'
import type { PartnerCall } from '../contract'
import { refuse } from '../refusal'
import type { DeclaredAreas } from './declared'
import { recordsOf, type Work } from './records'
import type { Records, RuleContext } from './rules'

/** The seed of all samples and simulated chance. */
export const fixedSeed = 20240601

/** @param chance the same text gives the same random numbers */
export function workContext(areas: DeclaredAreas, { sql, partnerId, now }: Work, chance: string) {
  const records = recordsOf(areas, { sql, partnerId, now })
  return {
    sql,
    partnerId,
    now,
    random: createRandom(`${fixedSeed} ${partnerId} ${chance}`),
    // The caller names the type of the records, as with a query's rows.
    area: <R = WireRecord>(name: string) => records(name) as Records<R>,
  }
}

/** @param what area, action and id of the record: names its pace and its random numbers */
export function ruleContext(
  areas: DeclaredAreas,
  sql: Sql,
  { partnerId, account, now, channels }: PartnerCall,
  what: string,
  input: WireRecord,
): Omit<RuleContext, 'record'> {
  return {
    ...workContext(areas, { sql, partnerId, now }, `${what} ${now}`),
    account,
    channels,
    input,
    refuse,
    notAgainWithin: (seconds) => notAgainWithin(sql, partnerId, what, seconds, now),
  }
}

/** Seconds after which no rule needs the time of an action any more. */
export const paceKeptSeconds = 24 * 3600

/** Refuses with 10004 when `what` was done less than `seconds` ago; otherwise stores that it is done now. */
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

/** Runs work for every partner, even if it fails for some. Throws AggregateError of the failures. */
export async function forEachPartner(
  store: Sql,
  run: (partnerId: number, failures: unknown[]) => Promise<void>,
): Promise<void> {
  const partners = await store.query<{ partner_id: number }>(
    'select partner_id from platform.partner order by partner_id',
  )
  const failures: unknown[] = []
  for (const { partner_id } of partners) await run(partner_id, failures)
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} failed, first: ${String(failures[0])}`)
}
