import { type ESTree, parseSync } from 'vite'
import type { PlacedProblem } from './sourcePlace'

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const codeOf = (node: ESTree.Node | undefined): number | undefined =>
  node?.type === 'Literal' && typeof node.value === 'number' ? node.value : undefined

const nameOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && node.property.type === 'Identifier'
    ? node.property.name
    : undefined
}

/** The code that a node refuses with: `refuse(41005)`, `context.refuse(41005)`, `{ code: 41005 }`. */
const refusalIn = (node: ESTree.Node): number | undefined => {
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return /^[rR]efus(e|al)$/.test(nameOf(node.callee) ?? '') ? codeOf(node.arguments[0]) : undefined
  return node.type === 'Property' && nameOf(node.key) === 'code' ? codeOf(node.value) : undefined
}

/** The codes that rules refuse with, if they are written as numbers, with their lines from 1. */
export const codesIn = (source: string): readonly { readonly line: number; readonly code: number }[] => {
  const found: { line: number; code: number }[] = []
  const visit = (node: ESTree.Node): void => {
    const code = refusalIn(node)
    if (code !== undefined) found.push({ line: source.slice(0, node.start).split('\n').length, code })
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(parseSync('rules.ts', source).program)
  return found
}

/**
 * The refusals of rules that have no message.
 *
 * @param sources those of `platform/` folders, by file
 * @param codes those that have one
 * @param ownerOf the area that a file belongs to
 */
export const problemsOfRules = (
  sources: Readonly<Record<string, string>>,
  codes: readonly number[],
  ownerOf: (file: string) => string,
): readonly PlacedProblem[] =>
  Object.entries(sources).flatMap(([file, source]) =>
    codesIn(source)
      .filter(({ code }) => code >= 10_000 && !codes.includes(code))
      .map(({ line, code }) => ({
        ...{ whose: ownerOf(file), file, line, place: `code ${code}` },
        what: 'has no message; declare it in errors of the area, or take one of src/declaration/errorCatalogue.ts',
      })),
  )
