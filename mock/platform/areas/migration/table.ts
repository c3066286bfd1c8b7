import type { Field } from '@/declaration'
import type { Sql } from '../../../store/sql'
import { idSql } from '../history'
import { quoted } from '../sqlText'
import { type Column, columnSql, present, removedColumn, type Table, versionColumn } from '../tables'
import { renameRemembered } from './names'
import type { Plan, Source } from './plan'
import { counted } from './refused'
import type { Aside, FieldShape, Shape } from './shape'
import { convertColumn, heldIn, setNullable } from './values'

/** A migration of one area's table, with its reports. */
interface Changing {
  readonly sql: Sql
  readonly table: Table
  readonly plan: Plan
  readonly before: Shape
  readonly after: Shape
  readonly discards: boolean
  readonly records: number
  readonly say: (line: string) => void
  readonly refuse: (problem: string) => void
}

const named = (name: string) => JSON.stringify(name)

const countOf = async (sql: Sql, text: string): Promise<number> => {
  const [row] = await sql.query<{ n: number }>(text)
  return row?.n ?? 0
}

export const recordsIn = (sql: Sql, table: Pick<Table, 'sql'>): Promise<number> =>
  countOf(sql, `select count(*) as n from ${table.sql} where ${present}`)

const columnNamed = (table: Table, name: string): Column => {
  const column = table.column(name)
  if (!column) throw new Error(`area ${table.area} has no field ${name}`)
  return column
}

/** Renames columns all at once, so that two can swap names. */
async function renameColumns(
  sql: Sql,
  table: Table,
  renames: readonly (readonly [from: string, to: string])[],
) {
  const between = (index: number) => quoted(`_moving_${index}`)
  for (const [index, [from]] of renames.entries())
    await sql.exec(`alter table ${table.sql} rename column ${quoted(from)} to ${between(index)}`)
  for (const [index, [, to]] of renames.entries())
    await sql.exec(`alter table ${table.sql} rename column ${between(index)} to ${quoted(to)}`)
}

/** A free column name for the values of a field that is set aside. */
const asideColumn = (taken: readonly string[]): string => {
  let number = 1
  while (taken.includes(`_aside_${number}`)) number++
  return `_aside_${number}`
}

/**
 * Renames columns, and sets aside the values of fields that leave.
 *
 * @returns the columns that are set aside now
 */
async function moveColumns(changing: Changing, asides: readonly Aside[]): Promise<Aside[]> {
  const { sql, table, plan, before, records, say } = changing
  const moves: [from: string, to: string][] = []
  const back = Object.entries(plan.sources).flatMap(([, one]) => (one.from === 'aside' ? [one.column] : []))
  const left = asides.filter(({ column }) => !back.includes(column))
  for (const name of plan.leaving) {
    const field = before.fields[name]
    const held = field ? await heldIn(sql, table, name, field) : 0
    if (!field || held === 0) {
      await sql.exec(`alter table ${table.sql} drop column ${quoted(name)}`)
      say(`${named(name)} removed, which held nothing`)
      continue
    }
    const column = asideColumn([...asides, ...left].map((one) => one.column))
    left.push({ name, column, field })
    moves.push([name, column])
    say(`${named(name)} removed; the values of ${counted(held)} are kept, and come back with the field`)
  }
  const remembered: Record<string, string> = {}
  for (const [name, source] of Object.entries(plan.sources)) {
    const column = source.from === 'aside' ? source.column : source.name
    if (column !== name) moves.push([column, name])
    if (source.name !== name) {
      remembered[source.name] = name
      say(`${named(source.name)} renamed to ${named(name)} (${counted(records)})`)
    } else if (source.from === 'aside') say(`${named(name)} is back with its values (${counted(records)})`)
  }
  await renameColumns(sql, table, moves)
  if (Object.keys(remembered).length > 0) await renameRemembered(sql, table.area, remembered)
  return left
}

/** Says what existing records hold in an added field. */
const wordsOfValue = ({ initial, computed, takenFrom }: Field): string => {
  if (takenFrom !== undefined) return `taken from ${named(takenFrom)}`
  if (computed) return 'computed'
  return initial === undefined ? 'empty' : JSON.stringify(initial)
}

async function addColumns({ sql, table, plan, records, say }: Changing): Promise<void> {
  for (const name of plan.added) {
    const column = columnNamed(table, name)
    await sql.exec(`alter table ${table.sql} add column if not exists ${column.sql} ${columnSql(column)}`)
    say(`${named(name)} added (${wordsOfValue(column.field)} in ${counted(records)})`)
  }
}

/** The values themselves are computed once every table has its new shape. */
function tellRederived({ table, plan, records, say }: Changing): void {
  for (const name of plan.rederived) {
    const { field } = columnNamed(table, name)
    say(`${named(name)} follows from others than before (${wordsOfValue(field)} in ${counted(records)})`)
  }
}

const wordOf = ({ kind, unit }: FieldShape): string => (unit ? `${kind} (${unit})` : kind)

/** Adds a returning field as a new one, because the old values do not fit. Those stay set aside. */
async function beginAnew(
  { sql, table, records, say }: Changing,
  column: Column,
  aside: Aside,
): Promise<Aside> {
  await renameColumns(sql, table, [[column.name, aside.column]])
  await sql.exec(`alter table ${table.sql} add column if not exists ${column.sql} ${columnSql(column)}`)
  say(
    `${named(column.name)} added (${counted(records)}); the values of its namesake do not fit, and stay aside`,
  )
  return aside
}

