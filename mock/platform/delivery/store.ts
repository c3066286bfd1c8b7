import type { Permissions } from '@/declaration'
import type { Sql } from '../../store/sql'

/** A declaration as it was published: the platform serves its area, and the console its screens. */
export interface Delivered {
  readonly partnerId: number
  readonly area: string
  readonly hash: string
  /** JSON, as it was published. */
  readonly body: string
  /** Changes how one of the console's own areas is shown, and declares no area. */
  readonly overlay: boolean
}

interface Row {
  partner_id: number
  area: string
  hash: string
  body: string
  overlay: boolean
}

/** `turn` counts what was published and taken back, so that every instance learns of it. */
export const deliverySchema: readonly string[] = [
  `create table if not exists platform.delivered (
    partner_id bigint not null,
    area text not null,
    hash text not null,
    body text not null,
    primary key (partner_id, area)
  )`,
  'alter table platform.delivered add column if not exists overlay boolean not null default false',
  // An area has one owner, but every partner may change how it is shown.
  'alter table platform.delivered drop constraint if exists delivered_area_key',
  'create unique index if not exists delivered_owner on platform.delivered (area) where not overlay',
  `create table if not exists platform.delivered_grant (
    partner_id bigint not null,
    area text not null,
    role text not null,
    pattern text not null,
    primary key (partner_id, area, role, pattern)
  )`,
  'create table if not exists platform.delivery_turn (only_one boolean primary key check (only_one), turn bigint not null)',
  'insert into platform.delivery_turn (only_one, turn) values (true, 0) on conflict do nothing',
]

/** How often something was published or taken back; 0 on a store that no platform has prepared yet. */
export async function readTurn(sql: Sql): Promise<number> {
  const [there] = await sql.query<{ found: boolean }>(
    `select to_regclass('platform.delivery_turn') is not null as found`,
  )
  if (!there?.found) return 0
  const [row] = await sql.query<{ turn: number }>('select turn from platform.delivery_turn')
  return row?.turn ?? 0
}

/** What is delivered, of all partners or one, by name. */
export async function readDelivered(sql: Sql, partnerId?: number): Promise<readonly Delivered[]> {
  const rows = await sql.query<Row>(
    `select partner_id, area, hash, body, overlay from platform.delivered
     where $1::bigint is null or partner_id = $1 order by area collate "C"`,
    [partnerId ?? null],
  )
  return rows.map(({ partner_id, ...row }) => ({ partnerId: partner_id, ...row }))
}

/** Whose area has this name; undefined if nobody's. */
export async function ownerOf(sql: Sql, area: string): Promise<number | undefined> {
  const [row] = await sql.query<{ partner_id: number }>(
    'select partner_id from platform.delivered where area = $1 and not overlay',
    [area],
  )
  return row?.partner_id
}

const next = (sql: Sql) => sql.query('update platform.delivery_turn set turn = turn + 1')

/**
 * Delivers a declaration in place of an earlier one of the same area.
 *
 * @param grants by role, what the declaration gives it, as permissions of the area
 */
export async function deliver(
  sql: Sql,
  { partnerId, area, hash, body, overlay }: Delivered,
  grants: readonly (readonly [role: string, patterns: Permissions])[],
): Promise<void> {
  await sql.query(
    `insert into platform.delivered (partner_id, area, hash, body, overlay) values ($1, $2, $3, $4, $5)
     on conflict (partner_id, area) do update set hash = $3, body = $4`,
    [partnerId, area, hash, body, overlay],
  )
  await sql.query('delete from platform.delivered_grant where partner_id = $1 and area = $2', [
    partnerId,
    area,
  ])
  for (const [role, patterns] of grants)
    for (const pattern of new Set(patterns))
      await sql.query(
        'insert into platform.delivered_grant (partner_id, area, role, pattern) values ($1, $2, $3, $4)',
        [partnerId, area, role, pattern],
      )
  await next(sql)
}

/** Stops delivering an area. Its records stay, and come back with it. */
export async function takeBack(sql: Sql, partnerId: number, area: string): Promise<void> {
  for (const table of ['delivered', 'delivered_grant'])
    await sql.query(`delete from platform.${table} where partner_id = $1 and area = $2`, [partnerId, area])
  await next(sql)
}

/** What delivered areas give to a partner's role. */
export async function grantsOf(sql: Sql, partnerId: number, role: string): Promise<Permissions> {
  const rows = await sql.query<{ pattern: string }>(
    'select pattern from platform.delivered_grant where partner_id = $1 and role = $2 order by area, pattern',
    [partnerId, role],
  )
  return rows.map(({ pattern }) => pattern)
}
