import type { EndpointContext } from '@mock/platform/areas/rules'
import { allows } from '@/declaration'

interface Shown {
  /** The table that records who asked. */
  readonly table: string
  /** The permission to see them unmasked. */
  readonly permission: string
  readonly most: number
}

export const shownSchema = ({ table }: Shown): string =>
  `create table if not exists ${table} (
    partner_id bigint not null,
    shown_at bigint not null,
    account_id bigint not null,
    request text not null,
    ids jsonb not null,
    primary key (partner_id, request))`

/**
 * The ids whose unmasked addresses a call asks for. Records who asked.
 *
 * @throws Refusal 10003 without the permission, 10008 for too many
 */
export async function shownIds(
  { input, sql, partnerId, account, now, refuse }: EndpointContext,
  { table, permission, most }: Shown,
): Promise<readonly string[]> {
  if (!allows(account.permissions, permission)) return refuse(10003)
  const ids = Array.isArray(input.ids) ? [...new Set(input.ids.map(String))] : []
  if (ids.length > most) return refuse(10008, { n: most })
  await sql.query(
    `insert into ${table} (partner_id, shown_at, account_id, request, ids) values ($1, $2, $3, $4, $5::jsonb)`,
    [partnerId, now, account.accountId, crypto.randomUUID(), JSON.stringify(ids)],
  )
  return ids
}
