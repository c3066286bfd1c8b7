import { type FilterValues, type Sort, type Span, wireSizes } from './listRequest'
import { eachOf } from './parallel'
import type { Row } from './row'

/** One page, as it is asked for on the wire. */
export interface PageRequest {
  /** From 1. */
  readonly page: number
  readonly limit: number
  readonly sort: Sort
  readonly filter: FilterValues
  readonly signal?: AbortSignal
}

export interface Page {
  readonly rows: readonly Row[]
  /** Rows of the whole filter. */
  readonly total: number
  /** The platform tells no total: there are so many and maybe more. */
  readonly isAtLeast?: true
  /** The platform's figures over the whole filter. */
  readonly summary?: unknown
}

/** The size of page in which a span lies as a whole; the largest when it lies in none. */
const limitFor = ({ offset, count }: Span): number =>
  wireSizes.find((size) => Math.floor(offset / size) === Math.floor((offset + count - 1) / size)) ??
  Math.max(...wireSizes)

/**
 * Reads any span of rows out of pages of the allowed sizes: one page where it can be, else several.
 *
 * Rows may move between two pages while they are read; none is given twice.
 */
export async function readSpan(
  span: Span,
  request: Omit<PageRequest, 'page' | 'limit'>,
  read: (page: PageRequest) => Promise<Page>,
): Promise<Page> {
  const { offset, count } = span
  const limit = limitFor(span)
  const first = Math.floor(offset / limit) + 1
  const start = await read({ ...request, page: first, limit })
  const last = Math.min(Math.ceil((offset + count) / limit), Math.ceil(start.total / limit))
  const pages = Array.from({ length: Math.max(last - first, 0) }, (_, index) => first + 1 + index)
  const others = await eachOf(pages, async (page) => (await read({ ...request, page, limit })).rows)
  const from = offset - (first - 1) * limit
  const rows = [start.rows, ...others].flat().slice(from, from + count)
  return { ...start, rows: [...new Map(rows.map((row) => [row.id, row])).values()] }
}
