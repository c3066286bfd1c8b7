import type { Condition, Json, WireRecord } from '@/declaration'
import type { PartnerCall } from '../contract'
import { conditionSql } from './condition'
import { areaNamed, type DeclaredAreas } from './declared'
import {
  insertRows,
  keyIn,
  lockNumbers,
  newKeyValue,
  readRow,
  touch,
  updateEach,
  updateRow,
  updateRows,
} from './rows'
import type { FigureLine, Figures, Records } from './rules'
import { literal, Parameters, quoted } from './sqlText'
import { present, type Table } from './tables'
import { type Row, wholeRecord } from './wire'

const columnOf = (table: Table, name: string): string => {
  const column = table.column(name)
  if (!column) throw new Error(`area ${table.area} has no field ${name}`)
  return column.sql
}

/** @throws Error for an unknown field */
function figureColumns(
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

/** Who does something, where and when. */
export type Work = Pick<PartnerCall, 'sql' | 'partnerId' | 'now'>

const portion = 1000

const portions = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / portion) }, (_, index) =>
    all.slice(index * portion, (index + 1) * portion),
  )

export const recordsOf =
  (areas: DeclaredAreas, { sql, partnerId, now }: Work) =>
  (name: string): Records => {
    const { resource, table } = areaNamed(areas, name)
    const scope = { sql, table, partnerId }
    const whole = (row: Row): WireRecord => wholeRecord(resource, table.columns, row)
    const meeting = (condition: Condition | undefined, params: Parameters) =>
      `from ${table.sql} where partner_id = ${params.add(partnerId, 'bigint')} and ${present}
       and ${conditionSql(table, condition, now, params)}`
    return {
      async get(key, { lock = false } = {}) {
        const wanted = keyIn(table, key)
        const row = wanted && (await readRow(scope, wanted, lock))
        return row && whole(row)
      },
      async find(condition, { limit = 1000 } = {}) {
        const params = new Parameters()
        const rows = await sql.query<Row>(
          `select * ${meeting(condition, params)}
           order by ${table.key.map((column) => column.sql).join(', ')} limit ${params.add(limit, 'bigint')}`,
          params.values,
        )
        return rows.map(whole)
      },
      async count(condition) {
        const params = new Parameters()
        const [row] = await sql.query<{ n: number }>(
          `select count(*) as n ${meeting(condition, params)}`,
          params.values,
        )
        return row?.n ?? 0
      },
      async figures<const F extends Figures>(wanted: F) {
        const params = new Parameters()
        const { groups, columns } = figureColumns(table, wanted, now, params)
        const grouping = groups.map((_, index) => index + 1).join(', ')
        const rows = await sql.query<FigureLine<F>>(
          `select ${[...groups, ...columns].join(', ')} ${meeting(wanted.where, params)}
           ${grouping && `group by ${grouping} order by ${grouping}`}`,
          params.values,
        )
        return rows
      },
      async newKey() {
        await lockNumbers(scope)
        const key: Record<string, Json> = {}
        for (const column of table.key) key[column.name] = await newKeyValue(scope, column, now)
        return key
      },
      async add(record) {
        if ((await insertRows(scope, [record])) === 0)
          throw new Error(`a record of area ${name} with this key exists`)
        await touch(scope)
      },
      async addAll(records) {
        for (const some of portions(records))
          if ((await insertRows(scope, some)) !== some.length)
            throw new Error(`a record of area ${name} with one of these keys exists`)
        if (records.length > 0) await touch(scope)
      },
      async change(key, set) {
        const wanted = keyIn(table, key)
        const changed = wanted !== undefined && (await updateRow(scope, wanted, set)) !== undefined
        if (changed) await touch(scope)
        return changed
      },
      async changeAll(condition, set) {
        const changed = await updateRows(scope, (params) => conditionSql(table, condition, now, params), set)
        if (changed > 0) await touch(scope)
        return changed
      },
      async changeEach(changes) {
        let changed = 0
        for (const some of portions(changes)) changed += await updateEach(scope, some)
        if (changed > 0) await touch(scope)
        return changed
      },
      async forget(condition) {
        const params = new Parameters()
        const gone = await sql.query(`delete ${meeting(condition, params)} returning 1`, params.values)
        if (gone.length > 0) await touch(scope)
        return gone.length
      },
    }
  }
