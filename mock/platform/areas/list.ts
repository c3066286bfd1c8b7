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
import { workContext } from './context'
import type { Declared, DeclaredAreas } from './declared'
import { filterSql, keySql, type Query } from './filters'
import type { Page } from './pageQuery'
import type { Asked } from './rules'
import type { Column, Table } from './tables'
import { keysOf, type Views } from './view'

const wholeFrom = (text: string | undefined, standard: number, most: number, field: string): number => {
  const value = (text ?? '').trim() === '' ? standard : Number(text)
  return Number.isSafeInteger(value) && value >= 1 && value <= most ? value : refuse(10001, { field })
}

/** `-field` descending; `+field`, ` field` (an unencoded plus) and `field` ascending. */
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

/** The parameters of a list call, from the query or the body of a POST. */
export const queryOf = ({ query, body, request }: PartnerCall): Query =>
  request.method === 'GET'
    ? (param) => query.get(param) ?? undefined
    : (param) => {
        const value = body[param]
        return value === undefined || value === null || typeof value === 'object' ? undefined : String(value)
      }

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

/** The summary's figures from the area's rules that the account may see. */
async function ruleFigures(
  areas: DeclaredAreas,
  { resource: whole, rules }: Declared,
  seen: Resource,
  call: PartnerCall,
  query: Query,
): Promise<{ readonly [name: string]: number }> {
  const wanted = Object.entries(seen.list.summary ?? {}).flatMap(([name, { computed }]) =>
    computed ? [name] : [],
  )
  if (wanted.length === 0) return {}
  if (!rules.summary)
    throw new Error(`${whole.name}.rules.ts: the summary lacks ${wanted.join(', ')}; write "summary"`)
  const figures = await rules.summary({
    ...workContext(areas, call, whole.name),
    asked: askedOf(whole, query),
  })
  return Object.fromEntries(wanted.map((name) => [name, figures[name] ?? 0]))
}

/** `GET list.call`: one page, the real total, and the declared figures over the whole filter. */
export const listRoute = (areas: DeclaredAreas, area: Declared, views: Views): Route => ({
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
    const summary = { ...totals.summary, ...(await ruleFigures(areas, area, resource, call, query)) }
    return { items: lists.shown(rows), total, ...(resource.list.summary ? { summary } : {}) }
  },
})
