import type { Json } from './condition'
import type { Label } from './label'
import { type Content, type Operation, type Schema, type Schemas, targetOf } from './operationParts'

/** A row of a table: a parameter, an input, or a member of an answer. */
export interface DocRow {
  /** The full path: `items[].tid` is a member of each item. */
  readonly name: string
  readonly label?: Label
  readonly hint?: Label
  readonly type: string
  readonly required: boolean
  readonly values?: { readonly [value: string]: Label }
}

/** A call or webhook, prepared for display. */
export interface DocCall {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly label: Label
  readonly note?: Label
  readonly open?: true
  /** For a file upload: the scene used in the example. */
  readonly scene?: string
  readonly parameters: readonly DocRow[]
  readonly body: readonly DocRow[]
  /** For a body with several forms: the required members of each. */
  readonly forms?: readonly (readonly string[])[]
  readonly answer: readonly DocRow[]
  /** Besides those any call may answer. */
  readonly codes: readonly number[]
  /** Example values of the parameters. */
  readonly query: { readonly [name: string]: Json }
  readonly request?: Json
  readonly response?: Json
}

const resolved = (given: Schema, schemas: Schemas): Schema => {
  const schema = targetOf(given, schemas)
  const [first] = schema.anyOf ?? []
  return first ? resolved(first, schemas) : schema
}

const span = (from: Json | undefined, to: Json | undefined): string =>
  from === undefined && to === undefined
    ? ''
    : from === undefined
      ? `≤ ${to}`
      : to === undefined
        ? `≥ ${from}`
        : from === to
          ? `${from}`
          : `${from}–${to}`

/** A type in words that need no translation: `integer (fen) 1–5000000`, `string 2–50`. */
const typeText = (schema: Schema): string => {
  const { type, description, minLength, maxLength, minimum, maximum, maxItems, format, const: only } = schema
  if (only !== undefined) return JSON.stringify(only)
  const name = [type ?? 'any'].flat().join(' | ')
  const unit =
    typeof description !== 'string'
      ? ''
      : /^(fen|li|yuan|basis points)$/.test(description)
        ? ` (${description})`
        : description.startsWith('Unix seconds')
          ? ' (Unix s)'
          : ''
  const limit = span(minLength ?? minimum, maxLength ?? maximum ?? maxItems)
  return [name + unit, typeof format === 'string' ? format : '', limit].filter(Boolean).join(' ')
}

const maxDepth = 4

const rowOf = (name: string, schema: Schema, required: boolean): DocRow => {
  const { 'x-label': label, 'x-hint': hint, 'x-values': values } = schema
  return {
    name,
    ...(label && { label }),
    ...(hint && { hint }),
    type: typeText(schema),
    required,
    ...(values && { values }),
  }
}

/** The members of a schema, each followed by its own members. */
function rowsOf(schema: Schema, schemas: Schemas, prefix = '', depth = 0): DocRow[] {
  const { properties, required = [] } = resolved(schema, schemas)
  if (!properties || depth > maxDepth) return []
  return Object.entries(properties).flatMap(([name, part]) => {
    const member = resolved(part, schemas)
    const inside = member.items ?? member
    const below = rowsOf(inside, schemas, `${prefix}${name}${inside === member ? '.' : '[].'}`, depth + 1)
    return [
      rowOf(`${prefix}${name}`, { ...member, ...part }, required.includes(name)),
      ...below.map((row) => ({ ...row, required: row.required && required.includes(name) })),
    ]
  })
}

/** The rows of a body, over all its forms: a member is required if every form requires it. */
const mergedRows = (forms: readonly Schema[], schemas: Schemas): DocRow[] => {
  const merged = new Map<string, DocRow>()
  const all = forms.map((form) => rowsOf(form, schemas))
  for (const row of all.flat()) {
    const same = all.flatMap((rows) => rows.find(({ name }) => name === row.name) ?? [])
    merged.set(row.name, {
      ...(same[0] ?? row),
      type: [...new Set(same.map(({ type }) => type))].join(' | '),
      required: same.length === all.length && same.every(({ required }) => required),
    })
  }
  return [...merged.values()]
}

const formsOf = (schema: Schema): readonly Schema[] => schema.anyOf?.flatMap(formsOf) ?? [schema]

/** The schema of `data` in the envelope of a successful answer. */
const dataOf = (schema: Schema, schemas: Schemas): Schema =>
  resolved(resolved(schema, schemas).properties?.data ?? {}, schemas)

const answerRows = (schema: Schema, schemas: Schemas): DocRow[] => {
  const data = dataOf(schema, schemas)
  if (data.items) return rowsOf(data.items, schemas, '[].')
  if (data.properties) return rowsOf(data, schemas)
  return data.type === undefined ? [] : [rowOf('data', data, true)]
}

const exampleOfParameter = ({ examples, default: usual, enum: values }: Schema): Json | undefined =>
  usual ?? examples?.[0] ?? values?.[0]

/** Prepares an operation of the API document for display. */
export function docCallOf(method: string, path: string, operation: Operation, schemas: Schemas): DocCall {
  const { operationId = '', parameters = [], requestBody, responses, security } = operation
  const { 'x-label': label = { zh: '', en: '', es: '' }, 'x-note': note, 'x-codes': codes = [] } = operation
  const content: Content = requestBody?.content ?? {}
  const form = content['multipart/form-data']
  const requestMedia = content['application/json']
  const answerMedia = responses?.['200']?.content?.['application/json']
  const forms = formsOf((requestMedia ?? form)?.schema ?? {})
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    label,
    ...(note && { note }),
    ...(security && { open: true as const }),
    ...(form && { scene: String(form.schema?.properties?.scene?.enum?.[0] ?? '') }),
    parameters: parameters.map(({ name, schema, required, 'x-label': title }) =>
      rowOf(name, { ...schema, 'x-label': title }, required),
    ),
    body: mergedRows(forms, schemas),
    ...(forms.length > 1 && { forms: forms.map(({ required = [] }) => required) }),
    answer: answerRows(answerMedia?.schema ?? {}, schemas),
    codes,
    query: Object.fromEntries(
      parameters.flatMap(({ name, schema }) => {
        const value = exampleOfParameter(schema)
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    ...(requestMedia?.example !== undefined && { request: requestMedia.example }),
    ...(answerMedia?.example !== undefined && { response: answerMedia.example }),
  }
}

/** Prepares a webhook for display: its body is the request, the receiver's answer the response. */
export function docPushOf(operation: Operation, schemas: Schemas): DocCall {
  const accepted = operation.responses?.['200']?.content?.['*/*']?.example
  return {
    ...docCallOf('post', '', operation, schemas),
    ...(accepted !== undefined && { response: accepted }),
  }
}
