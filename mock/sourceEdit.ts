import { type ESTree, parseSync } from 'vite'
import { type Json, labelLocales } from '@/declaration'
import { type Edit, EditRefused, type Place, rearranged } from '@/declaration/edits'
import { isPlain, sourceOf, withImports } from './sourceText'

type Node = ESTree.Expression | ESTree.SpreadElement | ESTree.ExportDefaultDeclarationKind

/** A text, a number, yes or no, or nothing, as it is written in a declaration's file. */
export interface Leaf {
  readonly place: Place
  readonly value: Json
  /** Where the value starts in the file's text. */
  readonly start: number
  readonly end: number
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
 * The parts of something that is written out, with their places in it. Parts given by name are written elsewhere.
 *
 * @param words of the vocabulary: calling them returns their argument, under the same names
 */
const partsOf = (written: Node, words: ReadonlySet<string>): readonly (readonly [Place, Node])[] => {
  const node = plain(written)
  if (node.type === 'ArrayExpression')
    // With a spread, nobody knows which place an entry has.
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

/** Everything that is written in a declaration's file, with its place. Whatever is given by name is written elsewhere. */
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

/** Every leaf that is written in place in a declaration's file, leaving out those that come from elsewhere. */
export const leavesOf = (text: string): readonly Leaf[] =>
  nodesIn(text).flatMap(([place, node]) => {
    const value = literalIn(node)
    return value === undefined ? [] : [{ place, value, start: node.start, end: node.end }]
  })

const isAt = (place: Place, at: Place): boolean =>
  place.length === at.length && place.every((part, index) => String(part) === String(at[index]))

/** Something written in one place, together with its parts. */
type Group = ESTree.ObjectExpression | ESTree.ArrayExpression

const isGroup = (node: Node | undefined): node is Group =>
  node?.type === 'ObjectExpression' || node?.type === 'ArrayExpression'

const partsIn = (group: Group): readonly ESTree.Node[] =>
  group.type === 'ObjectExpression' ? group.properties : group.elements.filter((one) => one !== null)

/** An entry of a group as it stands in the text, with its comments. */
interface Entry {
  /** Above it, and what follows its comma in the same line. */
  readonly before: string
  readonly text: string
  readonly behind: string
}

const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const restOfLine = /[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/)?[ \t]*(?=\n)/y

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** The position after the comma that ends an entry, or after the entry if there is none. */
const behindComma = (text: string, from: number, to: number): number => {
  for (let at = from; at < to; at++) {
    const skipped = matchAt(comment, text, at)
    if (skipped !== '') at += skipped.length - 1
    else if (text[at] === ',') return at + 1
  }
  return from
}

/** A new entry among others: in a line of its own if they have one each. */
const entryOf = (text: string, [first]: readonly Entry[]): Entry => ({
  before: first?.before.includes('\n') ? '\n' : ' ',
  text,
  behind: '',
})

/** A group's entries, the text below the last one, and its comma. */
const entriesIn = (
  text: string,
  group: Group,
): { readonly entries: readonly Entry[]; readonly comma: string; readonly end: string } => {
  let last = ''
  const parts = partsIn(group)
  const close = group.end - 1
  let from = group.start + 1
  const entries = parts.map((part, index) => {
    const comma = behindComma(text, part.end, parts[index + 1]?.start ?? close)
    const behind = matchAt(restOfLine, text, comma)
    const entry = { before: text.slice(from, part.start), text: text.slice(part.start, part.end), behind }
    from = comma + behind.length
    last = comma > part.end ? ',' : ''
    return entry
  })
  return { entries, comma: last, end: text.slice(from, close) }
}

const nameIn = (part: ESTree.Node): string => (part.type === 'Property' ? nameOf(part.key) : '')

/** Whether a comment stands between the two ends of something. */
const hasComment = (text: string): boolean =>
  /\/\/|\/\*/.test(text.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, ''))

const isName = (name: unknown): name is string => typeof name === 'string' && /^[a-z_]\w*$/i.test(name)

const isCallOf = (word: string, node: Node): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === word

const refusal = (place: Place): EditRefused =>
  new EditRefused(
    `${place.join('.')} is not written in this file: it comes from elsewhere, or follows from the rest`,
  )

/** A file in which something is edited. */
class Written {
  readonly nodes: readonly (readonly [Place, Node])[]

  constructor(readonly text: string) {
    this.nodes = nodesIn(text)
  }

