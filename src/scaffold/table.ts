import { type AreaEvidence, type ColumnEvidence, type FieldEvidence, fieldsOfRows } from './evidence'
import { SampleError } from './readRows'

/** Runs one read-only statement and returns its rows. */
export type Query = <Row>(text: string, params?: readonly string[]) => Promise<readonly Row[]>

interface ColumnRow {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly length: number | null
  readonly scale: number | null
  readonly comment: string | null
  readonly values: readonly string[] | null
  readonly checks: string | null
  readonly target: string | null
  readonly key: number | null
}

const columns = `
  select a.attname as name, t.typname as type,
    -- The columns of a view are declared without it.
    not a.attnotnull and r.relkind not in ('v', 'm') as nullable,
    case when t.typname in ('varchar', 'bpchar') and a.atttypmod > 4 then a.atttypmod - 4 end as length,
    case when t.typname = 'numeric' and a.atttypmod > 4 then (a.atttypmod - 4) & 65535 end as scale,
    col_description(a.attrelid, a.attnum) as comment,
    (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as values,
    (select string_agg(pg_get_constraintdef(c.oid), ' ') from pg_constraint c
      where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as checks,
    (select f.relname from pg_constraint c join pg_class f on f.oid = c.confrelid
      where c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum] limit 1) as target,
    (select array_position(c.conkey, a.attnum) from pg_constraint c
      where c.conrelid = a.attrelid and c.contype = 'p') as key
  from pg_attribute a join pg_type t on t.oid = a.atttypid join pg_class r on r.oid = a.attrelid
  where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped
  order by a.attnum`

/** The values of `CHECK (status IN ('A', 'B'))`, which PostgreSQL returns as an array. */
const listedIn = (checks: string | null): readonly string[] | undefined => {
  if (!checks || !/= ANY \(/.test(checks)) return undefined
  const words = Array.from(checks.matchAll(/'((?:[^']|'')*)'::/g), ([, word = '']) =>
    word.replaceAll("''", "'"),
  )
  const numbers = /ARRAY\[([\d, ]+)\]/.exec(checks)?.[1]?.split(', ')
  return words.length > 0 ? words : numbers
}

/** The area name of a table: `trade_order` and `"trade"` give `tradeOrder` and `trade`. */
const areaName = (table: string): string =>
  table
    .replaceAll('"', '')
    .replace(/^.*\./, '')
    .replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())

/** A table's name for a statement: every part in quotes, so that none of it is read as SQL. */
const quotedTable = (table: string): string =>
  table
    .split('.')
    .map((part) => `"${part.replaceAll('"', '')}"`)
    .join('.')

/** The number of rows examined. */
const sampledRows = 1000

/** The reference platform's own columns, which no answer contains. */
const isOwn = (name: string): boolean => name === 'partner_id' || name.startsWith('_')

/**
 * The evidence from a table: its catalogue, and the values of its first rows.
 *
 * @param table with or without its schema
 * @throws SampleError if there is no such table; anything that `query` throws
 */
export const evidenceOfTable = async (query: Query, table: string): Promise<AreaEvidence> => {
  const quoted = quotedTable(table)
  const isTable = /^[\p{L}\p{N}_$"]+(\.[\p{L}\p{N}_$"]+)?$/u.test(table)
  const found = isTable ? await query<ColumnRow>(columns, [quoted]) : []
  if (found.length === 0)
    throw new SampleError(`there is no table ${table}; write schema.table if it has one`)
  // As text, like a platform's answer.
  const rows: readonly unknown[] = JSON.parse(
    JSON.stringify(await query(`select * from ${quoted} limit ${sampledRows}`)),
  )
  const seen = new Map(fieldsOfRows(rows).map((field) => [field.name, field]))
  const own = found.filter(({ name }) => !isOwn(name))
  const key = own.filter((column) => column.key !== null).toSorted((a, b) => (a.key ?? 0) - (b.key ?? 0))
  return {
    name: areaName(table),
    ...(key.length > 0 ? { key: key.map(({ name }) => name) } : {}),
    fields: own.map((column): FieldEvidence => {
      const { name, type, nullable, length, scale, comment, target } = column
      const { values = [], isNull } = seen.get(name) ?? {}
      const evidence: ColumnEvidence = {
        type,
        nullable,
        ...(length === null ? {} : { maxLength: length }),
        ...(scale === null ? {} : { scale }),
        ...(comment ? { comment } : {}),
        ...(target === null ? {} : { references: areaName(target) }),
      }
      const listed = column.values ?? listedIn(column.checks)
      return { name, values, isNull, column: listed ? { ...evidence, values: listed } : evidence }
    }),
  }
}
