import { leavesOf, type TreeNode } from './menuTree'

export type Ticked = boolean | 'mixed'

/** Whether all, none or some of what a node holds is ticked. */
export const tickedOf = (node: TreeNode, ticked: ReadonlySet<string>): Ticked => {
  const leaves = leavesOf([node])
  const count = leaves.filter((path) => ticked.has(path)).length
  return count === 0 ? false : count === leaves.length ? true : 'mixed'
}

/** What is ticked once a node is clicked: all of it, or nothing of it if all was. */
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

/** A line of the tree that is in sight. */
export interface Line {
  readonly node: TreeNode
  /** From 1. */
  readonly level: number
  /** Its place among its neighbours, from 1, and how many there are. */
  readonly place: number
  readonly of: number
  /** The path of the node around it. */
  readonly parent: string | undefined
}

/** The lines in sight, from top to bottom. */
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

/** The paths of everything that can be opened. */
export const groupsOf = (nodes: readonly TreeNode[]): readonly string[] =>
  nodes.flatMap(({ path, children }) => (children.length > 0 ? [path, ...groupsOf(children)] : []))
