import type { WireRecord } from '@/declaration'
import type { Way } from '../client'
import type { Failure } from './errors'
import { type FilterValues, platformPageSizes, type Sort, type Span } from './listRequest'
import { mapParallel } from './parallel'
import type { Row } from './row'

export interface Outcome {
  readonly succeeded: readonly string[]
  readonly failed: readonly Failure[]
}

/** What made a save (by default a form), and which run it is part of. */
export interface SendOptions {
  readonly signal?: AbortSignal
  readonly via?: Way
  readonly run?: string
}

/** Where the records of an area come from: the platform's calls, or a REST service. Methods reject and never throw. */
export interface Source {
  page(request: PageRequest): Promise<Page>
  /** @throws PlatformError with the declared code if the record does not exist */
  one(id: string, signal?: AbortSignal): Promise<Row>
  /** Reads those of the records that exist, if the service can do it in one call. */
  readonly many?: (ids: readonly string[], signal?: AbortSignal) => Promise<readonly Row[]>
  create(body: WireRecord, options?: SendOptions): Promise<Row>
  update(id: string, body: WireRecord, options?: SendOptions): Promise<Row>
  /** Deletes records; refusals are failures of the records. */
  remove(rows: readonly Row[], input?: WireRecord): Promise<Outcome>
}

/** A source whose code is loaded on first use, and again after a failure. */
export const lazySource = (load: () => Promise<Required<Source>>): Source => {
  let loaded: Promise<Required<Source>> | undefined
  const source = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  return {
    page: async (request) => (await source()).page(request),
    one: async (id, signal) => (await source()).one(id, signal),
    many: async (ids, signal) => (await source()).many(ids, signal),
    create: async (body, options) => (await source()).create(body, options),
    update: async (id, body, options) => (await source()).update(id, body, options),
    remove: async (rows, input) => (await source()).remove(rows, input),
  }
}

export interface PageRequest {
  /** Starting at 1. */
  readonly page: number
  readonly limit: number
  readonly sort: Sort
  readonly filter: FilterValues
  readonly signal?: AbortSignal
}

export interface Page {
  readonly rows: readonly Row[]
  /** Rows over all pages. */
  readonly total: number
  /** The platform sent no total; there may be more rows. */
  readonly isAtLeast?: true
  /** The platform's figures over all pages. */
  readonly summary?: unknown
}

/** The smallest page size that contains the range in one page, else the largest. */
const limitFor = ({ offset, count }: Span): number =>
  platformPageSizes.find((size) => Math.floor(offset / size) === Math.floor((offset + count - 1) / size)) ??
  Math.max(...platformPageSizes)

/** The first page to read for a range of rows. */
export const firstPageOf = (span: Span): Pick<PageRequest, 'page' | 'limit'> => {
  const limit = limitFor(span)
  return { page: Math.floor(span.offset / limit) + 1, limit }
}

/** Reads a range of rows from one or more pages. Rows that move between pages meanwhile are returned once. */
export async function readSpan(
  span: Span,
  request: Omit<PageRequest, 'page' | 'limit'>,
  read: (page: PageRequest) => Promise<Page>,
): Promise<Page> {
  const { offset, count } = span
  const { page: first, limit } = firstPageOf(span)
  const start = await read({ ...request, page: first, limit })
  const last = Math.min(Math.ceil((offset + count) / limit), Math.ceil(start.total / limit))
  const pages = Array.from({ length: Math.max(last - first, 0) }, (_, index) => first + 1 + index)
  const others = await mapParallel(pages, async (page) => (await read({ ...request, page, limit })).rows)
  const from = offset - (first - 1) * limit
  const rows = [start.rows, ...others].flat().slice(from, from + count)
  return { ...start, rows: [...new Map(rows.map((row) => [row.id, row])).values()] }
}
