import type { Sql } from '../../store/sql'

const isThere = async (sql: Sql, table: string): Promise<boolean> => {
  const [row] = await sql.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
  return row?.found === true
}

/** The platform's tables with rows about an area, besides the area's own table. */
const besides = ['area_shape', 'area_version', 'seeded', 'sample_mark', 'schema_mark', 'view'] as const

/**
 * Deletes everything that the store has of an area that is no longer declared: records, their history, operations that changed
 * nothing else, named views.
 *
 * @param drops false: only counts
 * @returns the number of records, and of entries of their history; undefined if the store has no table of that name
 */
export async function dropArea(
  store: Sql,
  area: string,
  drops: boolean,
): Promise<{ readonly records: number; readonly entries: number } | undefined> {
  const table = `area."${area}"`
  if (!/^\w+$/.test(area) || !(await isThere(store, table))) return undefined
  return store.transaction(async (sql) => {
    const [counts] = await sql.query<{ records: number; entries: number }>(
      `select (select count(*) from ${table}) as records,
         (select count(*) from platform.history where area = $1) as entries`,
      [area],
    )
    if (drops) {
      const [kind] = await sql.query<{ view: boolean }>(
        `select relkind = 'v' as view from pg_class where oid = $1::regclass`,
        [table],
      )
      await sql.exec(`drop ${kind?.view ? 'view' : 'table'} ${table}`)
      await sql.query(
        `with gone as (delete from platform.history where area = $1 returning partner_id, operation_id, entry)
         delete from platform.operation o using gone
         where o.partner_id = gone.partner_id and o.operation_id = gone.operation_id and not exists (
           select from platform.history h
           where h.partner_id = o.partner_id and h.operation_id = o.operation_id and h.area <> $1)`,
        [area],
      )
      for (const kept of besides)
        if (await isThere(sql, `platform.${kept}`))
          await sql.query(`delete from platform.${kept} where area = $1`, [area])
    }
    return { records: Number(counts?.records ?? 0), entries: Number(counts?.entries ?? 0) }
  })
}
