import { parsePath } from 'react-router-dom'
import { fieldAt, idOf, isRecord, type Json, keyOf, type Page, type Resource } from '@/declaration'
import { attempt } from '@/platform/attempt'
import { isInArea } from '@/screens/areaPage'
import { columnsParam, linkedColumns } from '@/screens/list/linkedColumns'
import { type Replacing, replaced } from './replaced'
import { filterParts, type Part } from './shapes'

/** Areas and pages that addresses may refer to. */
export interface Declared {
  readonly resources: readonly Resource[]
  readonly pages: readonly Page[]
}

const textOf = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : String(value)

/** A value in an address or query, replaced by its field's rules; multiple filter values (`A,B`) one by one. */
export const replacedText = (part: Part, text: string, to: Replacing): string | undefined => {
  if (typeof part === 'object' && 'each' in part) {
    const each = text.split(',').map((one) => replacedText(part.each, one, to))
    return each.includes(undefined) ? undefined : each.join(',')
  }
  const made = replaced(part, text, to)
  return made === undefined ? undefined : textOf(made)
}

const replacedFilter = (resource: Resource, text: string, to: Replacing): string | undefined => {
  const given: unknown = attempt(() => JSON.parse(text))
  if (!isRecord(given)) return undefined
  const parts = filterParts(resource)
  const made = Object.entries(given).flatMap(([name, value]): (readonly [string, Json])[] => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (part === undefined || value === undefined) return []
    const stand = typeof value === 'string' ? replacedText(part, value, to) : replaced(part, value, to)
    return stand === undefined ? [] : [[name, stand]]
  })
  return JSON.stringify(Object.fromEntries(made))
}

const replacedColumns = (resource: Resource, said: string): string =>
  linkedColumns
    .read(said)
    .filter(({ name }) => fieldAt(resource.fields, name) !== undefined)
    .map(({ name, width, pinned }) => name + (width ? `:${Math.round(width)}` : '') + (pinned ? '!' : ''))
    .join(',')

const replacedSearch = (resource: Resource, search: string, to: Replacing): string => {
  const given = new URLSearchParams(search)
  const made = new URLSearchParams()
  const keep = (name: string, value: string | null | undefined) => {
    if (value) made.set(name, value)
  }
  for (const name of ['page', 'perPage']) keep(name, /^\d{1,7}$/.exec(given.get(name) ?? '')?.[0])
  const sort = given.get('sort') ?? ''
  if (Object.hasOwn(resource.fields, sort)) keep('sort', sort)
  keep('order', /^(ASC|DESC)$/.exec(given.get('order') ?? '')?.[0])
  const filter = given.get('filter')
  if (filter !== null) keep('filter', replacedFilter(resource, filter, to))
  const columns = given.get(columnsParam)
  if (columns !== null) keep(columnsParam, replacedColumns(resource, columns))
  return made.size > 0 ? `?${made}` : ''
}

const replacedId = (resource: Resource, id: string, to: Replacing): string | undefined => {
  const values = keyOf(resource.key, id)
  if (!values) return undefined
  const made = Object.entries(values).map(([name, value]) => [
    name,
    replacedText(resource.fields[name] ?? 'plain', value, to) ?? '',
  ])
  return idOf(resource.key, Object.fromEntries(made))
}

const views = ['show', 'page']

const inArea = (resource: Resource, pathname: string, search: string, to: Replacing): string | undefined => {
  const [id, view] = pathname.slice(resource.path.length).split('/').slice(1)
  if (id === undefined || id === '') return resource.path + replacedSearch(resource, search, to)
  const plain = attempt(() => decodeURIComponent(id)) ?? ''
  const made = plain === 'create' ? plain : replacedId(resource, plain, to)
  if (made === undefined) return undefined
  const shown = view !== undefined && views.includes(view) ? `/${view}` : ''
  return `${resource.path}/${encodeURIComponent(made)}${shown}${replacedSearch(resource, search, to)}`
}

/** The page declared for a record's detail, with the record's key in the query. */
const inDetailPage = (resource: Resource, search: string, to: Replacing): string => {
  const made = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    const field = resource.key.includes(name) ? resource.fields[name] : undefined
    const stand = field && replacedText(field, value, to)
    if (stand !== undefined) made.append(name, stand)
  }
  return `?${made}`
}

/**
 * The address of a page with its values replaced; undefined if the page is not declared.
 *
 * @param address relative to the console, as in a link
 */
export const replacedAddress = (
  address: string,
  { resources, pages }: Declared,
  to: Replacing,
): string | undefined => {
  const { pathname = '/', search = '' } = parsePath(address)
  const shown = resources.find(({ detail }) => detail?.page === pathname)
  if (shown) return pathname + inDetailPage(shown, search, to)
  const area = resources
    .toSorted((one, other) => other.path.length - one.path.length)
    .find((one) => isInArea(one, pathname))
  if (area) return inArea(area, pathname, search, to)
  return pages.find(({ path }) => path === pathname)?.path
}

/** The declared name of the page or area at a path; '' if there is none. */
export const pageNameAt = (pathname: string, { resources, pages }: Declared): string =>
  pages.find(({ path }) => path === pathname)?.name ??
  resources.find(({ detail }) => detail?.page === pathname)?.name ??
  resources
    .toSorted((one, other) => other.path.length - one.path.length)
    .find((one) => isInArea(one, pathname))?.name ??
  ''
