import type { Json } from '@/declaration'
import type { Sql } from '../../../store/sql'
import { literal, quoted } from '../sqlText'
import { type Column, columnSql, emptyOfColumn, literalOf, present, type Table } from '../tables'
import { converted } from './convert'
import type { FieldShape } from './shape'

const portion = 5000

/** What a column holds when nothing was entered, also where new records begin with something. */
const nothingIn = ({ type, field }: Column): Json =>
  emptyOfColumn({ type, field: { ...field, initial: undefined } })

/** A JSON value `of` as the column's type; null if it is null. */
const asType = (of: string, type: Column['type']): string =>
  type === 'jsonb' ? `nullif(${of}, 'null')` : `(${of} #>> '{}')::${type}`

/** The values of a column and of its history, each once. */
const distinctValues = async (sql: Sql, table: Table, name: string): Promise<readonly Json[]> => {
  const rows = await sql.query<{ value: Json }>(
    `select distinct value from (
       select to_jsonb(${quoted(name)}) as value from ${table.sql}
       union all
       select jsonb_array_elements(changes -> $2::text) from platform.history where area = $1 and changes ? $2::text) found
     where value is not null and value <> 'null'`,
    [table.area, name],
  )
  return rows.map(({ value }) => value)
}

/** How many records hold values without a counterpart. */
const unfitting = async (sql: Sql, table: Table, name: string): Promise<number> => {
  const value = `to_jsonb(t.${quoted(name)})`
  const [row] = await sql.query<{ n: number }>(
    `select count(*) as n from ${table.sql} t where ${present} and ${value} <> 'null'
       and not exists (select from moved_value m where m.was = ${value})`,
  )
  return row?.n ?? 0
}

/** Finds the counterpart of each value, in a table `moved_value`. Returns how many records hold one that has none. */
async function findCounterparts(sql: Sql, table: Table, name: string, before: FieldShape, column: Column) {
  await sql.exec('create temp table moved_value (was jsonb not null, becomes jsonb not null)')
  const values = await distinctValues(sql, table, name)
  const moved = values.flatMap((was) => {
    const becomes = converted(before, column.field, was, nothingIn(column))
    return becomes === undefined ? [] : [{ was, becomes }]
  })
  for (let from = 0; from < moved.length; from += portion)
    await sql.query(
      `insert into moved_value select was, coalesce(becomes, 'null') from jsonb_to_recordset($1::jsonb) as m (was jsonb, becomes jsonb)`,
      [JSON.stringify(moved.slice(from, from + portion))],
    )
  await sql.exec('create index on moved_value using hash (was); analyze moved_value')
}

/**
 * Gives a column the kind of its field, with every value that makes sense there, in the records and in their history.
 *
 * @param column with the name under which the table has it
 * @param mayLose whether other values may become empty
 * @returns how many records hold other values; if there are any and none may be lost, nothing has been changed
 */
export async function convertColumn(
  sql: Sql,
  table: Table,
  column: Column,
  before: FieldShape,
  mayLose: boolean,
): Promise<number> {
  await findCounterparts(sql, table, column.name, before, column)
  const lost = await unfitting(sql, table, column.name)
  if (lost === 0 || mayLose) {
    await fill(sql, table, column, before)
    await sql.query(
      `update platform.history h set changes = jsonb_set(changes, array[$2::text], (
         select jsonb_agg(coalesce(
             (select becomes from moved_value m where m.was = one.value and one.value <> 'null'), one.value) order by place)
         from jsonb_array_elements(changes -> $2::text) with ordinality as one (value, place)))
       where area = $1 and changes ? $2::text`,
      [table.area, column.name],
    )
  }
  await sql.exec('drop table moved_value')
  return lost
}

async function fill(sql: Sql, table: Table, column: Column, before: FieldShape): Promise<void> {
  const becomes = asType('m.becomes', column.type)
  const own = `to_jsonb(t.${column.sql})`
  if (before.type === column.type)
    return sql.exec(
      `update ${table.sql} t set ${column.sql} = ${literalOfNothing(column)}
       where ${own} <> 'null' and not exists (select from moved_value m where m.was = ${own});
       update ${table.sql} t set ${column.sql} = coalesce(${becomes}, ${literalOfNothing(column)}) from moved_value m
       where m.was = ${own} and m.becomes <> m.was`,
    )
  const filled = quoted('_filled')
  const made = columnSql({ ...column, field: { ...column.field, initial: undefined } })
  await sql.exec(
    `alter table ${table.sql} add column ${filled} ${made};
     update ${table.sql} t set ${filled} = ${becomes} from moved_value m where m.was = ${own};
     alter table ${table.sql} drop column ${column.sql};
     alter table ${table.sql} rename column ${filled} to ${column.sql}`,
  )
}

/** What a column holds when nothing was entered, in SQL. */
export const literalOfNothing = (column: Column): string => {
  const empty = nothingIn(column)
  return empty === null ? 'null' : literalOf(column, empty)
}

/** Makes a column nullable, or no longer nullable. Returns how many records held null. */
export async function setNullable(sql: Sql, table: Table, column: Column): Promise<number> {
  const alter = `alter table ${table.sql} alter column ${column.sql}`
  if (column.field.nullable) {
    await sql.exec(`${alter} drop not null`)
    return 0
  }
  const filled = await sql.query(
    `update ${table.sql} set ${column.sql} = ${literalOfNothing(column)} where ${column.sql} is null returning 1`,
  )
  await sql.exec(`${alter} set default ${literalOfNothing(column)}; ${alter} set not null`)
  return filled.length
}

/** How many records hold something in a column. */
export const heldIn = async (sql: Sql, table: Table, name: string, { type, empty }: FieldShape) => {
  const nothing = empty === null ? 'null' : literal(type === 'jsonb' ? JSON.stringify(empty) : String(empty))
  const [row] = await sql.query<{ n: number }>(
    `select count(*) as n from ${table.sql} where ${quoted(name)} is distinct from ${nothing}::${type}`,
  )
  return row?.n ?? 0
}