  /** The node at a place, including the word around it. Undefined if it is written nowhere, or in several places. */
  at(place: Place): Node | undefined {
    const [first, ...others] = this.nodes.flatMap(([at, node]) => (isAt(at, place) ? node : []))
    return first && others.every(({ start, end }) => start >= first.start && end <= first.end)
      ? first
      : undefined
  }

  /** The group whose entries have their places below this one. */
  groupAt(place: Place): Group | undefined {
    const found = this.nodes.flatMap(([at, node]) => (isAt(at, place) && isGroup(node) ? node : []))
    return found.length === 1 ? found[0] : undefined
  }

  isWritten(place: Place): boolean {
    return this.nodes.some(([at]) => isAt(at, place))
  }

  replaced(start: number, end: number, by: string): string {
    return this.text.slice(0, start) + by + this.text.slice(end)
  }

  /** Replaces what is written at a place. Refused for a group with comments, which would be lost. */
  set(place: Place, value: Json): string {
    const node = this.at(place)
    if (!node) return this.add(place, value)
    const whole = this.text.slice(node.start, node.end)
    if (!isWhole(node, this.text) || (literalIn(node) === undefined && hasComment(whole)))
      throw refusal(place)
    return this.replaced(node.start, node.end, sourceOf(value))
  }

  /** Adds a value that is not written yet, to the nearest group around it that is. */
  add(place: Place, value: Json): string {
    const around = place.slice(0, -1)
    const name = place.at(-1)
    // The text is run before it is compared: a name must be no more than a name.
    if (this.isWritten(place) || !isName(name)) throw refusal(place)
    const group = this.groupAt(around)
    if (!group && around.length > 0 && !this.isWritten(around)) return this.add(around, { [name]: value })
    if (group?.type !== 'ObjectExpression') throw refusal(place)
    return this.withEntries(group, (entries) => [...entries, entryOf(`${name}: ${sourceOf(value)}`, entries)])
  }

  /** An entry comes, goes, or is put in another place. */
  arrange(edit: Edit): string {
    const around = edit.place.slice(0, -1)
    const name = edit.place.at(-1)
    const group = this.groupAt(around)
    if (!group) throw refusal(around)
    const parts = partsIn(group)
    // With a spread, the order of entries is unknown, and so is what a removed entry would uncover.
    if (parts.some(({ type }) => type === 'SpreadElement')) throw refusal(edit.place)
    // The word around it may add parts too: `removal` fills in what it is not given.
    const word = this.at(around)
    const isAll = word === group
    if ('remove' in edit && word && isCallOf('removal', word)) throw refusal(edit.place)
    if ('remove' in edit && isAll && !this.isWritten(edit.place)) return this.text
    const at =
      group.type === 'ArrayExpression' ? Number(name) : parts.findIndex((part) => nameIn(part) === name)
    if (at < 0 || at > parts.length) throw refusal(edit.place)
    return this.withEntries(group, (entries) =>
      rearranged(entries, at, edit, (value) => entryOf(sourceOf(value), entries)),
    )
  }

  withEntries(group: Group, changed: (entries: readonly Entry[]) => readonly Entry[]): string {
    const { entries, comma, end } = entriesIn(this.text, group)
    const next = changed(entries)
    const inside = next.map(({ before, text, behind }, index) => {
      const isLast = index === next.length - 1
      return `${before}${text}${isLast ? comma : ','}${behind}`
    })
    return this.replaced(group.start + 1, group.end - 1, inside.join('') + end)
  }
}

/** Whether something is written out whole: a leaf, a label, or a group of them. */
const isWhole = (node: Node, text: string): boolean => {
  const one = plain(node)
  if (one.type === 'ArrayExpression')
    return one.elements.every((part) => part !== null && isWhole(part, text))
  if (one.type === 'ObjectExpression')
    return one.properties.every((part) => part.type === 'Property' && isWhole(part.value as Node, text))
  if (one.type === 'CallExpression')
    return (
      isPlain(text.slice(one.callee.start, one.callee.end)) &&
      one.arguments.every((part) => isWhole(part as Node, text))
    )
  return literalIn(one) !== undefined
}

/**
 * A declaration's file with an edit made. The rest of the text stays as it is, comments above all. It still has to be formatted.
 *
 * @throws EditRefused when what is edited is not written there
 */
export const withEdit = (text: string, edit: Edit): string => {
  const file = new Written(text)
  if ('value' in edit) return withImports(file.set(edit.place, edit.value), edit.value)
  return 'insert' in edit ? withImports(file.arrange(edit), edit.insert) : file.arrange(edit)
}
