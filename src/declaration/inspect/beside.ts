import { lastOrder } from '../completed'
import { isRecord } from '../condition'
import type { MenuGroups } from '../menu'

/** How many free codes are proposed. */
const proposed = 3

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
 * What stands in the same group of the menu as a declaration, itself included, in the order of the menu. Nothing of a hidden one.
 *
 * @param all what is declared, in order or not
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

const codesIn = (declaration: unknown): readonly number[] =>
  isRecord(declaration) && isRecord(declaration.errors) ? Object.keys(declaration.errors).map(Number) : []

/**
 * Error codes that an area can still declare: those behind its own, or of a hundred in which there is none yet.
 *
 * @param declaration undefined: of a new area
 * @param all what is declared, in order or not
 * @param catalogue the codes of the catalogue
 */
export const freeCodes = (
  declaration: unknown,
  all: readonly unknown[],
  catalogue: readonly number[],
): readonly number[] => {
  const taken = new Set([...catalogue, ...all.flatMap(codesIn)])
  const hundreds = new Set([...taken].map((code) => Math.floor(code / 100)))
  const own = codesIn(declaration)
  let code = own.length > 0 ? Math.max(...own) : 40_000
  if (own.length === 0) while (hundreds.has(Math.floor(code / 100))) code += 100
  const free: number[] = []
  for (; free.length < proposed && code <= 49_999; code++) if (!taken.has(code)) free.push(code)
  return free
}
