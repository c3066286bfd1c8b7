import { type ESTree, parseSync } from 'vite'
import type { Resource } from '@/declaration'
import type { Draft } from './draft'
import type { Proposal } from './judge'
import { choiceSource, fieldSource, labelSource } from './source'

type Node = ESTree.Node
type ObjectNode = ESTree.ObjectExpression

/** The value of a property in an object's source; undefined if it is spread or computed. */
const propertyOf = (object: Node | undefined, name: string): Node | undefined => {
  if (object?.type !== 'ObjectExpression') return undefined
  for (const property of object.properties)
    if (property.type === 'Property' && !property.computed) {
      const { key } = property
      const said = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      if (said === name) return property.value
    }
  return undefined
}

const argumentOf = (node: Node | undefined): Node | undefined =>
  node?.type === 'CallExpression' ? node.arguments[0] : undefined

/** The object given to `defineResource`, wherever in the file it is called. */
const declarationIn = (program: ESTree.Program): Node | undefined => {
  const values = program.body.flatMap((statement): (Node | null)[] => {
    if (statement.type === 'ExportDefaultDeclaration') return [statement.declaration]
    return statement.type === 'VariableDeclaration' ? statement.declarations.map(({ init }) => init) : []
  })
  const call = values.find(
    (node) =>
      node?.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'defineResource',
  )
  return argumentOf(call ?? undefined)
}

/** A change of a text: replaces the part from here to there. */
interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Adds an entry at the end of an object, whose last comma may be missing. */
const appended = (source: string, object: ObjectNode, text: string): Edit => {
  const last = object.properties.at(-1)
  const end = object.end - 1
  const rest = last && source.slice(last.end, end).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return last && !rest?.includes(',')
    ? { from: last.end, to: last.end, text: `,\n${text}` }
    : { from: end, to: end, text }
}

const editsOfField = (
  source: string,
  node: Node | undefined,
  field: Proposal,
  real: Resource,
): readonly Edit[] => {
  const options = argumentOf(node)
  const edits: Edit[] = []
  const label = propertyOf(options, 'label')
  const isUnwritten =
    label?.type === 'CallExpression' &&
    label.arguments.some((text) => text.type === 'Literal' && text.value === '')
  if (isUnwritten && field.label.zh !== '' && field.label.es !== '')
    edits.push({ from: label.start, to: label.end, text: labelSource(field.label) })
  const of = propertyOf(options, 'of')
  const declared = real.fields[field.name]
  const known = declared && 'of' in declared ? declared.of : {}
  const values = Object.entries(field.of ?? {}).filter(([value]) => !Object.hasOwn(known, value))
  if (of?.type === 'ObjectExpression' && values.length > 0)
    edits.push(appended(source, of, values.map(([value, one]) => choiceSource(value, one)).join('')))
  return edits
}

/**
 * The file of an existing area with additions from its evidence: fields, values of choices, labels still to be written. Nothing
 * existing is changed or removed. The result still has to be formatted.
 *
 * @returns undefined if the fields are not written in this file
 */
export const patched = (source: string, real: Resource, draft: Draft): string | undefined => {
  const { program } = parseSync('area.ts', source)
  const declaration = declarationIn(program)
  const fields = propertyOf(declaration, 'fields')
  if (fields?.type !== 'ObjectExpression') return undefined
  const added = draft.fields.filter(({ name }) => !Object.hasOwn(real.fields, name))
  const edits = draft.fields.flatMap((field) =>
    editsOfField(source, propertyOf(fields, field.name), field, real),
  )
  if (added.length > 0) edits.push(appended(source, fields, added.map(fieldSource).join('')))
  const kinds = added.map(({ kind }) => kind)
  const names = program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.source.value === '@/declaration'
      ? statement.specifiers
      : [],
  )
  const last = names.at(-1)
  const missing = [...new Set(kinds)].filter((kind) => !names.some(({ local }) => local.name === kind))
  if (last && missing.length > 0)
    edits.push({ from: last.end, to: last.end, text: `, ${missing.join(', ')}` })
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: more }) => text.slice(0, from) + more + text.slice(to), source)
}
