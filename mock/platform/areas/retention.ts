import { keptDays, secondsPerDay } from '@/declaration'
import type { Sql } from '../../store/sql'
import type { Job } from '../contract'
import { forEachPartner } from './context'
import type { DeclaredAreas } from './declared'

/** Entries removed per transaction, so that calls get a turn in between. */
const portion = 2000

/** The areas, grouped by how many days their history is kept. */
const areasByDays = (areas: DeclaredAreas): ReadonlyMap<number, readonly string[]> => {
  const byDays = new Map<number, string[]>()
  for (const { resource, table } of areas.values()) {
    if (table.view !== undefined) continue
    const days = keptDays(resource)
    byDays.set(days, [...(byDays.get(days) ?? []), table.area])
  }
  return byDays
}

interface Old {
  readonly store: Sql
  readonly partnerId: number
  readonly areas: readonly string[]
  /** Unix seconds; removes anything older. */
  readonly before: number
}

/** Removes the areas' old entries, and operations that have no entries left. */
async function forget({ store, partnerId, areas, before }: Old): Promise<void> {
  let from = 0
  let removed: number
  do
    removed = await store.transaction(async (sql) => {
      // Operations are sorted by time, so old entries are found without their own index. `offset 0` keeps the planner from
      // searching by area, which would read all of an area for each operation.
      const gone = await sql.query<{ operation_id: string; at: number }>(
        `with old as (
           select h.row, o.operation_id, o.at
           from platform.operation o cross join lateral (
             select h.ctid as row, h.area, h.at from platform.history h
             where h.partner_id = o.partner_id and h.operation_id = o.operation_id offset 0) h
           where o.partner_id = $1 and o.at >= $2 and o.at < $3 and h.at < $3
             and h.area = any(array(select jsonb_array_elements_text($4::jsonb)))
           order by o.at limit ${portion})
         delete from platform.history h using old where h.ctid = old.row
         returning old.operation_id, old.at`,
        [partnerId, from, before, JSON.stringify(areas)],
      )
      await sql.query(
        `delete from platform.operation o using (select jsonb_array_elements_text($2::jsonb) as id) gone
         where o.partner_id = $1 and o.operation_id = gone.id
           and (select h.entry from platform.history h
             where h.partner_id = o.partner_id and h.operation_id = o.operation_id limit 1) is null`,
        [partnerId, JSON.stringify([...new Set(gone.map(({ operation_id }) => operation_id))])],
      )
      from = gone.reduce((latest, { at }) => Math.max(latest, at), from)
      return gone.length
    })
  while (removed === portion)
}

/** Removes history that is older than the declared number of days. */
export const forgetting = (areas: DeclaredAreas): Job => ({
  name: 'areas.history',
  everySeconds: 24 * 3600,
  run: (store, now) =>
    forEachPartner(store, async (partnerId) => {
      for (const [days, names] of areasByDays(areas))
        await forget({ store, partnerId, areas: names, before: now - days * secondsPerDay })
    }),
})
