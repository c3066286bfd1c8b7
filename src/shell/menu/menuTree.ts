import type { IconName, Label, MenuGroups, Resource } from '@/declaration'

export interface MenuItem {
  readonly kind: 'item'
  /** The route. */
  readonly path: string
  readonly label: Label
  readonly icon: IconName
}

export interface MenuSubmenu {
  readonly kind: 'submenu'
  readonly key: string
  readonly label: Label
  readonly icon: IconName
  readonly items: readonly MenuItem[]
}

export type MenuEntry = MenuItem | MenuSubmenu

const itemOf = ({ path, label, icon }: Resource): MenuItem => ({ kind: 'item', path, label, icon })

/**
 * The menu that the declared areas make. Hidden areas are left out; a group with one visible area is a single entry, one
 * with several is a submenu (specification §2).
 *
 * @param resources in menu order, as `loadDeclarations` gives them
 */
export const menuTree = (resources: readonly Resource[], groups: MenuGroups): readonly MenuEntry[] => {
  const visible = resources.filter(({ menu }) => !menu.hidden)
  const members = (group: string) => visible.filter(({ menu }) => menu.group === group)
  return visible.flatMap((resource): MenuEntry[] => {
    const key = resource.menu.group
    const group = key === undefined ? undefined : groups[key]
    if (key === undefined || !group) return [itemOf(resource)]
    const [first, ...rest] = members(key)
    if (first !== resource) return []
    if (rest.length === 0) return [itemOf(resource)]
    return [{ kind: 'submenu', key, label: group.label, icon: group.icon, items: members(key).map(itemOf) }]
  })
}

/** Every item of the menu in the order shown. */
export const menuItems = (entries: readonly MenuEntry[]): readonly MenuItem[] =>
  entries.flatMap((entry) => (entry.kind === 'item' ? [entry] : entry.items))

/** The entry that a route belongs to: its own, or that of the list it was opened from. */
export const activeItem = (entries: readonly MenuEntry[], pathname: string): MenuItem | undefined =>
  menuItems(entries)
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]

/** The submenu that holds an item. */
export const submenuOf = (
  entries: readonly MenuEntry[],
  item: MenuItem | undefined,
): MenuSubmenu | undefined =>
  entries.find(
    (entry): entry is MenuSubmenu =>
      entry.kind === 'submenu' && item !== undefined && entry.items.some(({ path }) => path === item.path),
  )
