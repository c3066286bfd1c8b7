import type { Label } from '@/declaration'
import { dashboardPath } from './consoleRoutes'
import { ownPart } from './paths'
import { allRoutes, chainTo, isVisitable, type MenuRoute, routeOf } from './routes'

/** A step of the breadcrumb; plain text without `to`. */
export interface TrailStep {
  readonly name: string
  readonly to?: string
}

/**
 * The route of an address after its ancestors; a hidden page follows the page whose menu entry it highlights instead.
 */
const chainOf = (routes: readonly MenuRoute[], pathname: string): readonly MenuRoute[] => {
  const chain = chainTo(routes, pathname)
  const own = chain.at(-1)
  const owner = own?.hidden && own.activeMenu !== undefined ? routeOf(routes, own.activeMenu) : undefined
  return own && owner && !chain.includes(owner) ? [...chainTo(routes, owner.path), own] : chain
}

/**
 * The breadcrumb of a page: home, the ancestors of its route, the route itself. A hidden page that highlights another's
 * menu entry follows that page. Steps without a name or with `breadcrumb: false` are left out; the last step and
 * unvisitable ones are plain text.
 *
 * @param pathname without query
 * @param beneath the name of a page below its route, such as one record of a list
 */
export const trailOf = (
  routes: readonly MenuRoute[],
  pathname: string,
  say: (label: Label) => string,
  beneath?: string,
): readonly TrailStep[] => {
  const chain = chainOf(routes, pathname)
  if (chain.length === 0) return []
  const home =
    chain[0]?.path === dashboardPath ? [] : allRoutes(routes).filter(({ path }) => path === dashboardPath)
  const steps = [...home, ...chain].flatMap((route): TrailStep[] => {
    if (!route.title || route.breadcrumb === false) return []
    const to = isVisitable(route) ? (route.redirect ?? ownPart(route.path, pathname)) : undefined
    return [{ name: say(route.title), to }]
  })
  if (beneath !== undefined) steps.push({ name: beneath })
  return steps.map(({ name, to }, index) => (index === steps.length - 1 ? { name } : { name, to }))
}
