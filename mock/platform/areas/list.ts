import {
  defaultPageSize,
  filtersOf,
  type Json,
  largestPageSize,
  type Resource,
  secondsPerDay,
  startOfDay,
} from '@/declaration'
import type { PartnerCall, Route } from '../contract'
import { refuse } from '../refusal'
import type { Declared, DeclaredAreas } from './declared'
import { filterSql, keySql, type Query } from './filters'
import { recordsOf } from './neighbours'
import { reach } from './ownParts'
import type { Page } from './pageQuery'
import { keysOf } from './permission'
import type { Asked } from './rules'
import type { Column, Table } from './tables'
import type { Views } from './view'

const wholeFrom = (text: string | undefined, standard: number, most: number, field: string): number => {
  const value = (text ?? '').trim() === '' ? standard : Number(text)
  return Number.isSafeInteger(value) && value >= 1 && value <= most ? value : refuse(10001, { field })
}

/** `-field` descending; `+field`, ` field` (an unencoded plus) and `field` ascending (domain §1). */
export const sortOf = (resource: Resource, table: Table, text: string | undefined): [Column, boolean] => {
  const [, sign, name = ''] = /^([-+ ]?)(.*)$/.exec(text || resource.list.sort) ?? []
  const column = resource.list.sortable.includes(name) ? table.column(name) : undefined
  return column ? [column, sign === '-'] : refuse(10001, { field: '排序' })
}

const pageOf = (resource: Resource, table: Table, query: Query): Page => {
  const page = wholeFrom(query('page'), 1, 1_000_000_000, '页码')
  const limit = wholeFrom(query('limit'), defaultPageSize, largestPageSize, '每页条数')
  const [sort, descending] = sortOf(resource, table, query('sort'))
  return { offset: (page - 1) * limit, limit, sort, descending }
}

/** The parameters of a call that reads: in the query, or in the body of a POST. */
export const queryOf = ({ query, body, request }: PartnerCall): Query =>
  request.method === 'GET'
    ? (param) => query.get(param) ?? undefined
    : (param) => {
        const value = body[param]
        return value === undefined || value === null || typeof value === 'object' ? undefined : String(value)
      }

/** What was asked for, as rules may know it. */
const askedOf = (resource: Resource, query: Query): Asked => {
  const filters = filtersOf(resource)
  const sent = filters.flatMap(({ params }) =>
    params.flatMap((param) => {
      const value = (query(param) ?? '').trim()
      return value === '' ? [] : [[param, value] as const]
    }),
  )
  const from = startOfDay(query('begin_date') ?? '')
  const last = startOfDay(query('end_date') ?? '')
  const spans = filters.some(({ test }) => test === 'period')
  return {
    filters: Object.fromEntries(sent),
    ...(spans &&
      from !== undefined && {
        period: { from, before: (last ?? Number.MAX_SAFE_INTEGER - secondsPerDay) + secondsPerDay },
      }),
  }
}

/** The figures of the summary that the area's rules tell, as far as the account sees them. */
async function toldFigures(
  areas: DeclaredAreas,
  { resource: whole, rules }: Declared,
  seen: Resource,
  { sql, partnerId, now }: PartnerCall,
  query: Query,
): Promise<{ readonly [name: string]: number }> {
  const wanted = Object.entries(seen.list.summary ?? {}).flatMap(([name, { computed }]) =>
    computed ? [name] : [],
  )
  if (wanted.length === 0) return {}
  if (!rules.summary)
    throw new Error(`${whole.name}.rules.ts: nobody tells ${wanted.join(', ')}; write "summary"`)
  const area = reach(recordsOf(areas, { sql, partnerId, now }))
  const told = await rules.summary({ sql, partnerId, now, area, asked: askedOf(whole, query) })
  return Object.fromEntries(wanted.map((name) => [name, told[name] ?? 0]))
}

/** `GET list.call`: one page, the real total, and the declared figures over the whole filter. */
export const listRoute = (areas: DeclaredAreas, area: Declared, views: Views): Route => {
  return {
    call: area.resource.list.call,
    permission: keysOf(area.resource),
    answer: async (call): Promise<Json> => {
      const { resource, table, lists, deniedParams } = views.of(call)
      const query = queryOf(call)
      const denied = deniedParams.find((param) => query(param))
      if (denied !== undefined) refuse(10001, { field: denied })
      const scope = { table, query, now: call.now }
      const { rows, totals } = await lists.page(call, pageOf(resource, table, query), (params) => [
        ...filterSql(resource, { ...scope, params }),
        ...keySql(resource, { ...scope, params }),
      ])
      const { total } = totals
      const summary = { ...totals.summary, ...(await toldFigures(areas, area, resource, call, query)) }
      return { items: lists.shown(rows), total, ...(resource.list.summary ? { summary } : {}) }
    },
  }
}
