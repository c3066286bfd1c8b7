import { filtersOf, type Json, keyOf, type Resource } from '@/declaration'
import type { JsonObject, PartnerCall, Route } from '../contract'
import { refuse } from '../refusal'
import { act, removal } from './action'
import type { Declared, DeclaredAreas } from './declared'
import { readRecord } from './detail'
import { filterSql, type Query } from './filters'
import { doingOf } from './history'
import { sortOf } from './list'
import type { Lists, Page } from './pageQuery'
import { doingOfSave, keysOfSave, saveRecord } from './save'
import type { Parameters } from './sqlText'
import { versionColumn } from './tables'
import { keysOf, type Views } from './view'
import { type Row, readParam, recordId } from './wire'

/** The most rows of an answer, as many as react-admin's own export requests. */
const largestRange = 1000
const defaultRange = [0, 24] as const

const parsed = (text: string | null, name: string): unknown => {
  if (text === null || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return refuse(10001, { field: name })
  }
}

/** Adds the console's id of the record, unless the area has a field `id`. */
const withId = (resource: Resource, row: Row): Row => ({ id: recordId(resource, row), ...row })

/** `range=[0,24]`: the first and the last row, from 0. */
function rangeOf(query: URLSearchParams): { offset: number; limit: number } {
  const range = parsed(query.get('range'), 'range') ?? defaultRange
  if (!Array.isArray(range)) return refuse(10001, { field: 'range' })
  const [first, last] = range.map(Number)
  const isRow = (row: number | undefined): row is number => Number.isSafeInteger(row) && (row ?? -1) >= 0
  if (!isRow(first) || !isRow(last) || last < first || last - first >= largestRange)
    return refuse(10001, { field: 'range' })
  return { offset: first, limit: last - first + 1 }
}

/** `sort=["field","DESC"]`; `id` sorts by the key. */
function orderOf({ resource, table }: Lists, query: URLSearchParams): Pick<Page, 'sort' | 'descending'> {
  const given = parsed(query.get('sort'), 'sort')
  const [field, order = 'ASC'] = Array.isArray(given) ? given.map(String) : []
  const [key] = table.key
  if (field === 'id' && key && !table.column('id')) return { sort: key, descending: order === 'DESC' }
  if (order !== 'ASC' && order !== 'DESC') return refuse(10001, { field: 'sort' })
  const [sort, descending] = sortOf(resource, table, field && `${order === 'DESC' ? '-' : ''}${field}`)
  return { sort, descending }
}

const idsSql = ({ resource, table }: Lists, ids: unknown, params: Parameters): string => {
  const all: unknown[] = Array.isArray(ids) ? ids : [ids]
  if (all.length > largestRange) return refuse(10008, { n: largestRange })
  const any = all.flatMap((id) => {
    const texts = keyOf(resource.key, String(id))
    const parts = table.key.map(({ name, field, sql, type }) => {
      const value = texts && readParam(field, texts[name] ?? '')
      return value === undefined ? undefined : `${sql} = ${params.add(value, type)}`
    })
    return parts.every((part) => part !== undefined) ? [`(${parts.join(' and ')})`] : []
  })
  return any.length === 0 ? 'false' : `(${any.join(' or ')})`
}

/** `filter={"op":"jd","id":["…"]}`: declared filters, ids, and exact values of list fields. */
function conditionsOf(lists: Lists, call: PartnerCall, params: Parameters): string[] {
  const { resource, table } = lists
  const filter = parsed(call.query.get('filter'), 'filter') ?? {}
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    return refuse(10001, { field: 'filter' })
  const values = new Map<string, unknown>(Object.entries(filter))
  const declared = new Set(filtersOf(resource).flatMap((one) => one.params))
  const query: Query = (param) => {
    const value = values.get(param)
    return value === undefined || value === null ? undefined : String(value)
  }
  const where = filterSql(resource, { table, query, now: call.now, params })
  for (const [name, value] of values) {
    if (declared.has(name) || value === null || value === '') continue
    const column = table.column(name)
    if (name === 'id' && !column) where.push(idsSql(lists, value, params))
    else if (column && column.type !== 'jsonb' && table.light.includes(column)) {
      const any = (Array.isArray(value) ? value : [value]).map((one) => readParam(column.field, String(one)))
      const places = any.map((one) =>
        one === undefined ? refuse(10001, { field: column.field.label.zh }) : params.add(one, column.type),
      )
      where.push(places.length === 0 ? 'false' : `${column.sql} in (${places.join(', ')})`)
    } else refuse(10001, { field: name })
  }
  return where
}

