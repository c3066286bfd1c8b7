import type { Resource } from '@/declaration'
import { canCreate, canEdit, formLayout } from './form/formLayout'

/** A page of an area. What is opened over a list (a detail, a short form) is a part of the list's page. */
export interface AreaPage {
  /** By which the page is known: two records of one area are two pages. */
  readonly path: string
  readonly kind: 'list' | 'detail' | 'create' | 'edit'
}

/**
 * The page of an area that an address belongs to; undefined for an address of another area.
 *
 * @param pathname without search, e.g. `/pay/tradelist/P1/show`
 */
export const areaPage = (resource: Resource, pathname: string): AreaPage | undefined => {
  const { path } = resource
  if (pathname !== path && !pathname.startsWith(`${path}/`)) return undefined
  const [first, second, ...more] = pathname.slice(path.length).split('/').filter(Boolean)
  const list: AreaPage = { path, kind: 'list' }
  if (first === undefined || more.length > 0) return list
  const onPage = formLayout(resource) === 'page'
  const own = (kind: AreaPage['kind']): AreaPage => ({ path: pathname.replace(/\/+$/, ''), kind })
  if (second === 'page') return resource.detail ? own('detail') : list
  if (second !== undefined || !onPage) return list
  if (first === 'create') return canCreate(resource) ? own('create') : list
  return canEdit(resource) ? own('edit') : list
}
