import { type ESTree, parseSync } from 'vite'
import { isRecord, type Json, labelLocales } from '@/declaration'

type Node = ESTree.Expression | ESTree.SpreadElement | ESTree.ExportDefaultDeclarationKind

/** Where in a declaration: `['fields', 'title', 'label', 'zh']`. */
export type Place = readonly (string | number)[]

/** A text, a number, yes or no, or nothing, as it is written in a declaration's file. */
export interface Leaf {
  readonly place: Place
  readonly value: Json
  /** Of what is written, in the file's text. */
  readonly start: number
  readonly end: number
}

/** An edit that cannot be written where it is wanted, with the reason. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused'
}

const literalIn = (node: Node): Json | undefined => {
  if (node.type === 'Literal' && !('regex' in node)) return node.value as Json
  if (node.type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'Literal')
    return -Number(node.argument.value)
  return undefined
}

const nameOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

const plain = (node: Node): Node =>
  node.type === 'TSAsExpression' ||
  node.type === 'TSSatisfiesExpression' ||
  node.type === 'ParenthesizedExpression'
    ? plain(node.expression)
    : node

/**
 * The parts of something that is written out, with their places in it. What is only named is written elsewhere.
 *
 * @param words of the vocabulary: they give back what they are given, under the same names
 */
const partsOf = (written: Node, words: ReadonlySet<string>): readonly (readonly [Place, Node])[] => {
  const node = plain(written)
  if (node.type === 'ArrayExpression')
    // What stands behind a spread has no place that is known.
    return node.elements.some((one) => one?.type === 'SpreadElement')
      ? []
      : node.elements.flatMap((one, index): [Place, Node][] => (one ? [[[index], one]] : []))
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((one): (readonly [Place, Node])[] =>
      one.type === 'SpreadElement' ? [[[], one.argument]] : [[[nameOf(one.key)], one.value as Node]],
    )
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
  if (!words.has(node.callee.name)) return []
  if (node.callee.name === 'l')
    return labelLocales.flatMap((locale, index): [Place, Node][] => {
      const text = node.arguments[index]
      return text ? [[[locale], text]] : []
    })
  const [options] = node.arguments
  return options && node.arguments.length === 1 ? [[[], options]] : []
}

const read = (text: string) => {
  const { program } = parseSync('area.ts', text)
  const constants = new Map<string, Node>()
  const words = new Set<string>()
  let exported: Node | undefined
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value === '@/declaration')
      for (const { local } of statement.specifiers) words.add(local.name)
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations)
        if (id.type === 'Identifier' && init) constants.set(id.name, init)
    if (statement.type !== 'ExportDefaultDeclaration') continue
    const { declaration } = statement
    exported = declaration.type === 'Identifier' ? constants.get(declaration.name) : declaration
  }
  return { exported, words }
}

/** What is written in a declaration's file, each thing with its place; what is only named is written elsewhere. */
const nodesIn = (text: string): readonly (readonly [Place, Node])[] => {
  const { exported, words } = read(text)
  const nodes: (readonly [Place, Node])[] = []
  const visit = (node: Node, place: Place): void => {
    nodes.push([place, plain(node)])
    for (const [more, part] of partsOf(node, words)) visit(part, [...place, ...more])
  }
  if (exported) visit(exported, [])
  return nodes
}

/** Every leaf that is written in a declaration's file where it belongs; those that come from elsewhere are not among them. */
export const leavesOf = (text: string): readonly Leaf[] =>
  nodesIn(text).flatMap(([place, node]) => {
    const value = literalIn(node)
    return value === undefined ? [] : [{ place, value, start: node.start, end: node.end }]
  })

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const source = (value: Json): string => {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map((one: Json) => source(one)).join(', ')}]`
  return JSON.stringify(value)
}

const isAt = (place: Place, at: Place): boolean =>
  place.length === at.length && place.every((part, index) => String(part) === String(at[index]))

/** Whether something is written out whole: a leaf, or a list of them. */
const isWhole = (node: Node): boolean =>
  literalIn(node) !== undefined ||
  (node.type === 'ArrayExpression' &&
    node.elements.every((one) => one !== null && literalIn(one) !== undefined))

/**
 * A declaration's file with another value in one place: a leaf, or a list of them, which may be new in a group that is written
 * out. Nothing else of the text is touched, comments least of all.
 *
 * @throws EditRefused when the value is not written there
 */
export const withEdit = (text: string, place: Place, value: Json): string => {
  const nodes = nodesIn(text)
  const found = nodes.filter(([at]) => isAt(at, place))
  const [[, node] = []] = found
  if (node && found.length === 1 && isWhole(node))
    return text.slice(0, node.start) + source(value) + text.slice(node.end)
  const name = place.at(-1)
  const groups = nodes.filter(([at, one]) => one.type === 'ObjectExpression' && isAt(at, place.slice(0, -1)))
  const [[, group] = []] = groups
  const last = group?.type === 'ObjectExpression' ? group.properties.at(-1) : undefined
  // The text is run before it is compared: a name must be no more than a name.
  const isName = typeof name === 'string' && /^[a-z]\w*$/i.test(name)
  if (found.length === 0 && groups.length === 1 && last && Array.isArray(value) && isName)
    return `${text.slice(0, last.end)}, ${name}: ${source(value)}${text.slice(last.end)}`
  throw new EditRefused(
    `${place.join('.')} is not written in this file: it comes from elsewhere, or follows from the rest`,
  )
}

/** Something with another value in one place. */
export const edited = (whole: Json, [first, ...others]: Place, value: Json): Json => {
  if (first === undefined) return value
  if (Array.isArray(whole))
    return whole.map((one: Json, index) => (index === Number(first) ? edited(one, others, value) : one))
  if (!isRecord(whole)) throw new EditRefused(`there is nothing at "${first}"`)
  return { ...whole, [first]: edited(whole[first] as Json, others, value) }
}
