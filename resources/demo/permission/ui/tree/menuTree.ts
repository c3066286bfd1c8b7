import { type Label, l } from '@/declaration'
import { fieldOf, textOf } from '@/platform/answer'
import { resolvePath } from '@/shell/menu/routes'

/** A menu entry as the platform stores it; unknown fields are kept. */
export interface MenuEntry {
  readonly path: string
  readonly children?: readonly MenuEntry[]
}

export interface TreeNode {
  /** Absolute. */
  readonly path: string
  readonly title: Label
  readonly children: readonly TreeNode[]
}

const isEntry = (value: unknown): value is MenuEntry => typeof fieldOf(value, 'path') === 'string'

export const entriesOf = (sent: unknown): readonly MenuEntry[] =>
  Array.isArray(sent) ? sent.filter(isEntry) : []

const inside = (entry: MenuEntry): readonly MenuEntry[] => entriesOf(entry.children)
const isHidden = (entry: MenuEntry): boolean => fieldOf(entry, 'hidden') === true
const metaOf = (entry: MenuEntry, name: string): unknown => fieldOf(fieldOf(entry, 'meta'), name)

const titleOf = (entry: MenuEntry, path: string): Label => {
  const title = metaOf(entry, 'title')
  const otherwise = textOf(title) || path
  const named = (locale: keyof Label) => textOf(fieldOf(title, locale)) || otherwise
  return l(named('zh'), named('en'), named('es'))
}

/**
 * The part of a menu that can be given to a role. Hidden entries are left out, and a group with a single visible entry is
 * replaced by it unless it is always shown.
 *
 * @param base the path of the surrounding group
 */
export const treeOf = (entries: readonly MenuEntry[], base = '/'): readonly TreeNode[] =>
  entries
    .filter((entry) => !isHidden(entry))
    .map((entry) => {
      const path = resolvePath(base, entry.path)
      const children = treeOf(inside(entry), path)
      const [only, ...more] = children
      if (only && more.length === 0 && fieldOf(entry, 'alwaysShow') !== true) return only
      return { path, title: titleOf(entry, path), children }
    })

/** The paths of all leaves; the state of groups follows from them. */
export const leavesOf = (nodes: readonly TreeNode[]): readonly string[] =>
  nodes.flatMap(({ path, children }) => (children.length > 0 ? leavesOf(children) : path))

const pathsIn = (entries: readonly MenuEntry[], base = '/'): readonly string[] =>
  entries.flatMap((entry) => {
    const path = resolvePath(base, entry.path)
    return [path, ...pathsIn(inside(entry), path)]
  })

export const leavesHeld = (tree: readonly TreeNode[], held: readonly MenuEntry[]): ReadonlySet<string> => {
  const paths = new Set(pathsIn(held))
  return new Set(leavesOf(tree).filter((path) => paths.has(path)))
}

/**
 * A menu reduced to the checked leaves. Groups stay if anything in them does; hidden entries go with the entry that represents
 * them, or with their group.
 *
 * @param ticked the paths of leaves
 */
export const prunedTo = (
  entries: readonly MenuEntry[],
  ticked: ReadonlySet<string>,
  base = '/',
): readonly MenuEntry[] => {
  const kept = new Map<MenuEntry, MenuEntry>()
  for (const entry of entries.filter((one) => !isHidden(one))) {
    const path = resolvePath(base, entry.path)
    const children = prunedTo(inside(entry), ticked, path)
    if (children.length > 0) kept.set(entry, { ...entry, children })
    else if (ticked.has(path)) kept.set(entry, entry)
  }
  return entries.flatMap((entry) => {
    if (!isHidden(entry)) return kept.get(entry) ?? []
    const marked = metaOf(entry, 'activeMenu')
    return (typeof marked === 'string' ? ticked.has(marked) : kept.size > 0) ? entry : []
  })
}

export type Ticked = boolean | 'mixed'

export const tickedOf = (node: TreeNode, ticked: ReadonlySet<string>): Ticked => {
  const leaves = leavesOf([node])
  const count = leaves.filter((path) => ticked.has(path)).length
  return count === 0 ? false : count === leaves.length ? true : 'mixed'
}

export const toggled = (node: TreeNode, ticked: ReadonlySet<string>): ReadonlySet<string> => {
  const leaves = leavesOf([node])
  const next = new Set(ticked)
  const off = tickedOf(node, ticked) === true
  for (const path of leaves) {
    if (off) next.delete(path)
    else next.add(path)
  }
  return next
}

export interface Line {
  readonly node: TreeNode
  /** From 1. */
  readonly level: number
  /** Position among its siblings, from 1, and their number. */
  readonly place: number
  readonly of: number
  readonly parent: string | undefined
}

export const linesOf = (
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent?: string,
): readonly Line[] =>
  nodes.flatMap((node, index) => [
    { node, level, place: index + 1, of: nodes.length, parent },
    ...(open.has(node.path) ? linesOf(node.children, open, level + 1, node.path) : []),
  ])

export const groupsOf = (nodes: readonly TreeNode[]): readonly string[] =>
  nodes.flatMap(({ path, children }) => (children.length > 0 ? [path, ...groupsOf(children)] : []))
