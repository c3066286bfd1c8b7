import {
  columnOf,
  emptyOf,
  type Field,
  filtersOf,
  isHeavy,
  type Json,
  type Resource,
  type WireRecord,
} from '@/declaration'
import { ruledFields, settled } from '@/declaration/settled'
import { uniquenessOf } from '@/declaration/unique'
import type { Reader, Rules } from './rules'
import { literal, quoted, type SqlType } from './sqlText'

export interface Column {
  readonly name: string
  readonly field: Field
  readonly type: Exclude<SqlType, 'float8'>
  readonly sql: string
}

export interface Table {
  readonly area: string
  /** The quoted name with its schema, which is not the platform's own. */
  readonly sql: string
  readonly columns: readonly Column[]
  readonly column: (name: string) => Column | undefined
  readonly key: readonly Column[]
  readonly light: readonly Column[]
  /** Computes the derived values of a row; undefined if there are none. */
  readonly settle: ((row: WireRecord) => WireRecord) | undefined
  /** The query that its rows come from, if it is a view. */
  readonly view: string | undefined
}

// Declared names begin with a letter, so these cannot collide.
export const versionColumn = '_version'
export const removedColumn = '_removed_time'

export const present = `${removedColumn} is null`

/** The stored form of an empty value; a number cannot be ''. */
export const emptyOfColumn = ({ field, type }: Pick<Column, 'field' | 'type'>): Json => {
  const empty = emptyOf(field)
  return type === 'bigint' && typeof empty === 'string' ? (field.nullable ? null : 0) : empty
}

const settling = ({ fields }: Resource): Table['settle'] => {
  const ruled = ruledFields(fields)
  if (ruled.length === 0) return undefined
  return (row) => {
    const whole = settled(fields, row, ruled)
    return Object.fromEntries(ruled.map(([name]) => [name, whole[name]]))
  }
}

export const tableOf = (resource: Resource, view?: string): Table => {
  const columns = Object.entries(resource.fields).map(
    ([name, field]): Column => ({ name, field, type: columnOf(field), sql: quoted(name) }),
  )
  const byName = new Map(columns.map((column) => [column.name, column]))
  const key = resource.key.map((name) => {
    const column = byName.get(name)
    if (!column) throw new Error(`${resource.name}: key field ${name} is not declared`)
    return column
  })
  return {
    area: resource.name,
    sql: `area.${quoted(resource.name)}`,
    columns,
    column: (name) => byName.get(name),
    key,
    light: resource.detail?.call ? columns.filter(({ field }) => !isHeavy(field)) : columns,
    settle: settling(resource),
    view,
  }
}

// Sorts by code point on every store.
const typeSql = ({ type }: Column): string => (type === 'text' ? 'text collate "C"' : type)

/** A value of a column in SQL. */
export const literalOf = (column: Column, value: Json): string =>
  `${literal(column.type === 'jsonb' ? JSON.stringify(value) : String(value))}::${column.type}`

const defaultOf = (column: Column): string => {
  const value = emptyOfColumn(column)
  const notNull = column.field.nullable ? '' : ' not null'
  return value === null ? '' : `${notNull} default ${literalOf(column, value)}`
}

/** What a column is made of, behind its name. */
export const columnSql = (column: Column): string => typeSql(column) + defaultOf(column)

/** The indexed columns: sortable ones, and those that filters compare exactly. */
const indexed = (resource: Resource, table: Table): string[] => {
  const columnsOf = (names: readonly string[]) =>
    names.map((name) => table.column(name)?.sql).filter((sql) => sql !== undefined)
  const key = table.key.map(({ sql }) => sql)
  const sort = columnsOf([resource.list.sort.replace(/^-/, '')])
  const sortable = columnsOf(resource.list.sortable)
  const exact = filtersOf(resource).flatMap((filter) => {
    if (filter.test === 'period') return filter.on.map(({ field }) => field)
    return filter.test === 'contains' || filter.test === 'has' || filter.test === 'isSet' ? [] : filter.on
  })
  const unique = Object.entries(resource.fields).flatMap(([name, field]) => {
    const rule = uniquenessOf(field)
    return rule ? [columnsOf([name, ...(rule.with ?? [])])] : []
  })
  const lists = [
    ...unique,
    ...sortable.map((column) => [column]),
    // Followed by the default order, so that a filtered page needs no sorting.
    ...columnsOf(exact).map((column) => (sortable.includes(column) ? [column] : [column, ...sort])),
  ]
  return [...new Set(lists.map((list) => [...new Set([...list, ...key])].join(', ')))]
}

