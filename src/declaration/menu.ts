import type { IconName } from './icons'
import type { Label } from './label'

/** An entry of the menu holds up to three levels of others (specification §3). */
export const menuLevels = 4

/** A group of the menu. Areas and other groups name it by its key. */
export interface MenuGroup {
  readonly label: Label
  readonly icon: IconName
  /** Among what stands beside it. */
  readonly order: number
  /** The group that it stands in. */
  readonly group?: string
  /** A submenu even when only one entry of it is to be seen, which would otherwise stand in its place. */
  readonly alwaysShow?: boolean
}

export type MenuGroups = { readonly [group: string]: MenuGroup }

/** Where an area stands in the menu, and how the frame treats its page. */
export interface MenuPlace {
  readonly group?: string
  /** Among what stands beside it. */
  readonly order: number
  /** Reached by links only: neither in the menu nor in its search. */
  readonly hidden?: boolean
  /** The path of the area whose entry is marked while this one, which is hidden, is on the screen. */
  readonly activeMenu?: `/${string}`
  /** Its tab is there from the start and cannot be closed. */
  readonly affix?: boolean
  /** Its page is made anew whenever one comes back to it. */
  readonly noCache?: boolean
  /**
   * There only for whom the platform's menu names it; for everybody else its addresses are unknown. The reference platform
   * keeps such areas for its demonstration accounts.
   */
  readonly onlySent?: boolean
}

/** Declares the groups of the menu. */
export const defineMenu = <const G extends MenuGroups>(groups: G): G => groups

/**
 * The keys of the groups around something in the menu, from the outermost to its own.
 *
 * @param group its own group; one that nobody declared counts as none
 */
export const groupsAround = (group: string | undefined, groups: MenuGroups): readonly string[] => {
  const around: string[] = []
  for (let key = group; key !== undefined && Object.hasOwn(groups, key); key = groups[key]?.group) {
    if (around.includes(key)) break
    around.unshift(key)
  }
  return around
}

/** Sorts areas as the menu shows them: by their outermost group, by the next one, by their own place in it. */
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
