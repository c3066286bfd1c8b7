import type { IconName, Label } from '@/declaration'
import { dashboardPath } from './dashboardPath'
import {
  allRoutes,
  chainTo,
  closeness,
  isExternal,
  isVisitable,
  type MenuRoute,
  ownPart,
  routeOf,
  shownChildren,
  singleOf,
} from './routes'

interface Entry {
  readonly path: string
  readonly label: Label
  readonly icon?: IconName
}

export type MenuItem = Entry & { readonly kind: 'item' }

export type MenuLink = Entry & { readonly kind: 'link' }

export type MenuSubmenu = Entry & { readonly kind: 'submenu'; readonly entries: readonly MenuEntry[] }

export type MenuEntry = MenuItem | MenuLink | MenuSubmenu

/** A route with one visible child becomes that child's entry; one with several, or `alwaysShow`, a submenu. */
export const menuEntries = (routes: readonly MenuRoute[]): readonly MenuEntry[] =>
  routes.flatMap((route): MenuEntry[] => {
    if (route.hidden) return []
    const single = singleOf(route)
    const { path, title: label } = single ?? route
    const icon = single?.icon ?? route.icon
    if (!label) return []
    if (!single) return [{ kind: 'submenu', path, label, icon, entries: menuEntries(shownChildren(route)) }]
    return [{ kind: isExternal(path) ? 'link' : 'item', path, label, icon }]
  })

export interface Place {
  readonly item: MenuItem | undefined
  /** The submenus around it, outermost first. */
  readonly submenus: readonly MenuSubmenu[]
}

const placesOf = (entries: readonly MenuEntry[], submenus: readonly MenuSubmenu[] = []): readonly Place[] =>
  entries.flatMap((entry): readonly Place[] => {
    if (entry.kind === 'submenu') return placesOf(entry.entries, [...submenus, entry])
    return entry.kind === 'item' ? [{ item: entry, submenus }] : []
  })

export interface Menu {
  readonly routes: readonly MenuRoute[]
  readonly entries: readonly MenuEntry[]
}

export const menuOf = (routes: readonly MenuRoute[]): Menu => ({ routes, entries: menuEntries(routes) })

/** The entry that the route of an address names in `activeMenu`, otherwise the one with the longest matching path. */
export const placeOf = ({ routes, entries }: Menu, pathname: string): Place => {
  const wanted = chainTo(routes, pathname).at(-1)?.activeMenu
  let best: Place = { item: undefined, submenus: [] }
  let nearest = 0
  for (const place of placesOf(entries)) {
    const path = place.item?.path ?? ''
    const own = wanted === undefined ? closeness(path, pathname) : Number(path === wanted)
    if (own > nearest) [best, nearest] = [place, own]
  }
  return best
}

export interface SearchEntry {
  readonly titles: readonly string[]
  readonly path: string
  readonly external: boolean
}

export const searchPool = (
  routes: readonly MenuRoute[],
  say: (label: Label) => string,
  around: readonly string[] = [],
): readonly SearchEntry[] =>
  routes.flatMap((route): readonly SearchEntry[] => {
    if (route.hidden) return []
    const { path, title, children = [] } = route
    const titles = title ? [...around, say(title)] : around
    const own = title && isVisitable(route) ? [{ titles, path, external: isExternal(path) }] : []
    return [...own, ...searchPool(children, say, titles)]
  })

export interface TrailStep {
  readonly name: string
  readonly to?: string
}

/** A hidden page follows the page whose menu entry it highlights. */
const chainOf = (routes: readonly MenuRoute[], pathname: string): readonly MenuRoute[] => {
  const chain = chainTo(routes, pathname)
  const own = chain.at(-1)
  const owner = own?.hidden && own.activeMenu !== undefined ? routeOf(routes, own.activeMenu) : undefined
  return own && owner && !chain.includes(owner) ? [...chainTo(routes, owner.path), own] : chain
}

/**
 * Home, the ancestors of the route, the route, and `beneath`, the name of a page below it. Steps without a name or with
 * `breadcrumb: false` are left out; the last step and unvisitable ones are plain text.
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