async function answerList(lists: Lists, call: PartnerCall): Promise<Response> {
  const { resource } = lists
  const range = rangeOf(call.query)
  const { rows, totals } = await lists.page(call, { ...range, ...orderOf(lists, call.query) }, (params) =>
    conditionsOf(lists, call, params),
  )
  const items = lists.shown(rows).map((row) => withId(resource, row))
  const span = rows.length === 0 ? '*' : `${range.offset}-${range.offset + rows.length - 1}`
  return Response.json(items, {
    headers: {
      'content-range': `${resource.name} ${span}/${totals.total}`,
      'access-control-expose-headers': 'Content-Range',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/**
 * An area in the form that ra-data-simple-rest expects, at `/rest/<area>`: the same records, limits and rules as the calls,
 * with HTTP statuses. Changes may carry a `version`; what creates or changes a record, a `request_id`.
 */
export function restRoutes(areas: DeclaredAreas, area: Declared, views: Views): Route[] {
  const { resource } = area
  const base = resource.rest ?? (`/rest/${resource.name}` as const)
  const form = 'rest'
  const one = async (call: PartnerCall): Promise<Row> => {
    const texts = keyOf(resource.key, call.params.id ?? '')
    // A REST client expects 404, which 10002 becomes, rather than the area's own code.
    return (await readRecord(views.of(call), call, (name) => texts?.[name])) ?? refuse(10002)
  }
  const saved = async (call: PartnerCall): Promise<Json> => {
    const answer = await saveRecord(areas, area, call, views.of(call), false)
    return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
      ? withId(resource, answer as Row)
      : answer
  }
  /** The call with the record's key in its body, as the envelope's calls have it. */
  const keyed = async (call: PartnerCall): Promise<[PartnerCall, Row]> => {
    const row = await one(call)
    const key = Object.fromEntries(resource.key.map((name) => [name, row[name]]))
    return [{ ...call, body: { ...call.body, ...key } }, row]
  }
  const shown = (call: PartnerCall, row: Row): Row => withId(resource, views.of(call).record(row))
  /** The body of a new record: key fields count only if people enter them. */
  const newRecord = (body: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(body).filter(
        ([name]) =>
          name !== 'version' && (!resource.key.includes(name) || resource.save?.fields.includes(name)),
      ),
    )
  const remove = removal(resource)
  return [
    {
      call: `GET ${base}`,
      form,
      permission: keysOf(resource),
      answer: (call) => answerList(views.of(call).lists, call),
    },
    {
      call: `GET ${base}/:id`,
      form,
      permission: keysOf(resource, resource.detail && 'detail'),
      answer: async (call) => shown(call, await one(call)),
    },
    {
      call: `POST ${base}`,
      form,
      idempotent: 'optional',
      permission: (body) => keysOfSave(resource, newRecord(body)),
      does: (body) => doingOfSave(resource, newRecord(body)),
      answer: (call) => saved({ ...call, body: newRecord(call.body) }),
    },
    {
      call: `PUT ${base}/:id`,
      form,
      idempotent: 'optional',
      permission: keysOf(resource, 'edit'),
      does: () => doingOf(resource, 'edit'),
      answer: async (call) => {
        const [named, row] = await keyed(call)
        const version = call.body.version ?? row[versionColumn]
        return saved({ ...named, body: { ...named.body, version } })
      },
    },
    {
      call: `DELETE ${base}/:id`,
      form,
      permission: keysOf(resource, remove?.name),
      does: () => doingOf(resource, remove?.name ?? ''),
      answer: async (call) => {
        if (!remove) return refuse(10003)
        const [named, row] = await keyed(call)
        // The address names the record; a list in the body is ignored.
        const body = { ...named.body, ids: undefined, targets: undefined }
        await act(areas, area, remove, { ...named, body }, views.of(call))
        return shown(call, row)
      },
    },
  ]
}
