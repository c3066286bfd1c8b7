import { leavesOf, type TreeNode } from './menuTree'

export type Ticked = boolean | 'mixed'

/** The state of a node: all, none or some of its leaves checked. */
export const tickedOf = (node: TreeNode, ticked: ReadonlySet<string>): Ticked => {
  const leaves = leavesOf([node])
  const count = leaves.filter((path) => ticked.has(path)).length
  return count === 0 ? false : count === leaves.length ? true : 'mixed'
}

/** Clicking a node checks all its leaves, or unchecks them if all were checked. */
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

/** A visible line of the tree. */
export interface Line {
  readonly node: TreeNode
  /** From 1. */
  readonly level: number
  /** Position among its siblings, from 1, and their number. */
  readonly place: number
  readonly of: number
  /** The parent's path. */
  readonly parent: string | undefined
}

/** The visible lines from top to bottom. */
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

/** The paths of all expandable nodes. */
export const groupsOf = (nodes: readonly TreeNode[]): readonly string[] =>
  nodes.flatMap(({ path, children }) => (children.length > 0 ? [path, ...groupsOf(children)] : []))
