import { conditionSql } from './condition'
import type { Figures } from './rules'
import { literal, type Parameters, quoted } from './sqlText'
import type { Table } from './tables'

const columnOf = (table: Table, name: string): string => {
  const column = table.column(name)
  if (!column) throw new Error(`area ${table.area} has no field ${name}`)
  return column.sql
}

/**
 * Groups and figures as columns of a select.
 *
 * @throws Error for an unknown field
 */
export function figureColumns(
  table: Table,
  { by = {}, sum = {}, counts = {} }: Figures,
  now: number,
  params: Parameters,
): { groups: string[]; columns: string[] } {
  const groups = Object.entries(by).map(([name, what]) => {
    const value =
      typeof what === 'string'
        ? `${columnOf(table, what)}::text`
        : `to_char(to_timestamp(${columnOf(table, what.day)}) at time zone ${literal('Asia/Shanghai')}, ${literal('YYYY-MM-DD')})`
    return `${value} as ${quoted(name)}`
  })
  const columns = [
    'count(*)::bigint as count',
    ...Object.entries(sum).map(
      ([name, field]) => `coalesce(sum(${columnOf(table, field)}), 0)::bigint as ${quoted(name)}`,
    ),
    ...Object.entries(counts).map(
      ([name, condition]) =>
        `(count(*) filter (where ${conditionSql(table, condition, now, params)}))::bigint as ${quoted(name)}`,
    ),
  ]
  return { groups, columns }
}
