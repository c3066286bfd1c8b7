import { allRoutes, isExternal, isPattern, type MenuRoute, noRedirect } from '../menu/routes'

export type Mark =
  | 'hidden'
  | 'hiddenAround'
  | 'affix'
  | 'noCache'
  | 'external'
  | 'pattern'
  | 'alwaysShow'
  | 'noLink'
  | 'redirect'
  | 'activeMenu'
  | 'roles'
  | 'noBreadcrumb'

export interface MenuRow {
  readonly route: MenuRoute
  readonly level: number
  /** Each with its detail: a path or role names. */
  readonly marks: readonly (readonly [Mark, string])[]
}

const marksOf = (route: MenuRoute, hiddenAround: boolean): MenuRow['marks'] => {
  const { path, hidden, affix, noCache, alwaysShow, redirect, activeMenu, roles, breadcrumb } = route
  const marks: readonly (readonly [Mark, boolean, string?])[] = [
    ['hidden', hidden === true],
    ['hiddenAround', hiddenAround && !hidden],
    ['affix', affix === true],
    ['noCache', noCache === true],
    ['external', isExternal(path)],
    ['pattern', !isExternal(path) && isPattern(path)],
    ['alwaysShow', alwaysShow === true],
    ['noLink', redirect === noRedirect],
    ['redirect', redirect !== undefined && redirect !== noRedirect, redirect],
    ['activeMenu', activeMenu !== undefined, activeMenu],
    ['roles', roles !== undefined, roles?.join(', ')],
    ['noBreadcrumb', breadcrumb === false],
  ]
  return marks.flatMap(([mark, there, more = '']): [Mark, string][] => (there ? [[mark, more]] : []))
}

export const menuRows = (routes: readonly MenuRoute[], level = 1, hiddenAround = false): readonly MenuRow[] =>
  routes.flatMap((route) => [
    { route, level, marks: marksOf(route, hiddenAround) },
    ...menuRows(route.children ?? [], level + 1, hiddenAround || route.hidden === true),
  ])

export const menuCounts = (routes: readonly MenuRoute[]): { all: number; hidden: number } => {
  const rows = menuRows(routes)
  const isHidden = ({ marks }: MenuRow) =>
    marks.some(([mark]) => mark === 'hidden' || mark === 'hiddenAround')
  return { all: allRoutes(routes).length, hidden: rows.filter(isHidden).length }
}
