import type { IconName, Label, MenuGroup, MenuPlace } from '@/declaration'
import { attempt } from '@/platform/attempt'

const external = /^(?:https?:|mailto:|tel:)/i

/** Whether an address leads out of the console. An address that browsers cannot parse leads nowhere. */
export const isExternal = (path: string): boolean => external.test(path) && URL.canParse(path)

/** `/pay` and `list` give `/pay/list`, as in POSIX. External addresses are kept as written. */
export const resolvePath = (base: string, path: string): string => {
  if (isExternal(path)) return path
  if (path.startsWith('/') || !isExternal(base)) {
    const steps: string[] = []
    for (const step of (path.startsWith('/') ? path : `${base}/${path}`).split('/')) {
      if (step === '..') steps.pop()
      else if (step !== '' && step !== '.') steps.push(step)
    }
    return `/${steps.join('/')}`
  }
  return base
}

const parameter = /^:[A-Za-z]\w*$/
const number = /^:[A-Za-z]\w*\(\\d\+\)$/

const stepsOf = (path: string): readonly string[] => path.split('/').filter(Boolean)

export const isPattern = (path: string): boolean => stepsOf(path).some((step) => step.startsWith(':'))

export const parametersOf = (path: string): readonly string[] =>
  stepsOf(path).flatMap((step) => (step.startsWith(':') ? [step.slice(1).replace('(\\d+)', '')] : []))

/** Browsers read `\`, spaces and `//` in ways that could lead to another site; servers reject invalid percent-encoding. */
export const isRoutePath = (path: string): boolean =>
  attempt(() => decodeURIComponent(path)) !== undefined &&
  stepsOf(path).every((step) =>
    step.startsWith(':') ? parameter.test(step) || number.test(step) : /^[\w\-.~!$&'()+,;=:@%]+$/.test(step),
  )

const takes = (step: string, given: string): boolean =>
  step === given || parameter.test(step) || (number.test(step) && /^\d+$/.test(given))

/** 0 for no match, more for a longer and more literal path. `/pay/list/42` matches `/pay/list`; `/pay/lists` does not. */
export const closeness = (path: string, pathname: string): number => {
  const [steps, given] = [stepsOf(path), stepsOf(pathname)]
  // Everything is below the root, so only the root itself matches it.
  if (steps.length === 0) return given.length === 0 ? 1 : 0
  if (!steps.every((step, index) => given[index] !== undefined && takes(step, given[index]))) return 0
  return steps.length + steps.filter((step, index) => step === given[index]).length / (steps.length + 1)
}

export const ownPart = (path: string, pathname: string): string =>
  isPattern(path) ? `/${stepsOf(pathname).slice(0, stepsOf(path).length).join('/')}` : path

/** Marks a route that cannot be visited: plain text in the breadcrumb, and left out of the search. */
export const noRedirect = 'noRedirect'

/** The one tree that menu, breadcrumb, search, tabs and panes read: four levels at most, unique paths, names for all shown. */
export interface MenuRoute
  extends Pick<MenuPlace, 'hidden' | 'affix' | 'noCache'>,
    Pick<MenuGroup, 'alwaysShow'> {
  /** Absolute, or the address of another site. */
  readonly path: string
  /** The key of its page. A route without one has children or leads out of the console. */
  readonly component?: string
  readonly title?: Label
  readonly icon?: IconName
  /** Where the breadcrumb leads instead of `path`; `noRedirect` for nowhere. */
  readonly redirect?: string
  /** The path whose menu entry is highlighted instead. */
  readonly activeMenu?: string
  /** false: left out of the breadcrumb. */
  readonly breadcrumb?: boolean
  /** One of these roles is needed to see it; without this, everyone can. */
  readonly roles?: readonly string[]
  readonly children?: readonly MenuRoute[]
}

export const shownChildren = ({ children = [] }: MenuRoute): readonly MenuRoute[] =>
  children.filter(({ hidden }) => !hidden)

/** A route's only visible child, or the route itself if it has none; undefined for a submenu. */
export const singleOf = (route: MenuRoute): MenuRoute | undefined => {
  const [child, ...more] = shownChildren(route)
  if (route.alwaysShow || more.length > 0) return undefined
  if (child && (child.alwaysShow || shownChildren(child).length > 0)) return undefined
  return child ?? route
}

export const isVisitable = ({ path, component, redirect }: MenuRoute): boolean =>
  redirect !== noRedirect && (component !== undefined || redirect !== undefined || isExternal(path))

const chainsOf = (
  routes: readonly MenuRoute[],
  around: readonly MenuRoute[] = [],
): readonly (readonly MenuRoute[])[] =>
  routes.flatMap((route) => {
    const chain = [...around, route]
    return [chain, ...chainsOf(route.children ?? [], chain)]
  })

export const allRoutes = (routes: readonly MenuRoute[]): readonly MenuRoute[] =>
  routes.flatMap((route) => [route, ...allRoutes(route.children ?? [])])

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

/** The route with exactly this path; undefined for anything below it. */
export const routeOf = (routes: readonly MenuRoute[], path: string): MenuRoute | undefined => {
  const route = chainTo(routes, path).at(-1)
  return route && ownPart(route.path, path) === resolvePath('/', path) ? route : undefined
}

/** The routes that pass a test. A group left empty goes too, unless it is always shown. */
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

export const permittedRoutes = (routes: readonly MenuRoute[], roles: readonly string[]) =>
  roles.includes('admin')
    ? routes
    : routesLeft(routes, (route) => !route.roles || route.roles.some((role) => roles.includes(role)))

/** The routes that the menu shows, at any depth; the children of a hidden route are hidden too. */
const shownRoutes = (routes: readonly MenuRoute[]): readonly MenuRoute[] =>
  routes.flatMap((route) => (route.hidden ? [] : [route, ...shownRoutes(route.children ?? [])]))

const isPlainPage = ({ component, path }: MenuRoute): boolean => component !== undefined && !isPattern(path)

/** Where a group's own path leads: its redirect, otherwise its first visible page, otherwise its first page. */
const insideOf = ({ redirect, children = [] }: MenuRoute): string | undefined => {
  if (redirect !== undefined && redirect !== noRedirect) return redirect
  return (shownRoutes(children).find(isPlainPage) ?? allRoutes(children).find(isPlainPage))?.path
}

/** Where a parent address without a page leads: to the first page in its group, or the first visible page below it. */
export const pageBelow = (routes: readonly MenuRoute[], pathname: string): string | undefined => {
  const group = allRoutes(routes).find(({ path, component }) => path === pathname && component === undefined)
  const below = (route: MenuRoute) => isPlainPage(route) && route.path.startsWith(`${pathname}/`)
  return (group && insideOf(group)) ?? shownRoutes(routes).find(below)?.path
}