/** A name that depends on the columns, so that a changed declaration gets a new index. */
const indexName = (area: string, columns: string): string => {
  let hash = 0
  for (const letter of columns) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return quoted(`${area}_${hash.toString(36)}`)
}

/** Null sorts first, so that one index serves both directions. */
export const indexesOf = (
  resource: Resource,
  table: Table,
): { name: string; create: string; drop: string }[] =>
  indexed(resource, table).map((columns) => {
    const name = indexName(resource.name, columns)
    const [first = '', ...rest] = columns.split(', ')
    const ordered = [`${first} nulls first`, ...rest].join(', ')
    return {
      name,
      create: `create index if not exists ${name} on ${table.sql} (partner_id, ${ordered}) where ${present}`,
      drop: `drop index area.${name}`,
    }
  })

/**
 * A table as an account reads it: with its own values (SQL over the row `t`, by field) in place of the stored ones, and only
 * the rows that its rules let it see.
 */
export const readBy = (
  table: Table,
  { own = {}, seen }: Pick<Rules, 'own' | 'seen'>,
  reader: Reader,
): Table => {
  const columns = table.columns.map(({ name, sql }) => {
    const value = own[name]?.(String(reader.accountId), reader.opens)
    return value === undefined ? `t.${sql}` : `(${value}) as ${sql}`
  })
  const all = ['t.partner_id', ...columns, `t.${versionColumn}`, `t.${removedColumn}`]
  return { ...table, sql: `(select ${all.join(', ')} from ${table.sql} t where ${seen?.(reader) ?? 'true'})` }
}

const schemaOfView = (table: Table, view: string): string[] => {
  const columns = table.columns.map(({ sql, type }) =>
    type === 'text' ? `${sql} collate "C" as ${sql}` : `${sql}::${type} as ${sql}`,
  )
  return [
    'create schema if not exists area',
    `drop view if exists ${table.sql}`,
    `create view ${table.sql} as
     select partner_id, ${columns.join(', ')}, 1::bigint as ${versionColumn}, null::bigint as ${removedColumn}
     from (${view}) source`,
  ]
}

/** The statements that create an area's table or view, and its indexes. For changed declarations, see `migration/`. */
export const schemaOfTable = (resource: Resource, table: Table): string[] => {
  if (table.view !== undefined) return schemaOfView(table, table.view)
  const key = table.key.map(({ sql }) => sql).join(', ')
  return [
    'create schema if not exists area',
    `create table if not exists ${table.sql} (
      partner_id bigint not null,
      ${table.columns.map((column) => `${column.sql} ${columnSql(column)}`).join(',\n      ')},
      ${versionColumn} bigint not null default 1,
      ${removedColumn} bigint,
      primary key (partner_id, ${key}))`,
    ...indexesOf(resource, table).map(({ create }) => create),
  ]
}

export const sharedSchema: readonly string[] = [
  // Counts the writes of a partner in an area, so that every instance can tell stale totals.
  `create table if not exists platform.area_version (
    partner_id bigint not null,
    area text not null,
    version bigint not null,
    primary key (partner_id, area))`,
  // When a rate-limited action was last done.
  `create table if not exists platform.area_pace (
    partner_id bigint not null,
    what text not null,
    done_at bigint not null,
    primary key (partner_id, what))`,
]

/** A record with all columns; missing values are empty. */
export const completed = (table: Table, record: Partial<WireRecord>): Record<string, Json> =>
  Object.fromEntries(
    table.columns.map((column) => [column.name, record[column.name] ?? emptyOfColumn(column)]),
  )
