import type { IconName, Label } from '@/declaration'
import { closeness, isExternal } from './paths'
import { chainTo, type MenuRoute, shownChildren, singleOf } from './routes'

interface Entry {
  readonly path: string
  readonly label: Label
  readonly icon?: IconName
}

/** Leads to a page. */
export interface MenuItem extends Entry {
  readonly kind: 'item'
}

/** Leads to another site. */
export interface MenuLink extends Entry {
  readonly kind: 'link'
}

export interface MenuSubmenu extends Entry {
  readonly kind: 'submenu'
  readonly entries: readonly MenuEntry[]
}

export type MenuEntry = MenuItem | MenuLink | MenuSubmenu

/**
 * Builds the menu from the routes. Hidden routes are skipped; a route with a single visible child becomes that child's
 * entry; one with several children, or with `alwaysShow`, becomes a submenu.
 */
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

/** A position in the menu. */
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

/** The routes, and the menu built from them. */
export interface Menu {
  readonly routes: readonly MenuRoute[]
  readonly entries: readonly MenuEntry[]
}

export const menuOf = (routes: readonly MenuRoute[]): Menu => ({ routes, entries: menuEntries(routes) })

/**
 * The menu entry of an address: the one its route names in `activeMenu`, otherwise the entry with the longest matching
 * path.
 *
 * @param pathname without query
 */
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
