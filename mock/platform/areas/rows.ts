import { type Condition, createRandom, type Json, type WireRecord } from '@/declaration'
import { serialStart } from '@/declaration/kinds/code'
import type { Sql, SqlValue } from '../../store/sql'
import { conditionSql } from './condition'
import { Parameters } from './sqlText'
import { type Column, completed, present, removedColumn, type Table } from './tables'
import { isStorable, type Row } from './wire'

/** One partner's rows of one area, to which every statement below is limited. */
export interface Scope {
  readonly sql: Sql
  readonly table: Table
  readonly partnerId: number
}

const encoded = ({ type }: Column, value: Json) =>
  type === 'jsonb' ? JSON.stringify(value) : typeof value === 'object' ? null : value

const names = (columns: readonly Column[]): string => columns.map(({ sql }) => sql).join(', ')

/** `column type, …` for a set of records in JSON. */
const recordType = (columns: readonly Column[]): string =>
  columns.map(({ sql, type }) => `${sql} ${type}`).join(', ')

export const keyIn = (table: Table, record: WireRecord): WireRecord | undefined => {
  const key: Record<string, Json> = {}
  for (const { name, type } of table.key) {
    const value = record[name]
    const fits =
      type === 'bigint'
        ? Number.isSafeInteger(value)
        : type === 'boolean'
          ? typeof value === 'boolean'
          : typeof value === 'string' && isStorable(value)
    if (value === undefined || !fits) return undefined
    key[name] = value
  }
  return key
}

const sameKey = ({ table, partnerId }: Scope, key: WireRecord, params: Parameters): string =>
  [
    `partner_id = ${params.add(partnerId, 'bigint')}`,
    ...table.key.map(
      (column) => `${column.sql} = ${params.add(encoded(column, key[column.name] ?? null), column.type)}`,
    ),
  ].join(' and ')

/** The rows with these keys, removed ones included, by their keys. */
export const readRows = (
  { sql, table, partnerId }: Scope,
  keys: readonly WireRecord[],
  lock = '',
): Promise<Row[]> =>
  sql.query<Row>(
    `select t.* from ${table.sql} t
     join jsonb_to_recordset($2::jsonb) as wanted (${recordType(table.key)}) using (${names(table.key)})
     where t.partner_id = $1 order by ${table.key.map((column) => `t.${column.sql}`).join(', ')} ${lock}`,
    [partnerId, JSON.stringify(keys)],
  )

/** Locks the rows with these keys, removed ones included; in the order of their keys, which prevents deadlocks. */
export const lockRows = (scope: Scope, keys: readonly WireRecord[]): Promise<Row[]> =>
  readRows(scope, keys, 'for update of t')

export const readRow = async (scope: Scope, key: WireRecord, lock = false): Promise<Row | undefined> => {
  const { sql, table } = scope
  const params = new Parameters()
  const [row] = await sql.query<Row>(
    `select * from ${table.sql} where ${sameKey(scope, key, params)} and ${present}${lock ? ' for update' : ''}`,
    params.values,
  )
  return row
}

/** Whether a record with this key meets the condition. */
export const isAmong = async (
  scope: Scope,
  key: WireRecord,
  fits: (params: Parameters) => readonly string[],
): Promise<boolean> => {
  const params = new Parameters()
  const found = await scope.sql.query(
    `select 1 from ${scope.table.sql}
     where ${[sameKey(scope, key, params), present, ...fits(params)].join(' and ')}`,
    params.values,
  )
  return found.length > 0
}

/** Whether a record other than this one has these values, and meets the condition. */
export const isTaken = async (
  scope: Scope,
  values: WireRecord,
  condition: Condition | undefined,
  but: WireRecord | undefined,
): Promise<boolean> => {
  const { sql, table, partnerId } = scope
  const params = new Parameters()
  const same = Object.entries(values).map(([name, value]) => {
    const column = table.column(name)
    if (!column) throw new Error(`area ${table.area} has no field ${name}`)
    return `${column.sql} = ${params.add(encoded(column, value ?? null), column.type)}`
  })
  const others = but ? `and not (${sameKey(scope, but, params)})` : ''
  const found = await sql.query(
    `select 1 from ${table.sql} where partner_id = ${params.add(partnerId, 'bigint')} and ${present}
     and ${same.join(' and ')} and ${conditionSql(table, condition, 0, params)} ${others} limit 1`,
    params.values,
  )
  return found.length > 0
}

