import type { Sql } from '../../store/sql'
import type { Json, Samples } from '../contract'
import { canonical } from '../digest'
import { sandboxPartners } from '../sandbox'
import type { Declared, DeclaredAreas } from './declared'
import { seedOf } from './seed'
import type { Table } from './tables'
import { present } from './tables'
import { verdictsIn } from './verdicts'

/*
 * Regenerates samples. An area is often saved while it is only half written, and would keep the samples of that half. So the
 * store remembers what the samples were made from, and what the table looked like afterwards.
 */

const partners = sandboxPartners.map(({ partnerId }) => partnerId)

/** What samples without a seed file depend on. */
const originOf = ({ resource }: Declared): string => {
  const { key, fields, sample, save } = resource
  const said = verdictsIn(resource).map(({ demands }) => demands)
  const origin = { key, fields, sample, made: save?.stamp?.made, said: said.length > 0 ? said : undefined }
  return canonical(JSON.parse(JSON.stringify(origin)) as Json)
}

/** Covers all records, including those of other partners and removed ones, and their versions. */
const checksumOf = async (sql: Sql, table: Table): Promise<string> => {
  const [row] = await sql.query<{ checksum: string }>(
    `select md5(coalesce(string_agg(row, '' order by row), '')) as checksum
     from (select md5(t::text) as row from ${table.sql} t) rows`,
  )
  return row?.checksum ?? ''
}

const isThere = async (sql: Sql, table: string): Promise<boolean> => {
  const [row] = await sql.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
  return row?.found === true
}

/** The areas whose samples or references need the records of this one. */
const referrersOf = (areas: DeclaredAreas, { resource: { name } }: Declared): readonly string[] =>
  [...areas.values()].flatMap((other) => {
    if (other.resource.name === name) return []
    const refers = Object.values(other.resource.fields).some(
      (field) => field.kind === 'reference' && field.to === name,
    )
    return refers || seedOf(areas, other).after?.includes(name) ? [other.resource.name] : []
  })

/** Deletes the records, their history, and the operations that changed nothing else. */
async function remove(sql: Sql, { area, sql: table }: Table): Promise<number> {
  const params = [area, partners]
  const before = (await isThere(sql, table))
    ? await sql.query<{ n: number }>(
        `with gone as (delete from ${table} where partner_id = any($1) returning ${present} as counts)
         select count(*) filter (where counts) as n from gone`,
        [partners],
      )
    : []
  await sql.query(
    `with gone as (
       delete from platform.history where area = $1 and partner_id = any($2)
       returning partner_id, operation_id, entry)
     delete from platform.operation o using gone
     where o.partner_id = gone.partner_id and o.operation_id = gone.operation_id and not exists (
       select from platform.history h
       where h.partner_id = o.partner_id and h.operation_id = o.operation_id
         and h.entry not in (select entry from gone))`,
    params,
  )
  // Approval requests for the old records must not apply to the new ones.
  if (await isThere(sql, 'platform.approval_call'))
    await sql.query(
      `update platform.approval_call set hash = '' where area = $1 and partner_id = any($2)`,
      params,
    )
  await sql.query('delete from platform.seeded where area = $1 and partner_id = any($2)', params)
  return before[0]?.n ?? 0
}

/** @returns how many records the sandbox partners have */
async function note(sql: Sql, { area, sql: table }: Table, origin: string, checksum: string) {
  const [counts] = await sql.query<{ samples: number; others: number }>(
    `select count(*) filter (where partner_id = any($1)) as samples,
       count(*) filter (where partner_id <> all($1)) as others from ${table}`,
    [partners],
  )
  const { samples = 0, others = 0 } = counts ?? {}
  await sql.query('delete from platform.sample_mark where area = $1', [area])
  if (others === 0)
    await sql.query('insert into platform.sample_mark (area, origin, checksum) values ($1, $2, $3)', [
      area,
      origin,
      checksum,
    ])
  return samples
}

/** How to regenerate an area's samples. Without being asked to, only if they have no seed file and nothing refers to them. */
export const samplesOf = (areas: DeclaredAreas, area: Declared): Samples => {
  const { table } = area
  const referredBy = referrersOf(areas, area)
  const origin = originOf(area)
  return {
    referredBy,
    async areOutdated(sql) {
      if (area.seed || referredBy.length > 0) return false
      const [mark] = await sql.query<{ origin: string; checksum: string }>(
        'select origin, checksum from platform.sample_mark where area = $1',
        [table.area],
      )
      if (!mark || mark.origin === origin || !(await isThere(sql, table.sql))) return false
      return mark.checksum === (await checksumOf(sql, table))
    },
    remove: (sql) => remove(sql, table),
    note: async (sql) => note(sql, table, origin, await checksumOf(sql, table)),
  }
}
