import type { WireRecord } from '@/declaration'
import type { Sql } from '../../store/sql'

/** The parts of a request that the approvals area does not show. Inputs may hold secrets, so nobody may read them. */
export const approvalSchema: readonly string[] = [
  `create table if not exists platform.approval_call (
    partner_id bigint not null,
    id bigint not null,
    area text not null,
    action text not null,
    body jsonb not null,
    hash text not null,
    primary key (partner_id, id))`,
  // One row per record: the outcome expected at the time of the request, and the actual one.
  `create table if not exists platform.approval_record (
    partner_id bigint not null,
    id bigint not null,
    place bigint not null,
    record_id text not null,
    title text not null,
    before jsonb,
    after jsonb,
    code bigint,
    message text,
    primary key (partner_id, id, place))`,
]

/** A call that waits: `action` is that of the area, or `save`. */
export interface KeptCall {
  readonly area: string
  readonly action: string
  readonly body: WireRecord
  /** The hash of the declaration at the time of the request. */
  readonly hash: string
}

/** A refusal as batches answer it. */
export interface Refused {
  readonly code: number
  readonly message: string
}

/** What a call does to a record: the fields that change, unmasked; null before it exists and after it is gone. */
export interface Change {
  readonly id: string
  readonly title: string
  readonly before: WireRecord | null
  readonly after: WireRecord | null
  readonly refused?: Refused
}

/** One request of a partner. */
export interface Place {
  readonly sql: Sql
  readonly partnerId: number
  readonly id: number
}

export async function keepCall({ sql, partnerId, id }: Place, { area, action, body, hash }: KeptCall) {
  await sql.query(
    'insert into platform.approval_call (partner_id, id, area, action, body, hash) values ($1, $2, $3, $4, $5::jsonb, $6)',
    [partnerId, id, area, action, JSON.stringify(body), hash],
  )
}

export async function keepRecords({ sql, partnerId, id }: Place, changes: readonly Change[]) {
  const rows = changes.map((change, place) => ({ ...change, record_id: change.id, place }))
  await sql.query(
    `insert into platform.approval_record (partner_id, id, place, record_id, title, before, after)
     select $1, $2, place, record_id, title, nullif(before, 'null'::jsonb), nullif(after, 'null'::jsonb)
     from jsonb_to_recordset($3::jsonb)
       as r (place bigint, record_id text, title text, before jsonb, after jsonb)`,
    [partnerId, id, JSON.stringify(rows)],
  )
}

export const readCall = async ({ sql, partnerId, id }: Place): Promise<KeptCall | undefined> => {
  const [found] = await sql.query<KeptCall>(
    'select area, action, body, hash from platform.approval_call where partner_id = $1 and id = $2',
    [partnerId, id],
  )
  return found
}

/** Stores what happened to each record; code 0 means done. */
export async function keepOutcome({ sql, partnerId, id }: Place, changes: readonly Change[]) {
  const rows = changes.map(({ id: record_id, refused }) => ({
    record_id,
    ...(refused ?? { code: 0, message: '' }),
  }))
  await sql.query(
    `update platform.approval_record t set code = r.code, message = r.message
     from jsonb_to_recordset($3::jsonb) as r (record_id text, code bigint, message text)
     where t.partner_id = $1 and t.id = $2 and t.record_id = r.record_id`,
    [partnerId, id, JSON.stringify(rows)],
  )
}

/** Says that the whole call was refused. */
export async function keepRefusal({ sql, partnerId, id }: Place, { code, message }: Refused) {
  await sql.query(
    'update platform.approval_record set code = $3, message = $4 where partner_id = $1 and id = $2',
    [partnerId, id, code, message],
  )
}

export interface KeptRecord extends Pick<Change, 'title' | 'before' | 'after'> {
  readonly place: number
  readonly record_id: string
  /** Null while there is no outcome yet. */
  readonly code: number | null
  readonly message: string | null
}

export const readRecords = async (
  { sql, partnerId, id }: Place,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly KeptRecord[]> =>
  sql.query<KeptRecord>(
    `select place, record_id, title, before, after, code, message from platform.approval_record
     where partner_id = $1 and id = $2 order by place limit $4 offset $3`,
    [partnerId, id, offset, limit],
  )
