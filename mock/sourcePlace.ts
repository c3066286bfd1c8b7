import { type ESTree, parseSync } from 'vite'
import type { Problem } from '@/declaration/load'

type Node = ESTree.Expression | ESTree.SpreadElement | ESTree.ExportDefaultDeclarationKind

/** The constants of a file, by name, and what it exports. */
const read = (text: string) => {
  const { program } = parseSync('source.ts', text)
  const constants = new Map<string, ESTree.Expression>()
  let exported: Node | undefined
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init) constants.set(id.name, init)
    if (statement.type === 'ExportDefaultDeclaration') exported = statement.declaration
  }
  return { constants, exported }
}

/**
 * Where something of a declaration is written: follows its place through objects, lists, calls such as `text({ … })`, and
 * constants of the same file. What comes from elsewhere has the line at which it comes in.
 *
 * @param place as in `actions.pause.inputs.days.max`
 * @returns the line, from 1
 */
export const lineOfPlace = (text: string, place: string): number => {
  const { constants, exported } = read(text)

  const plain = (node: Node | undefined, depth = 0): Node | undefined => {
    if (!node || depth > 20) return node
    if (node.type === 'Identifier') return plain(constants.get(node.name), depth + 1)
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return plain(node.expression, depth + 1)
    if (node.type === 'ParenthesizedExpression') return plain(node.expression, depth + 1)
    if (node.type !== 'CallExpression') return node
    const [first] = node.arguments
    return first ? plain(first, depth + 1) : node
  }

  /** The property or entry that a place begins with, and what is left of the place. */
  const step = (
    node: Node | undefined,
    left: readonly string[],
  ): readonly [at: number, value: Node, left: readonly string[]] | undefined => {
    const holder = plain(node)
    if (holder?.type === 'ArrayExpression') {
      const index = Number(left[0])
      const before = holder.elements.slice(0, index + 1)
      const entry = holder.elements[index]
      if (!entry || before.some((one) => one?.type === 'SpreadElement')) return undefined
      return [entry.start, entry, left.slice(1)]
    }
    if (holder?.type !== 'ObjectExpression') return undefined
    for (const property of [...holder.properties].reverse()) {
      if (property.type === 'SpreadElement') {
        const found = step(property.argument, left)
        if (found) return found
        continue
      }
      const { key } = property
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      // A name may have dots: `extra.paid` in a condition.
      for (let length = 1; length <= left.length; length++)
        if (left.slice(0, length).join('.') === name)
          return [property.start, property.value, left.slice(length)]
    }
    return undefined
  }

  let at = exported?.start ?? 0
  let node = exported
  let left: readonly string[] = place === '' ? [] : place.replace(/\[(\d+)\]/g, '.$1').split('.')
  while (left.length > 0) {
    const found = step(node, left)
    if (!found) break
    ;[at, node, left] = found
  }
  return text.slice(0, at).split('\n').length
}

/** A problem with the line of its file, both as a terminal makes a link of them: without the leading slash, from 1. */
export interface PlacedProblem extends Problem {
  readonly line: number
}

/** @param sourceOf the text of a file, by its name as in the problem */
export const placedProblems = (
  problems: readonly Problem[],
  sourceOf: (file: string) => string,
): readonly PlacedProblem[] =>
  problems.map((problem) => ({
    ...problem,
    file: problem.file.replace(/^\//, ''),
    line: lineOfPlace(sourceOf(problem.file), problem.place),
  }))

/** A problem in one line. */
export const placedLine = ({ file, line, whose, place, what }: PlacedProblem): string =>
  `${file}:${line} ${whose}: ${place} ${what}`.replace(/\s+/g, ' ')
