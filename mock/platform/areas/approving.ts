import { type Approval, allows } from '@/declaration'
import type { PartnerCall } from '../contract'
import { refuse } from '../refusal'

/** How a call reaches its area: by its own route (`{}`), or through a request for approval. */
export interface Asking {
  /** Takes the records from the body, up to `mostApproved` of them. */
  readonly asked?: true
  /** A second person has agreed, or this is only a trial. */
  readonly agreed?: true
}

/** The most records that a request for approval may name. */
export const mostApproved = 5000

export const approvalPaceSchema = `create table if not exists platform.approval_pace (
  partner_id bigint not null,
  account_id bigint not null,
  what text not null,
  no bigint generated always as identity,
  done_at bigint not null,
  records bigint not null,
  primary key (partner_id, account_id, what, no))`

type Doer = Pick<PartnerCall, 'sql' | 'partnerId' | 'account' | 'now'>

/** How many records the account has done lately. Blocks its next call of this kind until this one has ended. */
async function doneWithin({ sql, partnerId, account, now }: Doer, what: string, seconds: number) {
  await sql.query(
    "select pg_advisory_xact_lock(hashtextextended('approval ' || $1::text || ' ' || $2::text || ' ' || $3::text, 0))",
    [String(partnerId), String(account.accountId), what],
  )
  const [row] = await sql.query<{ records: number }>(
    `select coalesce(sum(records), 0)::bigint as records from platform.approval_pace
     where partner_id = $1 and account_id = $2 and what = $3 and done_at > $4`,
    [partnerId, account.accountId, what, now - seconds],
  )
  return row?.records ?? 0
}

/**
 * Refuses a call that needs a second person's approval, before anything is done.
 *
 * @param what area and action: names the account's pace
 * @param count the records of the call that count
 * @throws Refusal 10010
 */
export async function demandApproval(
  { above = 0, within, by, alone }: Approval,
  what: string,
  count: number,
  doer: Doer,
): Promise<void> {
  if (count === 0 || (alone && allows(doer.account.permissions, by))) return
  const before = within === undefined ? 0 : await doneWithin(doer, what, within)
  if (before + count > above) refuse(10010)
}

/** Remembers what was done without approval, where it counts for later calls. */
export async function noteDone(
  { within }: Approval,
  what: string,
  count: number,
  { sql, partnerId, account, now }: Doer,
): Promise<void> {
  if (within === undefined || count === 0) return
  await sql.query(
    'insert into platform.approval_pace (partner_id, account_id, what, done_at, records) values ($1, $2, $3, $4, $5)',
    [partnerId, account.accountId, what, now, count],
  )
}