/** Gives a column the kind of its field. Returns what does not fit and is set aside again. */
async function convertColumnOf(changing: Changing, column: Column, source: Source, field: FieldShape) {
  const { sql, table, discards, records, say, refuse } = changing
  const name = named(column.name)
  const lost = await convertColumn(sql, table, column, source.field, discards)
  if (lost > 0 && source.from === 'aside' && source.name === column.name && !discards)
    return [await beginAnew(changing, column, source)]
  const [from, to] = [wordOf(source.field), wordOf(field)]
  const change = from === to ? `the parts of ${name} changed` : `${name} changed from ${from} to ${to}`
  if (lost === 0) say(`${change} (${counted(records)})`)
  else if (discards) say(`${change} (${counted(records)}, of which ${lost} lost the value)`)
  else refuse(`${change}, but values in ${lost} of ${counted(records)} do not fit`)
  return []
}

async function convertColumns(changing: Changing): Promise<Aside[]> {
  const { sql, table, plan, after, say } = changing
  const left: Aside[] = []
  for (const [name, source] of Object.entries(plan.sources)) {
    const [column, field] = [columnNamed(table, name), after.fields[name]]
    if (!field) continue
    if (plan.converted.includes(name)) left.push(...(await convertColumnOf(changing, column, source, field)))
    else if (source.field.nullable !== field.nullable) {
      const filled = await setNullable(sql, table, column)
      if (filled > 0) say(`${named(name)} is never null any more (null became empty in ${counted(filled)})`)
    }
  }
  return left
}

/** Frees a table of its primary key, under whatever name. */
async function dropKey(sql: Sql, table: Table): Promise<void> {
  const [found] = await sql.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = '${table.sql}'::regclass and contype = 'p'`,
  )
  if (found) await sql.exec(`alter table ${table.sql} drop constraint ${quoted(found.name)}`)
}

/** Of records with the same key, keeps the one that was changed most often, if the others may be lost. */
async function makeKey({ sql, table, before, after, discards, records, say, refuse }: Changing) {
  const key = ['partner_id', ...table.key.map((column) => column.sql)].join(', ')
  const order = `(${removedColumn} is null) desc, ${versionColumn} desc, ctid`
  const twice = `select ctid from (
    select ctid, row_number() over (partition by ${key} order by ${order}) as place from ${table.sql}) t
    where place > 1`
  const lost = await countOf(sql, `select count(*) as n from (${twice}) t`)
  const change = `the key changed from ${before.key.join(', ')} to ${after.key.join(', ')}`
  if (lost > 0 && !discards)
    return refuse(`${change}, but ${lost} of ${counted(records)} would have the key of another`)
  if (lost > 0) await sql.exec(`delete from ${table.sql} where ctid in (${twice})`)
  await sql.exec(`alter table ${table.sql} add primary key (${key})`)
  say(
    `${change} (${counted(records)}${lost > 0 ? `, of which ${lost} had the key of another and are lost` : ''})`,
  )
}

const formerId = quoted('_former_id')

/** The history refers to records by id, and ids are made of the key. This keeps the old ids for `followIds`. */
async function rememberIds(sql: Sql, table: Table, key: readonly string[]): Promise<void> {
  const id = idSql(
    key.map((name) => quoted(name)),
    table.sql,
  )
  await sql.exec(
    `alter table ${table.sql} add column ${formerId} text; update ${table.sql} set ${formerId} = ${id}`,
  )
}

async function followIds(sql: Sql, table: Table): Promise<void> {
  const id = idSql(
    table.key.map((column) => column.sql),
    't',
  )
  await sql.query(
    `update platform.history h set record_id = ${id} from ${table.sql} t
     where h.partner_id = t.partner_id and h.area = $1 and h.record_id = t.${formerId} and ${id} <> t.${formerId}`,
    [table.area],
  )
  await sql.exec(`alter table ${table.sql} drop column ${formerId}`)
}

/**
 * Changes an area's table as planned. Calls `refuse` where that would lose data; the caller then has to roll back.
 *
 * @returns the columns that are set aside now
 */
export async function changeTable(changing: Changing, asides: readonly Aside[]): Promise<readonly Aside[]> {
  const { sql, table, plan, before, after } = changing
  // Nobody made these changes, and the triggers' functions still know the old columns.
  await sql.exec(`alter table ${table.sql} disable trigger user`)
  const stale = before.indexes.filter((name) => !after.indexes.includes(name))
  for (const name of stale) await sql.exec(`drop index if exists area.${name}`)
  if (plan.isKeyChanged) {
    await rememberIds(sql, table, before.key)
    await dropKey(sql, table)
  }
  const left = await moveColumns(changing, asides)
  await addColumns(changing)
  left.push(...(await convertColumns(changing)))
  tellRederived(changing)
  if (plan.isKeyChanged) {
    await makeKey(changing)
    await followIds(sql, table)
  }
  await sql.exec(`alter table ${table.sql} enable trigger user`)
  // Makes lists count again.
  await sql.query('update platform.area_version set version = version + 1 where area = $1', [table.area])
  return left
}
