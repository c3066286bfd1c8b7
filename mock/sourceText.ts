import { parseSync } from 'vite'
import { isRecord, type Json, kindNames } from '@/declaration'
import { isLabel } from '@/declaration/isLabel'

/** Where the words of declarations come from. */
const vocabulary = '@/declaration'

const isKind = (name: unknown): name is string => kindNames.some((kind) => kind === name)

/** Whether a word returns its argument unchanged: a label, or a field of a kind. */
export const isPlain = (word: string): boolean => word === 'l' || isKind(word)

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const groupOf = (group: { readonly [name: string]: Json | undefined }): string =>
  `{ ${Object.entries(group)
    .map(([name, one]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)}: ${sourceOf(one ?? null)}`)
    .join(', ')} }`

/** A value as a person would write it in a declaration: labels and fields by their words. */
export const sourceOf = (value: Json): string => {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map((one: Json) => sourceOf(one)).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  if (isLabel(value)) {
    const { zh, en, es, ...rest } = value as Record<string, string>
    const label = `l(${[zh, en, es].map((one) => quoted(one ?? '')).join(', ')})`
    return Object.keys(rest).length === 0 ? label : `{ ...${label}, ${groupOf(rest).slice(2)}`
  }
  const { kind, ...options } = value as Record<string, Json>
  return isKind(kind) && isLabel(options.label)
    ? `${kind}(${groupOf(options)})`
    : groupOf(value as Record<string, Json>)
}

/** The words that a value takes. */
const wordsOf = (value: Json): readonly string[] =>
  sourceOf(value)
    .replace(/'(?:\\.|[^'\\])*'/g, '')
    .match(/\w+(?=\()/g) ?? []

/** A file that imports the words of a value that was written into it. */
export const withImports = (text: string, value: Json): string => {
  const imports = parseSync('area.ts', text).program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement : [],
  )
  const known = imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name))
  const missing = [...new Set(wordsOf(value))].filter((word) => !known.includes(word))
  const last = imports.findLast(({ source }) => source.value === vocabulary)?.specifiers.at(-1)
  if (!last || missing.length === 0) return text
  return `${text.slice(0, last.end)}, ${missing.join(', ')}${text.slice(last.end)}`
}
