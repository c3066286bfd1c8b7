import type { Sql } from '../../../store/sql'
import type { Area, Migrating } from '../../contract'
import { canonical } from '../../digest'
import type { Declared, DeclaredAreas } from '../declared'
import type { Column, Table } from '../tables'
import { removedColumn, versionColumn } from '../tables'
import { fillDerived } from './derived'
import { plan } from './plan'
import { counted, MigrationRefused } from './refused'
import { type Aside, type Shape, shapeOf, shapeOfColumn } from './shape'
import { changeTable, recordsIn } from './table'

/*
 * Migrates records when their declaration changes. The platform stores the shape of each table, and changes the table to the
 * declared shape in the transaction of the start: either completely, or not at all if it is refused.
 */

interface Kept {
  readonly shape: string
  readonly aside: readonly Aside[]
  readonly is_declared: boolean
}

const own = ['partner_id', versionColumn, removedColumn]

const isType = (type: string): type is Column['type'] => ['text', 'bigint', 'boolean', 'jsonb'].includes(type)

interface Found {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
}

/** The columns of a table; none if it is not there. */
const columnsIn = (sql: Sql, table: Table): Promise<Found[]> =>
  sql.query<Found>(
    `select attname as name, format_type(atttypid, null) as type, not attnotnull as nullable from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`,
    [table.sql],
  )

/** The shape of a table that was made before shapes were kept. */
async function shapeFound(
  sql: Sql,
  table: Table,
  columns: readonly Found[],
  declared: Shape,
): Promise<Shape> {
  const key = await sql.query<{ name: string }>(
    `select a.attname as name from pg_index i
     cross join unnest(i.indkey) with ordinality as k (attnum, place)
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indrelid = $1::regclass and i.indisprimary order by k.place`,
    [table.sql],
  )
  const isOwn = (name: string) => own.includes(name)
  const fields = columns.flatMap(({ name, type, nullable }) =>
    isOwn(name) || !isType(type)
      ? []
      : [[name, shapeOfColumn(type, nullable, declared.fields[name])] as const],
  )
  return {
    key: key.map(({ name }) => name).filter((name) => !isOwn(name)),
    fields: Object.fromEntries(fields),
    indexes: [],
  }
}

const keep = (sql: Sql, area: string, shape: string, aside: readonly Aside[]) =>
  sql.query(
    `insert into platform.area_shape (area, shape, aside, is_declared) values ($1, $2, $3::jsonb, true)
     on conflict (area) do update set shape = $2, aside = $3::jsonb, is_declared = true`,
    [area, shape, JSON.stringify(aside)],
  )

const textOf = (shape: Shape): string => canonical(JSON.parse(JSON.stringify(shape)))

/**
 * Brings an area's table into the shape of its declaration.
 *
 * @returns whether the shape has changed
 * @throws MigrationRefused when that would lose data and none may be lost
 */
async function migrate(
  areas: DeclaredAreas,
  area: Declared,
  sql: Sql,
  { tell, discards, later }: Migrating,
): Promise<boolean> {
  const { resource, table } = area
  const after = shapeOf(resource, table)
  const wanted = textOf(after)
  const [kept] = await sql.query<Kept>(
    'select shape, aside, is_declared from platform.area_shape where area = $1',
    [table.area],
  )
  if (kept?.shape === wanted && kept.is_declared) return false
  const columns = await columnsIn(sql, table)
  if (columns.length === 0) {
    await keep(sql, table.area, wanted, [])
    return true
  }
  const before = kept ? (JSON.parse(kept.shape) as Shape) : await shapeFound(sql, table, columns, after)
  // Somebody may have dropped one.
  const asides = (kept?.aside ?? []).filter(({ column }) => columns.some(({ name }) => name === column))
  // Only the formulas of derived fields were not stored yet.
  if (kept?.is_declared && !before.derived && textOf({ ...before, derived: after.derived }) === wanted) {
    await keep(sql, table.area, wanted, kept.aside)
    return false
  }
  const problems: string[] = []
  const planned = plan(before, asides, after)
  const aside = await changeTable(
    {
      ...{ sql, table, before, after, discards, plan: planned },
      records: await recordsIn(sql, table),
      say: (line) => tell(`${table.area}: ${line}`),
      refuse: (problem) => problems.push(`${table.area}: ${problem}`),
    },
    asides,
  )
  if (problems.length > 0) throw new MigrationRefused(problems)
  await keep(sql, table.area, wanted, aside)
  later(() => fillDerived(areas, area, sql, planned))
  return true
}

/** How an area migrates the table of an earlier declaration. A view has none. */
export const migrating = (areas: DeclaredAreas, area: Declared): Pick<Area, 'migrate'> =>
  area.table.view === undefined ? { migrate: (sql, how) => migrate(areas, area, sql, how) } : {}

/** Reports once that an area is no longer declared and that its records are kept. */
export const leavingAreas =
  (areas: DeclaredAreas): Required<Area>['migrate'] =>
  async (sql, { tell }) => {
    const gone = await sql.query<{ area: string }>(
      'update platform.area_shape set is_declared = false where is_declared and area <> all($1) returning area',
      [[...areas.keys()]],
    )
    for (const { area } of gone) {
      const records = await recordsIn(sql, { sql: `area."${area}"` })
      tell(
        `${area}: no longer declared; its table is kept (${counted(records)}) and comes back with the declaration`,
      )
    }
    return false
  }
