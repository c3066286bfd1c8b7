import type { Label } from '@/declaration'
import { dashboardPath } from './consoleRoutes'
import { ownPart } from './paths'
import { allRoutes, chainTo, isVisitable, type MenuRoute, routeOf } from './routes'

/** One step of the way to a page; without `to` it is plain text. */
export interface TrailStep {
  readonly name: string
  readonly to?: string
}

/** The route of an address after what is around it, or after the page that it belongs to and what is around that. */
const chainOf = (routes: readonly MenuRoute[], pathname: string): readonly MenuRoute[] => {
  const chain = chainTo(routes, pathname)
  const own = chain.at(-1)
  const owner = own?.hidden && own.activeMenu !== undefined ? routeOf(routes, own.activeMenu) : undefined
  return own && owner && !chain.includes(owner) ? [...chainTo(routes, owner.path), own] : chain
}

/**
 * The way to a page: home first, then what is around its route, then the route itself. A hidden page that has another's menu
 * entry marked comes after that one. A step without a name, or which says
 * so itself, is left out; one that cannot be visited, and the last, are plain text.
 *
 * @param pathname without search
 * @param beneath the name of a page below its route's own: one record of a list
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
