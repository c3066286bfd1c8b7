import { type Condition, dayOf, type Requirement, secondsPerDay } from '@/declaration'
import { literal, type Parameters, type SqlType } from './sqlText'
import type { Table } from './tables'

type Scalar = string | number | boolean

/** A column in a statement, or a part of an object column (then `jsonb`). */
export interface Operand {
  readonly sql: string
  readonly type: SqlType
}

export const operandAt = (table: Table, path: string): Operand | undefined => {
  const [name = '', ...parts] = path.split('.')
  const column = table.column(name)
  if (!column) return undefined
  if (parts.length === 0) return column
  if (column.type !== 'jsonb') return undefined
  return { sql: `(${column.sql}${parts.map((part) => ` -> ${literal(part)}`).join('')})`, type: 'jsonb' }
}

export const scalarType = (value: Scalar): SqlType =>
  typeof value === 'string'
    ? 'text'
    : typeof value === 'boolean'
      ? 'boolean'
      : Number.isSafeInteger(value)
        ? 'bigint'
        : 'float8'

/** `value === scalar`: values of different types are never equal. */
const equals = ({ sql, type }: Operand, value: Scalar, params: Parameters): string => {
  const wanted = scalarType(value)
  if (type === 'jsonb') return `${sql} = to_jsonb(${params.add(value, wanted)})`
  if (type !== wanted && !(type === 'bigint' && wanted === 'float8')) return 'false'
  return `${sql} = ${params.add(value, wanted)}`
}

const differs = (operand: Operand, value: Scalar, params: Parameters): string =>
  `coalesce(${equals(operand, value, params)}, false) = false`

const numberOf = ({ sql, type }: Operand): string | undefined => {
  if (type === 'bigint') return sql
  return type === 'jsonb'
    ? `(case when jsonb_typeof(${sql}) = 'number' then (${sql})::numeric end)`
    : undefined
}

export const isSetSql = ({ sql, type }: Operand): string => {
  if (type === 'text') return `coalesce(${sql} <> '', false)`
  if (type === 'jsonb') return `coalesce(${sql} not in ('null', '""', '[]'), false)`
  return `(${sql} is not null)`
}

const textSql = ({ sql, type }: Operand): string | undefined => {
  if (type === 'text') return sql
  return type === 'jsonb' ? `(case when jsonb_typeof(${sql}) = 'string' then ${sql} #>> '{}' end)` : undefined
}

const holding = ({ sql, type }: Operand, value: string, params: Parameters): string =>
  type === 'jsonb'
    ? `(jsonb_typeof(${sql}) = 'array' and ${sql} @> jsonb_build_array(${params.add(value, 'text')}))`
    : 'false'

/** Whether a text does not contain a word; other values contain none. */
const lacking = (operand: Operand, word: string, params: Parameters): string => {
  const text = textSql(operand)
  return text ? `coalesce(strpos(${text}, ${params.add(word, 'text')}) = 0, true)` : 'true'
}

const compared = (operand: Operand, operator: string, value: number, params: Parameters): string => {
  const number = numberOf(operand)
  return number ? `${number} ${operator} ${params.add(value, scalarType(value))}` : 'false'
}

/** The value if it is a day, as text. Such texts sort in calendar order. */
const daySql = (operand: Operand): string | undefined => {
  const text = textSql(operand)
  return text && `(case when ${text} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then ${text} end) collate "C"`
}

/** Compares a moment with the moment that many days from now, or a day with that moment's day. */
const comparedDays = (
  operand: Operand,
  operator: string,
  { now, days }: { readonly now: number; readonly days: number },
  params: Parameters,
): string => {
  const moment = now + days * secondsPerDay
  const asMoment = compared(operand, operator, moment, params)
  const day = daySql(operand)
  return day
    ? `(coalesce(${asMoment}, false) or coalesce(${day} ${operator} ${params.add(dayOf(moment), 'text')}, false))`
    : asMoment
}

const meets = (operand: Operand, demand: Scalar | Requirement, now: number, params: Parameters): string => {
  if (typeof demand !== 'object') return equals(operand, demand, params)
  const all: string[] = []
  const anyOf = (values: readonly Scalar[]) =>
    values.length === 0 ? 'false' : `(${values.map((value) => equals(operand, value, params)).join(' or ')})`
  if (demand.is !== undefined) all.push(equals(operand, demand.is, params))
  if (demand.not !== undefined) all.push(differs(operand, demand.not, params))
  if (demand.in) all.push(anyOf(demand.in))
  for (const value of demand.notIn ?? []) all.push(differs(operand, value, params))
  if (demand.atLeast !== undefined) all.push(compared(operand, '>=', demand.atLeast, params))
  if (demand.atMost !== undefined) all.push(compared(operand, '<=', demand.atMost, params))
  if (demand.set !== undefined) all.push(demand.set ? isSetSql(operand) : `not ${isSetSql(operand)}`)
  if (demand.has !== undefined) all.push(holding(operand, demand.has, params))
  for (const word of demand.lacks ?? []) all.push(lacking(operand, word, params))
  const { withinLastDays, withinNextDays, beforeDays } = demand
  const from = (operator: string, days: number) => comparedDays(operand, operator, { now, days }, params)
  if (withinLastDays !== undefined) all.push(from('<=', 0), from('>=', -withinLastDays))
  if (withinNextDays !== undefined) all.push(from('>=', 0), from('<=', withinNextDays))
  if (beforeDays !== undefined) all.push(from('<', -beforeDays))
  return all.length === 0 ? 'true' : all.join(' and ')
}

const nothing: Operand = { sql: 'null::text', type: 'text' }

/** True exactly where `holds` is, otherwise false or null: do not negate it. `now`: Unix seconds. */
export const conditionSql = (
  table: Table,
  condition: Condition | undefined,
  now: number,
  params: Parameters,
): string => {
  if (condition === undefined) return 'true'
  const any = Array.isArray(condition) ? condition : [condition]
  if (any.length === 0) return 'false'
  const alternatives = any.map((all: { readonly [path: string]: Scalar | Requirement | undefined }) => {
    const demands = Object.entries(all).flatMap(([path, demand]) =>
      demand === undefined ? [] : [`(${meets(operandAt(table, path) ?? nothing, demand, now, params)})`],
    )
    return demands.length === 0 ? 'true' : `(${demands.join(' and ')})`
  })
  return `(${alternatives.join(' or ')})`
}
