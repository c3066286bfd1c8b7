import type { Head } from '@/declaration'

/** A page of an area. What opens over a list (a detail, a short form) belongs to the list's page. */
export interface AreaPage {
  /** Identifies the page: two records of one area are two pages. */
  readonly path: string
  readonly kind: 'list' | 'detail' | 'create' | 'edit'
}

/** Whether an address is the area's own or below it. Case matters, because ids are case-sensitive. */
export const isInArea = ({ path }: Pick<Head, 'path'>, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

/** The area's page at an address like `/pay/tradelist/P1/show`; undefined if there is none. */
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
