import {
  checkField,
  columnOf,
  dayOf,
  type Field,
  filtersOf,
  type ResolvedFilter,
  type Resource,
  secondsPerDay,
  startOfDay,
} from '@/declaration'
import { filterValues } from '@/declaration/filterValues'
import type { Restriction } from '@/declaration/kinds/reference'
import { refuse } from '../refusal'
import { isSetSql, type Operand, operandAt, scalarType } from './condition'
import type { Parameters, SqlType } from './sqlText'
import type { Table } from './tables'
import { readParam } from './wire'

/** A call's parameters: '' or undefined if not set. */
export type Query = (param: string) => string | undefined

interface Scope {
  readonly table: Table
  readonly query: Query
  readonly now: number
  readonly params: Parameters
}

/** Refuses an invalid value; the message names the field in Chinese. */
const invalid = (filter: ResolvedFilter): never => refuse(10001, { field: filter.label.zh })

const given = (query: Query, param: string | undefined): string =>
  param === undefined ? '' : (query(param) ?? '').trim()

/** A pattern for "contains", with `%` and `_` escaped. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

type PeriodFilter = Extract<ResolvedFilter, { test: 'period' }>
type ValueFilter = Exclude<ResolvedFilter, { test: 'period' }>

/** A range of calendar days in UTC+8, both included; without an end, up to today. */
const periodSql = (filter: PeriodFilter, { table, query, now, params }: Scope): string | undefined => {
  const begin = given(query, 'begin_date')
  const end = given(query, 'end_date')
  const chosen = given(query, filter.choose)
  const on = chosen === '' ? filter.on[0] : filter.on.find(({ value }) => value === chosen)
  const operand = on && operandAt(table, on.field)
  if (!operand) return invalid(filter)
  if (begin === '' && end === '') return undefined
  // Without a start the range exceeds any limit.
  if (begin === '') return refuse(10009, { n: filter.maxDays })
  const from = startOfDay(begin)
  const to = end !== '' ? startOfDay(end) : Math.max(from ?? 0, startOfDay(dayOf(now)) ?? 0)
  if (from === undefined || to === undefined || from > to) return invalid(filter)
  if ((to - from) / secondsPerDay + 1 > filter.maxDays) return refuse(10009, { n: filter.maxDays })
  return operand.type === 'text'
    ? `(${operand.sql} >= ${params.add(dayOf(from), 'text')} and ${operand.sql} <= ${params.add(dayOf(to), 'text')})`
    : `(${operand.sql} >= ${params.add(from, 'bigint')} and ${operand.sql} < ${params.add(to + secondsPerDay, 'bigint')})`
}

const typed = ({ sql, type }: Operand, wanted: SqlType): string =>
  type !== 'jsonb' || wanted === 'jsonb' ? sql : `(${sql} #>> '{}')::${wanted}`

/** The type for comparing a field's values: yuan are stored as JSON but compared as numbers. */
const comparedAs = (field: Field): SqlType =>
  field.kind === 'money' && field.unit === 'yuan' ? 'float8' : columnOf(field)

/** @param place of the value among the statement's parameters; several places for `in` */
const comparison = (filter: ValueFilter, operand: Operand, place: string, now: string): string => {
  const type = filter.test === 'isPast' ? 'bigint' : comparedAs(filter.input)
  const value = typed(operand, type)
  switch (filter.test) {
    case 'equals':
      return `${value} = ${place}`
    case 'in':
      return `${value} in (${place})`
    case 'contains':
      return `${value} ilike ${place}`
    case 'has':
      return `${operand.sql} @> jsonb_build_array(${place})`
    case 'atLeast':
      return `${value} >= ${place}`
    case 'atMost':
      return `${value} <= ${place}`
    case 'withinNextDays':
      return `(${value} >= ${now} and ${value} <= ${now} + ${place} * ${secondsPerDay})`
    case 'equalsOrEndsWith':
      return `(${value} = ${place} or right(${value}, length(${place})) = ${place})`
    case 'isPast':
      return `${value} < ${now}`
    case 'isSet':
      return isSetSql(operand)
  }
}

const valueSql = (filter: ValueFilter, { table, query, now, params }: Scope): string | undefined => {
  const text = given(query, filter.name)
  if (text === '') return undefined
  const operands = filter.on.map((path) => operandAt(table, path) ?? invalid(filter))
  if (filter.test === 'isSet') {
    if (text !== 'SET' && text !== 'UNSET') return invalid(filter)
    const any = `(${operands.map(isSetSql).join(' or ')})`
    return text === 'SET' ? any : `not ${any}`
  }
  if (filter.test === 'in') {
    const values = filterValues(filter.input, text)?.map(
      (value) => readParam(filter.input, String(value)) ?? invalid(filter),
    )
    const places = (values ?? invalid(filter)).map((value) => params.add(value, scalarType(value))).join(', ')
    return `(${operands.map((operand) => comparison(filter, operand, places, '')).join(' or ')})`
  }
  const value = readParam(filter.input, text) ?? invalid(filter)
  // Part of a text is a valid search; a number must be a valid value.
  if (typeof value !== 'string' && checkField(filter.input, value)) return invalid(filter)
  if (filter.test === 'isPast') {
    const at = params.add(now, 'bigint')
    // A missing time is not in the past.
    const any = `coalesce(${operands.map((operand) => comparison(filter, operand, '', at)).join(' or ')}, false)`
    return value === true ? any : `not ${any}`
  }
  const type = comparedAs(filter.input) === 'float8' ? 'float8' : scalarType(value)
  const place = params.add(
    filter.test === 'contains' && typeof value === 'string' ? containing(value) : value,
    type,
  )
  const at = filter.test === 'withinNextDays' ? params.add(now, 'bigint') : ''
  return `(${operands.map((operand) => comparison(filter, operand, place, at)).join(' or ')})`
}

/** @throws Refusal 10001 for an invalid value, 10009 for too long a range */
export const filterSql = (resource: Resource, scope: Scope): string[] =>
  filtersOf(resource)
    .map((filter) => (filter.test === 'period' ? periodSql(filter, scope) : valueSql(filter, scope)))
    .filter((sql) => sql !== undefined)

/** SQL for a reference's `where`: the records that may be chosen, filtered as their list would be. */
export const whereSql = (
  resource: Resource,
  table: Table,
  where: Restriction,
  now: number,
  params: Parameters,
): string[] =>
  filterSql(resource, {
    ...{ table, now, params },
    query: (param) => (Object.hasOwn(where, param) ? String(where[param]) : undefined),
  })

/** Key fields without a filter of their own: a list also accepts a record's key. */
export const keySql = (resource: Resource, { table, query, params }: Scope): string[] => {
  const taken = new Set(filtersOf(resource).flatMap((filter) => filter.params))
  return table.key.flatMap(({ name, field, sql, type }) => {
    const text = taken.has(name) ? '' : given(query, name)
    if (text === '') return []
    const value = readParam(field, text)
    return value === undefined
      ? refuse(10001, { field: field.label.zh })
      : [`${sql} = ${params.add(value, type)}`]
  })
}
