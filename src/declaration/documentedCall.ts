import type { Json } from './condition'
import { isRecord } from './condition'
import type { Label } from './label'
import type { Operation, Schema } from './operationParts'

/** A row of a table: a parameter, an input, or a member of an answer. */
export interface DocRow {
  /** The full path: `items[].tid` is a member of each item. */
  readonly name: string
  readonly label?: Label
  readonly hint?: Label
  /** The type, with its limits. */
  readonly type: string
  readonly required: boolean
  /** The meaning of each value. */
  readonly values?: { readonly [value: string]: Label }
}

/** A call or webhook, prepared for display. */
export interface DocCall {
  readonly id: string
  /** In upper case. */
  readonly method: string
  /** Below `/api`. */
  readonly path: string
  readonly label: Label
  readonly note?: Label
  /** Needs no session. */
  readonly open?: true
  /** For a file upload: the scene used in the example. */
  readonly scene?: string
  /** In the query string. */
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

type Schemas = { readonly [name: string]: Schema }

const resolved = (schema: Schema, schemas: Schemas): Schema => {
  if (typeof schema.$ref === 'string') return schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}
  const [first] = (schema.anyOf ?? []) as readonly Schema[]
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

const labelIn = (schema: Schema, member: 'x-label' | 'x-hint'): { label?: Label; hint?: Label } => {
  const label = schema[member]
  if (!isRecord(label)) return {}
  const { zh, en, es } = label as unknown as Label
  return member === 'x-label' ? { label: { zh, en, es } } : { hint: { zh, en, es } }
}

/** Deeper nesting is not shown. */
const maxDepth = 4

const rowOf = (name: string, schema: Schema, required: boolean): DocRow => ({
  name,
  ...labelIn(schema, 'x-label'),
  ...labelIn(schema, 'x-hint'),
  type: typeText(schema),
  required,
  ...(isRecord(schema['x-values'])
    ? { values: schema['x-values'] as unknown as { readonly [value: string]: Label } }
    : {}),
})

/** The members of a schema, each followed by its own members. */
function rowsOf(schema: Schema, schemas: Schemas, prefix = '', depth = 0): DocRow[] {
  const target = resolved(schema, schemas)
  const required = (target.required ?? []) as readonly string[]
  if (!isRecord(target.properties) || depth > maxDepth) return []
  return Object.entries(target.properties).flatMap(([name, part]) => {
    if (!isRecord(part)) return []
    const member = resolved(part, schemas)
    const inside = isRecord(member.items) ? member.items : member
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

const formsOf = (schema: Schema): readonly Schema[] =>
  Array.isArray(schema.anyOf) ? (schema.anyOf as readonly Schema[]).flatMap(formsOf) : [schema]

const mediaOf = (holder: Json | undefined, type: string): Schema | undefined => {
  const content = isRecord(holder) ? holder.content : undefined
  const media = isRecord(content) ? content[type] : undefined
  return isRecord(media) ? media : undefined
}

const schemaOf = (media: Schema | undefined): Schema => (isRecord(media?.schema) ? media.schema : {})

/** The schema of `data` in the envelope of a successful answer. */
const dataOf = (schema: Schema, schemas: Schemas): Schema => {
  const { properties } = resolved(schema, schemas)
  return isRecord(properties) && isRecord(properties.data) ? resolved(properties.data, schemas) : {}
}

const answerRows = (schema: Schema, schemas: Schemas): DocRow[] => {
  const data = dataOf(schema, schemas)
  if (isRecord(data.items)) return rowsOf(data.items, schemas, '[].')
  if (isRecord(data.properties)) return rowsOf(data, schemas)
  return data.type === undefined ? [] : [rowOf('data', data, true)]
}

const exampleOfParameter = ({ examples, default: usual, enum: values }: Schema): Json | undefined =>
  usual ?? (examples as readonly Json[] | undefined)?.[0] ?? (values as readonly Json[] | undefined)?.[0]

const sceneIn = ({ properties }: Schema): string => {
  const scene = isRecord(properties) ? properties.scene : undefined
  return isRecord(scene) ? String((scene.enum as readonly Json[] | undefined)?.[0] ?? '') : ''
}

/**
 * Prepares an operation of the API document for display.
 *
 * @param schemas the targets of references
 */
export function docCallOf(method: string, path: string, operation: Operation, schemas: Schemas): DocCall {
  const { operationId, requestBody, responses, security } = operation
  const parameters = ((operation.parameters ?? []) as readonly Schema[]).map((parameter) => ({
    parameter,
    schema: isRecord(parameter.schema) ? parameter.schema : {},
  }))
  const form = mediaOf(requestBody, 'multipart/form-data')
  const requestMedia = mediaOf(requestBody, 'application/json')
  const answerMedia = mediaOf(isRecord(responses) ? responses['200'] : undefined, 'application/json')
  const forms = formsOf(schemaOf(requestMedia ?? form))
  return {
    id: String(operationId),
    method: method.toUpperCase(),
    path,
    label: operation['x-label'] as unknown as Label,
    ...(operation['x-note'] ? { note: operation['x-note'] as unknown as Label } : {}),
    ...(security === undefined ? {} : { open: true as const }),
    ...(form ? { scene: sceneIn(schemaOf(form)) } : {}),
    parameters: parameters.map(({ parameter, schema }) => ({
      ...rowOf(
        String(parameter.name),
        { ...schema, 'x-label': parameter['x-label'] },
        parameter.required === true,
      ),
    })),
    body: mergedRows(forms, schemas),
    ...(forms.length > 1 ? { forms: forms.map(({ required = [] }) => required as readonly string[]) } : {}),
    answer: answerRows(schemaOf(answerMedia), schemas),
    codes: (operation['x-codes'] ?? []) as readonly number[],
    query: Object.fromEntries(
      parameters.flatMap(({ parameter, schema }) => {
        const value = exampleOfParameter(schema)
        return value === undefined ? [] : [[String(parameter.name), value]]
      }),
    ),
    ...(requestMedia?.example === undefined ? {} : { request: requestMedia.example }),
    ...(answerMedia?.example === undefined ? {} : { response: answerMedia.example }),
  }
}

/** Prepares a webhook for display: its body is the request, the receiver's answer the response. */
export function docPushOf(operation: Operation, schemas: Schemas): DocCall {
  const call = docCallOf('post', '', operation, schemas)
  const { responses } = operation
  const accepted = mediaOf(isRecord(responses) ? responses['200'] : undefined, '*/*')?.example
  return { ...call, ...(accepted === undefined ? {} : { response: accepted }) }
}
