import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** An import, re-export, dynamic import, type import or glob, as written. */
interface Import {
  readonly from: string
  /** The names taken, empty for a whole module. */
  readonly names: readonly string[]
  /** Gone before run time. */
  readonly typeOnly: boolean
  /** Loaded on demand: `import()` or a glob. */
  readonly late?: boolean
}

/** What the architecture's rules need to know about a file. */
export interface SourceFile {
  /** From the project's root, with `/`. */
  readonly path: string
  readonly lines: number
  readonly imports: readonly Import[]
  /** Every text that can reach run time: string and template literals, JSX text; for a non-script the whole file. */
  readonly texts: readonly string[]
  readonly comments: readonly string[]
}

/** The files below these folders, from the project's root. */
export const filesBelow = (folders: readonly string[], ending = /\.(tsx?|mjs)$/): readonly string[] =>
  folders
    .flatMap((top) => readdirSync(top, { recursive: true, encoding: 'utf8' }).map((path) => join(top, path)))
    .filter((path) => ending.test(path))

/** Replaces a value in a text that is only known at run time. */
export const placeholder = '⟨⟩'

/** Reads one file's facts from its syntax tree, never from its looks: a comment that says `import` imports nothing. */
export function readSource(path: string, text: string): SourceFile {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  if (!/\.(tsx?|mjs)$/.test(path)) return { path, lines, imports: [], texts: [text], comments: [] }
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const imports: Import[] = []
  const texts: string[] = []
  visit(program, (node) => {
    imports.push(...importsOf(node))
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
    if (node.type === 'TemplateLiteral')
      texts.push(node.quasis.map(({ value }) => value.raw).join(placeholder))
    if (node.type === 'JSXText') texts.push(node.value)
  })
  return { path, lines, imports, texts, comments: comments.map(({ value }) => value) }
}

function importsOf(node: ESTree.Node): Import[] {
  switch (node.type) {
    case 'ImportDeclaration': {
      const { specifiers } = node
      const names = specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' && one.importKind !== 'type' ? [nameOf(one.imported)] : [],
      )
      const isType = (one: (typeof specifiers)[number]) =>
        one.type === 'ImportSpecifier' && one.importKind === 'type'
      const typeOnly = node.importKind === 'type' || (specifiers.length > 0 && specifiers.every(isType))
      return [{ from: node.source.value, names, typeOnly }]
    }
    case 'ExportAllDeclaration':
      return [{ from: node.source.value, names: [], typeOnly: node.exportKind === 'type' }]
    case 'ExportNamedDeclaration': {
      const names = node.specifiers.map((one) => nameOf(one.local))
      return node.source ? [{ from: node.source.value, names, typeOnly: node.exportKind === 'type' }] : []
    }
    case 'ImportExpression':
      return literals(node.source).map((from) => ({ from, names: [], typeOnly: false, late: true }))
    case 'TSImportType':
      return [{ from: node.source.value, names: [], typeOnly: true }]
    case 'CallExpression':
      return isGlob(node.callee) && node.arguments[0]
        ? literals(node.arguments[0]).map((from) => ({ from, names: [], typeOnly: false, late: true }))
        : []
    default:
      return []
  }
}

const isGlob = (callee: ESTree.Node): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'glob'

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)

function literals(node: ESTree.Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node.type === 'ArrayExpression') return node.elements.flatMap((one) => (one ? literals(one) : []))
  return []
}

/** Visits every node of a syntax tree, parents before children. */
export function visit(value: unknown, see: (node: ESTree.Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see)
  else if (isNode(value)) {
    see(value)
    for (const part of Object.values(value)) if (typeof part === 'object') visit(part, see)
  }
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