/** Inserts records unless their key exists. Returns how many. */
export const insertRows = async (
  { sql, table, partnerId }: Scope,
  records: readonly Partial<WireRecord>[],
): Promise<number> => {
  const rows = records.map((record) => {
    const whole = completed(table, record)
    return { ...whole, ...table.settle?.(whole) }
  })
  const [{ made } = { made: 0 }] = await sql.query<{ made: number }>(
    `with made as (
       insert into ${table.sql} (partner_id, ${names(table.columns)})
       select $1, ${names(table.columns)} from jsonb_to_recordset($2::jsonb) as r (${recordType(table.columns)})
       on conflict do nothing returning 1)
     select count(*) as made from made`,
    [partnerId, JSON.stringify(rows)],
  )
  return made
}

/** Replaces a removed record with the same key; false if there is none. */
export const reviveRow = async (scope: Scope, record: Partial<WireRecord>): Promise<boolean> => {
  const { sql, table } = scope
  const whole = completed(table, record)
  const params = new Parameters()
  const removed = await sql.query(
    `delete from ${table.sql} where ${sameKey(scope, whole, params)} and not ${present} returning 1`,
    params.values,
  )
  return removed.length > 0 && (await insertRows(scope, [whole])) === 1
}

/** The changes of a row as SQL. */
const changesOf = (table: Table, set: WireRecord, params: Parameters): string => {
  const changes = Object.entries(set).flatMap(([name, value]) => {
    const column = table.column(name)
    // A rule may give back the whole record, with the version that it was read with.
    if (value === undefined || (name === 'version' && !column)) return []
    if (!column) throw new Error(`area ${table.area} has no field ${name}`)
    return [`${column.sql} = ${params.add(encoded(column, value), column.type)}`]
  })
  // Nothing to set: the row is locked and returned all the same.
  return changes.join(', ') || 'partner_id = partner_id'
}

const given = (set: WireRecord): WireRecord =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))

export const updateRow = async (scope: Scope, key: WireRecord, set: WireRecord): Promise<Row | undefined> => {
  const { sql, table } = scope
  const row = table.settle && (await readRow(scope, key, true))
  const whole = row ? { ...set, ...table.settle?.({ ...row, ...given(set) }) } : set
  const params = new Parameters()
  const [changed] = await sql.query<Row>(
    `update ${table.sql} set ${changesOf(table, whole, params)}
     where ${sameKey(scope, key, params)} and ${present} returning *`,
    params.values,
  )
  return changed
}

/** Changes fields of every row that meets a condition. Returns how many. */
export const updateRows = async (
  scope: Scope,
  where: (params: Parameters) => string,
  set: WireRecord,
): Promise<number> => {
  const { sql, table, partnerId } = scope
  const params = new Parameters()
  const partner = params.add(partnerId, 'bigint')
  if (table.settle) {
    const rows = await sql.query<Row>(
      `select * from ${table.sql} where partner_id = ${partner} and ${present} and ${where(params)}`,
      params.values,
    )
    const keyOf = (row: Row) => Object.fromEntries(table.key.map(({ name }) => [name, row[name]]))
    return updateEach(
      scope,
      rows.map((row) => ({ ...given(set), ...keyOf(row) })),
    )
  }
  const changed = await sql.query(
    `with wanted as (
       select ${names(table.key)} from ${table.sql}
       where partner_id = ${partner} and ${present} and ${where(params)} order by ${names(table.key)} for update)
     update ${table.sql} t set ${changesOf(table, set, params)} from wanted w
     where t.partner_id = ${partner} and ${table.key.map(({ sql: key }) => `t.${key} = w.${key}`).join(' and ')}
     returning 1`,
    params.values,
  )
  return changed.length
}

