import { filtersOf, isRecord, type Json, type Resource } from '@/declaration'
import { suggestion } from '@/declaration/inspect/report'
import { type Caller, ToolError } from './caller'

export const mostFound = 100

export interface Wanted {
  readonly area: Json
  readonly id?: Json
  readonly filter?: Json
  readonly sort?: Json
  readonly page?: Json
  readonly limit?: Json
}

const base = ({ rest, name }: Resource): string => rest ?? `/rest/${name}`

/** The call of one record. */
export const recordCall = (method: string, area: Resource, id: string): string =>
  `${method} ${base(area)}/${encodeURIComponent(id)}`

/** The call of an area's records as a whole. */
export const recordsCall = (method: string, area: Resource): string => `${method} ${base(area)}`

/** @throws ToolError that names the nearest */
const known = (what: string, wanted: string, names: readonly string[]): void => {
  if (!names.includes(wanted))
    throw new ToolError(
      `${what} "${wanted}" is none${suggestion(wanted, names)}; there are: ${names.join(', ')}`,
    )
}

const numberIn = (value: Json | undefined, usual: number, most: number): number => {
  const number = Number(value ?? usual)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new ToolError(`"${String(value)}" is no whole number from 1 to ${most}`)
  return number
}

/** One whole record, or a page of the records that match. */
export const find = async (caller: Caller, wanted: Wanted): Promise<Json> => {
  const area = await caller.area(wanted.area)
  if (wanted.id !== undefined) return caller.data(recordCall('GET', area, String(wanted.id)))
  const filter = isRecord(wanted.filter) ? wanted.filter : {}
  const filters = filtersOf(area).flatMap(({ params }) => params)
  for (const name of Object.keys(filter)) known('the filter', name, [...filters, ...area.key])
  const sort = String(wanted.sort ?? area.list.sort)
  const field = sort.replace(/^-/, '')
  known('the order', field, area.list.sortable)
  const limit = numberIn(wanted.limit, 20, mostFound)
  const first = (numberIn(wanted.page, 1, 1_000_000) - 1) * limit
  const answer = await caller.call(recordsCall('GET', area), {
    query: {
      filter: filter as Json,
      sort: [field, sort === field ? 'ASC' : 'DESC'],
      range: [first, first + limit - 1],
    },
  })
  if ('message' in answer) throw new ToolError(`${answer.code}: ${answer.message}`)
  return { total: answer.total ?? null, records: answer.data }
}
