import { isRecord, type Json } from '../condition'

type JsonObject = { readonly [name: string]: Json | undefined }

/** The JSON types of a value; `number` stands for `integer` too. */
type JsonType = 'object' | 'array' | 'string' | 'number' | 'boolean'

/** A schema in normal form: references followed, parts combined. */
export interface Shape {
  /** Empty: anything. */
  readonly types: readonly JsonType[]
  readonly isNullable: boolean
  readonly format?: string
  /** The values it may have, undefined if any. */
  readonly values?: readonly string[]
  /** The limits that narrow what may be sent. */
  readonly most?: number
  readonly least?: number
  readonly fields: ReadonlyMap<string, () => Shape>
  readonly required: ReadonlySet<string>
  readonly items?: () => Shape
  /** Refuses fields it does not name. */
  readonly isClosed: boolean
}

const nothing: Shape = {
  types: [],
  isNullable: false,
  fields: new Map(),
  required: new Set(),
  isClosed: false,
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
const numberOf = (value: Json | undefined) => (typeof value === 'number' ? value : undefined)
const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : undefined)

/** The part of a document that `#/components/schemas/Trade` points to; undefined if it is missing or in another file. */
const at = (document: Json, pointer: string): Json | undefined =>
  pointer.startsWith('#/')
    ? pointer
        .slice(2)
        .split('/')
        .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce<Json | undefined>((value, part) => (isRecord(value) ? value[part] : undefined), document)
    : undefined

/** Longest chain of references, because they may be circular. */
const deepest = 20

/** Follows a reference; returns anything else unchanged. */
export const resolved = (document: Json, value: Json | undefined, depth = 0): JsonObject => {
  if (!isRecord(value)) return {}
  const ref = textOf(value.$ref)
  if (ref === undefined) return value
  return depth < deepest ? resolved(document, at(document, ref), depth + 1) : {}
}

const typeNames: { readonly [name: string]: JsonType } = {
  object: 'object',
  array: 'array',
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
}

const smallest = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}
const largest = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? Math.max(...known) : undefined
}

/** All of the parts hold. */
const together = (parts: readonly Shape[]): Shape => ({
  types: parts.find(({ types }) => types.length > 0)?.types ?? [],
  isNullable: parts.some(({ isNullable }) => isNullable),
  format: parts.find(({ format }) => format)?.format,
  values: parts.find(({ values }) => values)?.values,
  most: smallest(parts.map(({ most }) => most)),
  least: largest(parts.map(({ least }) => least)),
  fields: new Map(parts.flatMap(({ fields }) => [...fields])),
  required: new Set(parts.flatMap(({ required }) => [...required])),
  items: parts.find(({ items }) => items !== undefined)?.items,
  isClosed: parts.some(({ isClosed }) => isClosed),
})

/** One of the parts holds, so only what all of them require is certain. */
const either = (parts: readonly Shape[]): Shape => {
  const [first = nothing, ...others] = parts
  const hasAny = parts.some(({ types }) => types.length === 0)
  return {
    ...together(parts),
    types: hasAny ? [] : [...new Set(parts.flatMap(({ types }) => types))],
    values: parts.every(({ values }) => values) ? parts.flatMap(({ values = [] }) => values) : undefined,
    most: parts.some(({ most }) => most === undefined) ? undefined : largest(parts.map(({ most }) => most)),
    least: parts.some(({ least }) => least === undefined)
      ? undefined
      : smallest(parts.map(({ least }) => least)),
    required: new Set(
      [...first.required].filter((name) => others.every(({ required }) => required.has(name))),
    ),
    isClosed: parts.every(({ isClosed }) => isClosed),
  }
}

const ownShape = (document: Json, schema: JsonObject): Shape => {
  const { items } = schema
  const names = (Array.isArray(schema.type) ? schema.type : [schema.type]).map(String)
  const given = 'const' in schema ? [schema.const ?? null] : listOf(schema.enum)
  const values = given.filter((value) => value !== null).map(String)
  const fields = isRecord(schema.properties) ? Object.entries(schema.properties) : []
  const types = names.flatMap((name) => typeNames[name] ?? [])
  return {
    types: types.length > 0 ? types : fields.length > 0 ? ['object'] : items ? ['array'] : [],
    isNullable: names.includes('null') || schema.nullable === true || given.includes(null),
    format: textOf(schema.format),
    // `x-values` is our own extension, and an answer may hold newer values.
    values:
      values.length > 0 ? values : isRecord(schema['x-values']) ? Object.keys(schema['x-values']) : undefined,
    most: numberOf(schema.maxLength ?? schema.maximum ?? schema.maxItems),
    least: numberOf(schema.minLength ?? schema.minimum ?? schema.minItems),
    fields: new Map(fields.map(([name, field]) => [name, () => shapeOf(document, field)])),
    required: new Set(listOf(schema.required).map(String)),
    ...(items !== undefined && { items: () => shapeOf(document, items) }),
    isClosed: schema.additionalProperties === false,
  }
}

const isNull = (schema: JsonObject) => schema.type === 'null'

/** @param document the document that the schema's references point into */
export const shapeOf = (document: Json, value: Json | undefined, depth = 0): Shape => {
  if (depth > deepest) return nothing
  const schema = resolved(document, value)
  const all = listOf(schema.allOf).map((part) => shapeOf(document, part, depth + 1))
  const alternatives = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].map((part) =>
    resolved(document, part),
  )
  const some = alternatives.filter((part) => !isNull(part)).map((part) => shapeOf(document, part, depth + 1))
  const shape = together([ownShape(document, schema), ...all, ...(some.length > 0 ? [either(some)] : [])])
  return alternatives.some(isNull) ? { ...shape, isNullable: true } : shape
}

/** Whether a shape says anything. */
const says = ({ types, fields }: Shape) => types.length > 0 || fields.size > 0

/** The shape of an answer's `data`: inside `{code, message, data}`, or the bare answer. */
export const dataShapeOf = (document: Json, answer: Json | undefined): Shape => {
  const shape = shapeOf(document, answer)
  if (!shape.fields.has('code') || !shape.fields.has('data')) return shape
  // A refusal beside the success says nothing about its data.
  const schema = resolved(document, answer)
  const forms = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].map((part) => shapeOf(document, part))
  const data = [...forms, shape].map(({ fields }) => fields.get('data')?.() ?? nothing)
  return data.find(says) ?? nothing
}