/** The changes, with the derived values of each row. */
const settledChanges = async (
  scope: Scope,
  changes: readonly Partial<WireRecord>[],
): Promise<readonly Partial<WireRecord>[]> => {
  const { settle, key } = scope.table
  if (!settle) return changes
  const idOf = (row: WireRecord) => JSON.stringify(key.map(({ name }) => row[name]))
  const rows = new Map((await lockRows(scope, changes.map(given))).map((row) => [idOf(row), row]))
  return changes.flatMap((change) => {
    const row = rows.get(idOf(change))
    return row ? [{ ...change, ...settle({ ...row, ...given(change) }) }] : []
  })
}

/** Changes rows to values of their own, the same columns in all. Returns how many exist. */
export const updateEach = async (scope: Scope, wanted: readonly Partial<WireRecord>[]): Promise<number> => {
  const { sql, table, partnerId } = scope
  const changes = await settledChanges(scope, wanted)
  const keys = new Set(table.key.map(({ name }) => name))
  const set = Object.keys(changes[0] ?? {}).flatMap((name) => {
    const column = table.column(name)
    if (!column) throw new Error(`area ${table.area} has no field ${name}`)
    return keys.has(name) ? [] : [column]
  })
  if (set.length === 0) return 0
  const changed = await sql.query(
    `with wanted as (
       select t.${names(table.key).replaceAll(', ', ', t.')}, ${set.map((column) => `w.${column.sql}`).join(', ')}
       from jsonb_to_recordset($2::jsonb) as w (${recordType([...table.key, ...set])})
       join ${table.sql} t using (${names(table.key)})
       where t.partner_id = $1 and t.${present} order by ${names(table.key)} for update of t)
     update ${table.sql} t
     set ${set.map((column) => `${column.sql} = w.${column.sql}`).join(', ')}
     from wanted w
     where t.partner_id = $1 and ${table.key.map(({ sql: key }) => `t.${key} = w.${key}`).join(' and ')}
     returning 1`,
    [partnerId, JSON.stringify(changes)],
  )
  return changed.length
}

/** Marks a row as removed; it stays in the store, because other records may refer to it. */
export const removeRow = async (scope: Scope, key: WireRecord, now: number): Promise<void> => {
  const { sql, table } = scope
  const params = new Parameters()
  await sql.query(
    `update ${table.sql} set ${removedColumn} = ${params.add(now, 'bigint')}
     where ${sameKey(scope, key, params)} and ${present}`,
    params.values,
  )
}

/** Invalidates every instance's totals of this partner's area, at the end of the writing transaction. */
export const touch = ({ sql, table, partnerId }: Scope): Promise<void> =>
  sql.atEnd(`version ${partnerId} ${table.area}`, (end) =>
    end.query(
      `insert into platform.area_version as v (partner_id, area, version) values ($1, $2, 1)
       on conflict (partner_id, area) do update set version = v.version + 1`,
      [partnerId, table.area],
    ),
  )

/** Digits of a random number, if the declaration does not say how records are numbered. */
const randomDigits = 12

/** Only one transaction at a time numbers new records of a partner's area. */
export async function lockNumbers({ sql, table, partnerId }: Scope): Promise<void> {
  await sql.query(
    "select pg_advisory_xact_lock(hashtextextended('number ' || $1::text || ' ' || $2::text, 0))",
    [String(partnerId), table.area],
  )
}

/** The next number, the next serial number, or random digits. Call `lockNumbers` first. `now`: Unix seconds. */
export async function newKeyValue(scope: Scope, column: Column, now: number): Promise<Json> {
  const { field, type, sql } = column
  /** Removed records count, so that no number is reused. */
  const highest = async (condition = 'true', ...params: readonly SqlValue[]) => {
    const [row] = await scope.sql.query<{ last: Json }>(
      `select max(${sql}) as last from ${scope.table.sql} where partner_id = $1 and ${condition}`,
      [scope.partnerId, ...params],
    )
    return row?.last ?? ''
  }
  if (type === 'bigint') return Number(await highest()) + 1
  if (field.kind === 'code' && field.serial) {
    const start = serialStart(field.serial, now)
    const { digits } = field.serial
    const length = start.length + digits
    const last = await highest(`starts_with(${sql}, $2) and length(${sql}) = $3::bigint`, start, length)
    return start + String(Number(String(last).slice(start.length)) + 1).padStart(digits, '0')
  }
  return createRandom(crypto.randomUUID()).digits(randomDigits)
}
