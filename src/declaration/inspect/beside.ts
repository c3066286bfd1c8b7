import { lastOrder } from '../completed'
import { isRecord } from '../condition'
import type { MenuGroups } from '../menu'

const menuOf = (declaration: unknown) => {
  const menu = isRecord(declaration) && isRecord(declaration.menu) ? declaration.menu : {}
  return { group: menu.group, order: Number(menu.order ?? lastOrder), hidden: menu.hidden === true }
}

/** An entry of the menu: the area or page, or the group, and its position. */
interface Entry {
  readonly name: string
  readonly order: number
}

/**
 * The menu entries in a declaration's group, itself included, in menu order. Empty if it is hidden.
 *
 * @param all all declarations, in any order
 */
export const menuBeside = (
  declaration: unknown,
  all: readonly unknown[],
  groups: MenuGroups,
): readonly Entry[] => {
  const { group, hidden } = menuOf(declaration)
  if (hidden) return []
  const entries = all
    .filter(isRecord)
    .map((one) => ({ name: String(one.name), ...menuOf(one) }))
    .filter((one) => !one.hidden && one.group === group)
  const inner = Object.entries(groups).filter(([, one]) => one.group === group)
  return [...entries, ...inner.map(([key, { order }]) => ({ name: `group ${key}`, order }))]
    .sort((one, other) => one.order - other.order)
    .map(({ name, order }) => ({ name, order }))
}
