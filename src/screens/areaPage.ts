import type { Head } from '@/declaration'

/** A page of an area. What is opened over a list (a detail, a short form) is a part of the list's page. */
export interface AreaPage {
  /** By which the page is known: two records of one area are two pages. */
  readonly path: string
  readonly kind: 'list' | 'detail' | 'create' | 'edit'
}

/** Whether an address is an area's own or below it. Case counts, as it does in ids. */
export const isInArea = ({ path }: Pick<Head, 'path'>, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

/**
 * The page of an area that an address belongs to; undefined for an address of another area, or of no page of this one.
 *
 * @param pathname without search, e.g. `/pay/tradelist/P1/show`
 */
export const areaPage = (head: Head, pathname: string): AreaPage | undefined => {
  if (!isInArea(head, pathname)) return undefined
  const path = pathname.replace(/\/+$/, '')
  const [id, view, ...more] = path.slice(head.path.length).split('/').slice(1)
  const list: AreaPage = { path: head.path, kind: 'list' }
  if (id === undefined) return list
  if (id === '' || more.length > 0) return undefined
  if (view === 'show') return head.opens.detail && list
  if (view === 'page') return head.opens.detail && { path, kind: 'detail' }
  if (view !== undefined) return undefined
  const kind = id === 'create' ? 'create' : 'edit'
  if (!head.opens[kind]) return undefined
  return head.onPage ? { path, kind } : list
}
