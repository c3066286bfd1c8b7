import type { IconName, Label } from '@/declaration'
import { closeness, isExternal, isPattern, ownPart, resolvePath } from './paths'

/** Marks an entry that cannot be visited: its name in the breadcrumb is no link, and the search leaves it out. */
export const noRedirect = 'noRedirect'

/**
 * A route of the console as the frame knows it (specification §2 and §3): menu, breadcrumb, search, tabs and panes all read
 * this one tree. `readRoutes` makes it, and keeps it sound: four levels, every path once, nothing shown without a name.
 */
export interface MenuRoute {
  /** Absolute, or the address of another site. */
  readonly path: string
  /** The key of its page. A route without one holds others, or leads out of the console. */
  readonly component?: string
  readonly title?: Label
  readonly icon?: IconName
  /** Reached by links only: neither in the menu nor in its search, nor is what it holds. */
  readonly hidden?: boolean
  /** A submenu even with one entry in it. */
  readonly alwaysShow?: boolean
  /** Where the breadcrumb leads instead of `path`; `noRedirect` for nowhere. */
  readonly redirect?: string
  /** The path whose menu entry is marked in place of its own. */
  readonly activeMenu?: string
  /** Its tab is there from the start and cannot be closed. */
  readonly affix?: boolean
  /** Its page is made anew whenever one comes back to it. */
  readonly noCache?: boolean
  /** false: left out of the breadcrumb. */
  readonly breadcrumb?: boolean
  /** Who sees it: one of these roles is needed; everybody without it. */
  readonly roles?: readonly string[]
  readonly children?: readonly MenuRoute[]
}

/** What the menu shows of what a route holds. */
export const shownChildren = ({ children = [] }: MenuRoute): readonly MenuRoute[] =>
  children.filter(({ hidden }) => !hidden)

/**
 * The route that a single menu entry stands for: the only visible one that a route holds, or the route itself when there is
 * none; undefined when it is a submenu.
 */
export const singleOf = (route: MenuRoute): MenuRoute | undefined => {
  const [child, ...more] = shownChildren(route)
  if (route.alwaysShow || more.length > 0) return undefined
  if (child && (child.alwaysShow || shownChildren(child).length > 0)) return undefined
  return child ?? route
}

/** Whether there is something to see at the route's own path. */
export const isVisitable = ({ path, component, redirect }: MenuRoute): boolean =>
  redirect !== noRedirect && (component !== undefined || redirect !== undefined || isExternal(path))

/** Every route with what is around it, the outermost first. */
const chainsOf = (
  routes: readonly MenuRoute[],
  around: readonly MenuRoute[] = [],
): readonly (readonly MenuRoute[])[] =>
  routes.flatMap((route) => {
    const chain = [...around, route]
    return [chain, ...chainsOf(route.children ?? [], chain)]
  })

/** Every route of the tree, also what is hidden. */
export const allRoutes = (routes: readonly MenuRoute[]): readonly MenuRoute[] =>
  routes.flatMap((route) => [route, ...allRoutes(route.children ?? [])])

/**
 * The route of the page that an address belongs to, after what is around it; empty for an address of no page.
 *
 * @param pathname without search, e.g. `/pay/tradelist/P1/page`
 */
export const chainTo = (routes: readonly MenuRoute[], pathname: string): readonly MenuRoute[] => {
  let best: readonly MenuRoute[] = []
  let nearest = 0
  for (const chain of chainsOf(routes)) {
    const route = chain.at(-1)
    const own = route?.component === undefined ? 0 : closeness(route.path, pathname)
    if (own > nearest) [best, nearest] = [chain, own]
  }
  return best
}

/** The route of exactly this page; undefined also for what lies below it. */
export const routeOf = (routes: readonly MenuRoute[], path: string): MenuRoute | undefined => {
  const route = chainTo(routes, path).at(-1)
  return route && ownPart(route.path, path) === resolvePath('/', path) ? route : undefined
}

/** The routes that stay. A group of which nothing is left goes too, unless it is always shown. */
export const routesLeft = (
  routes: readonly MenuRoute[],
  stays: (route: MenuRoute) => boolean,
): readonly MenuRoute[] =>
  routes.flatMap((route) => {
    if (!stays(route)) return []
    const { children = [] } = route
    const left = routesLeft(children, stays)
    const emptied = left.length === 0 && children.length > 0
    if (emptied && route.component === undefined && !route.alwaysShow) return []
    return [{ ...route, children: left }]
  })

/**
 * The routes that somebody with these roles sees: one that names roles wants one of them, `admin` sees everything
 * (specification §6).
 */
export const permittedRoutes = (
  routes: readonly MenuRoute[],
  roles: readonly string[],
): readonly MenuRoute[] =>
  roles.includes('admin')
    ? routes
    : routesLeft(routes, (route) => !route.roles || route.roles.some((role) => roles.includes(role)))

/** The routes that the menu shows, at any depth: what a hidden one holds is hidden too. */
const shownRoutes = (routes: readonly MenuRoute[]): readonly MenuRoute[] =>
  routes.flatMap((route) => (route.hidden ? [] : [route, ...shownRoutes(route.children ?? [])]))

const isPlainPage = ({ component, path }: MenuRoute): boolean => component !== undefined && !isPattern(path)

/** Where one gets who opens a group's own path: its redirect, else the first page in it that is shown, else its first. */
const insideOf = ({ redirect, children = [] }: MenuRoute): string | undefined => {
  if (redirect !== undefined && redirect !== noRedirect) return redirect
  return (shownRoutes(children).find(isPlainPage) ?? allRoutes(children).find(isPlainPage))?.path
}

/**
 * Where an address leads that stands above pages and has none itself: `/pay` to the first page in the group, `/merchant` to
 * the first shown page whose path begins so.
 */
export const pageBelow = (routes: readonly MenuRoute[], pathname: string): string | undefined => {
  const group = allRoutes(routes).find(({ path, component }) => path === pathname && component === undefined)
  const below = (route: MenuRoute) => isPlainPage(route) && route.path.startsWith(`${pathname}/`)
  return (group && insideOf(group)) ?? shownRoutes(routes).find(below)?.path
}
