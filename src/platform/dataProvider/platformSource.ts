import {
  batchLimit,
  filtersOf,
  isRecord,
  largestPageSize,
  missingCode,
  type ResolvedFilter,
  type Resource,
  resourceName,
  type WireRecord,
} from '@/declaration'
import { AnswerError } from '../answerErrors'
import { noteAnswer } from '../answers'
import { addressOf, call } from '../client'
import { failureOf, refusalOf, UnsupportedError } from './errors'
import { type FilterValues, type ListQuery, requestOf, sortOf } from './listRequest'
import { inChunks, mapParallel } from './parallel'
import { countOf, keyValues, type Row, rowIfValid, rowOf, unexpectedAnswer, unknownId } from './row'
import {
  firstPageOf,
  type Outcome,
  type Page,
  type PageRequest,
  type SendOptions,
  type Source,
} from './source'

/** How many pages are searched for one record. A platform whose list cannot filter by key should have a detail call. */
const maxPages = 20

const read = (declared: Resource['list']['call'], params: FilterValues, signal?: AbortSignal) =>
  declared.startsWith('GET ')
    ? call(declared, { query: queryOf(params), signal })
    : call(declared, { body: params, signal })

const queryOf = (params: FilterValues) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))

const pageParams = ({ page, limit, sort, filter }: Omit<PageRequest, 'signal'>): FilterValues => ({
  ...filter,
  page,
  limit,
  sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
})

/** The address that a list's rows are first requested from; undefined for a list without its own GET call. */
export const listAddress = (resource: Resource, asked: ListQuery): string | undefined => {
  const { rest, list } = resource
  if (rest !== undefined || !list.call.startsWith('GET ')) return undefined
  const { span, ...request } = requestOf(resource, asked)
  return addressOf(list.call, queryOf(pageParams({ ...request, ...firstPageOf(span) })))
}

/** The items of a list answer: `items`, or a bare array; none for an empty object or nothing. Throws AnswerError. */
const itemsOf = (call: string, data: unknown): readonly unknown[] => {
  const items = isRecord(data) ? data.items : data
  if (Array.isArray(items)) return items
  const isEmpty = isRecord(data)
    ? Object.keys(data).length === 0 || countOf(data.total) === 0
    : (data ?? '') === ''
  if (items === null || isEmpty) return []
  throw new AnswerError(call, 'items', data)
}

/** If there are more rows than requested, the platform has sent everything; without a total, a full page means there are more. */
const pageOf = (sent: readonly Row[], page: number, limit: number, total: number | undefined): Page => {
  const before = (page - 1) * limit
  if (sent.length > limit) return { rows: sent.slice(before, before + limit), total: sent.length }
  if (total !== undefined) return { rows: sent, total }
  return sent.length < limit
    ? { rows: sent, total: before + sent.length }
    : { rows: sent, total: before + limit + 1, isAtLeast: true }
}

export function platformSource(resource: Resource): Source {
  const { list, detail, key } = resource
  const filters = filtersOf(resource)
  const unsupported = (asked: string) => new UnsupportedError(resourceName(resource), asked)

  const page = async ({ signal, ...request }: PageRequest): Promise<Page> => {
    const { page, limit } = request
    const data = await read(list.call, pageParams(request), signal)
    noteAnswer({ of: 'list', resource, asked: request, data })
    const sent = itemsOf(list.call, data).map((item) => rowOf(resource, item, list.call, 'items.'))
    const { summary, total } = isRecord(data) ? data : {}
    return { ...pageOf(sent, page, limit, countOf(total)), ...(isRecord(summary) && { summary }) }
  }

  /** Filters the list by key: through the declared filter on each key field, else by the field's name. */
  const keyFilter = (values: WireRecord): FilterValues =>
    Object.fromEntries(
      key.map((field) => {
        const narrows = ({ test, on }: ResolvedFilter) =>
          (test === 'equals' || test === 'in' || test === 'contains') && on.length === 1 && on[0] === field
        return [filters.find(narrows)?.name ?? field, values[field] ?? '']
      }),
    )

  const oneInList = async (id: string, values: WireRecord, signal?: AbortSignal): Promise<Row> => {
    const [sort, filter] = [sortOf(resource, undefined), keyFilter(values)]
    for (let number = 1; number <= maxPages; number++) {
      const { rows, total } = await page({ page: number, limit: largestPageSize, sort, filter, signal })
      const found = rows.find((row) => row.id === id)
      if (found) return found
      if (rows.length === 0 || number * largestPageSize >= total) throw await refusalOf(missingCode(resource))
    }
    throw unsupported(`one of ${maxPages * largestPageSize} records without a filter on ${key.join(', ')}`)
  }

  const one = async (id: string, signal?: AbortSignal): Promise<Row> => {
    const values = keyValues(resource, id)
    if (!values) throw await refusalOf(missingCode(resource))
    if (!detail?.call) return oneInList(id, values, signal)
    const params = Object.fromEntries(key.map((field) => [field, values[field] ?? '']))
    const data = await read(detail.call, params, signal)
    noteAnswer({ of: 'detail', resource, data })
    const row = rowOf(resource, data, detail.call)
    if (row.id !== id) throw unexpectedAnswer(row)
    return row
  }

  /** Saves a record and returns it as answered, else as sent. */
  const save = async (body: WireRecord, id: string, options: SendOptions = {}): Promise<Row> => {
    if (!resource.save) throw unsupported('save')
    const data = await call(resource.save.call, { body, ...options })
    noteAnswer({ of: 'save', resource, data })
    return rowIfValid(resource, data) ?? { ...body, id }
  }

  const remove = async (rows: readonly Row[], input?: WireRecord): Promise<Outcome> => {
    const [action, declared] =
      Object.entries(resource.actions ?? {}).find(([, { effect }]) => effect === 'remove') ?? []
    if (!action) throw unsupported('delete')
    const { act } = await import('./act')
    const batches = inChunks(rows, declared ? batchLimit(declared) : 1)
    const outcomes = await mapParallel(batches, async (records) => {
      try {
        return await act(resource, { action, records, input })
      } catch (error) {
        if (batches.length === 1) throw error
        // The outcome of these records is unknown; continue with the others.
        return { succeeded: [], failed: records.map(({ id }) => failureOf(id, error)) }
      }
    })
    return {
      succeeded: outcomes.flatMap(({ succeeded }) => succeeded),
      failed: outcomes.flatMap(({ failed }) => failed),
    }
  }

  return {
    page,
    one,
    create: (body, options) => save(body, unknownId, options),
    update: (id, body, options) => save(body, id, options),
    remove,
  }
}
