import type { IconName } from './icons'
import type { Label } from './label'
import type { Described } from './vocabulary'

/** Groups can be nested up to three levels deep, with the entries below them. */
export const menuLevels = 4

/** A group of the menu, referred to by its key. */
export interface MenuGroup {
  readonly label: Label
  readonly icon: IconName
  /** Its position among its siblings. */
  readonly order: number
  /** The parent group. */
  readonly group?: string
  /** Shown as a submenu even with a single visible entry, which would otherwise replace it. */
  readonly alwaysShow?: boolean
}

export const groupParts: Described<MenuGroup> = {
  label: 'label',
  icon: 'icon',
  order: 'number',
  group: 'menuGroup?',
  alwaysShow: 'flag?',
}

export type MenuGroups = { readonly [group: string]: MenuGroup }

/** The position of an area in the menu, and how the frame treats its page. */
export interface MenuPlace {
  readonly group?: string
  /** Its position among its siblings; by default after those that have one. */
  readonly order: number
  /** Not in the menu or its search; reached by links only. */
  readonly hidden?: boolean
  /** For a hidden area: the path of the menu entry to highlight instead. */
  readonly activeMenu?: `/${string}`
  /** Its tab is open from the start and cannot be closed. */
  readonly affix?: boolean
  /** Its page is not kept alive: it starts fresh on every visit. */
  readonly noCache?: boolean
  /** Available only if the platform's menu names it, as the reference platform does for demonstration accounts. */
  readonly onlySent?: boolean
}

export const menuParts: Described<MenuPlace> = {
  group: 'menuGroup?',
  order: 'number',
  hidden: 'flag?',
  activeMenu: 'path?',
  affix: 'flag?',
  noCache: 'flag?',
  onlySent: 'flag?',
}

export const defineMenu = <const G extends MenuGroups>(groups: G): G => groups

/** The keys of the groups around a menu entry, outermost first; an undeclared group counts as none. */
export const groupsAround = (group: string | undefined, groups: MenuGroups): readonly string[] => {
  const around: string[] = []
  for (let key = group; key !== undefined && Object.hasOwn(groups, key); key = groups[key]?.group) {
    if (around.includes(key)) break
    around.unshift(key)
  }
  return around
}

/** Compares areas in menu order: by outermost group, inner groups, then their own position. */
export const byMenu =
  (groups: MenuGroups) =>
  (a: { readonly menu: MenuPlace }, b: { readonly menu: MenuPlace }): number => {
    const orders = ({ menu }: { readonly menu: MenuPlace }) => [
      ...groupsAround(menu.group, groups).map((key) => groups[key]?.order ?? 0),
      menu.order,
    ]
    const [first, second] = [orders(a), orders(b)]
    for (let level = 0; level < Math.max(first.length, second.length); level++) {
      const difference = (first[level] ?? -1) - (second[level] ?? -1)
      if (difference !== 0) return difference
    }
    return 0
  }
