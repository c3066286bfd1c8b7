import { isRecord, type Json, type JsonSchema } from '@/declaration'
import { isLabel } from '@/declaration/isLabel'
import type { AreaEvidence, FieldEvidence } from './evidence'
import { examplesOf } from './judge'
import { SampleError } from './readRows'

interface Operation {
  readonly path: string
  readonly method: string
  readonly id: string
  readonly tags: readonly string[]
  readonly label: Json | undefined
  /** Required parameters, which identify a record. */
  readonly parameters: readonly string[]
  readonly answer: JsonSchema
  readonly body: JsonSchema
}

type Group = { readonly [name: string]: Json | undefined }
const group = (value: unknown): Group => (isRecord(value) ? value : {})
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The schema with its references followed and its alternatives merged. */
const resolved = (schema: unknown, document: Group, depth = 0): JsonSchema => {
  const own = group(schema)
  if (depth > 8) return {}
  const into = (one: unknown) => resolved(one, document, depth + 1)
  if (typeof own.$ref === 'string') {
    const found = own.$ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, step) => group(at)[step.replaceAll('~1', '/')], document)
    return { ...into(found), ...(own['x-label'] ? { 'x-label': own['x-label'] } : {}) } as JsonSchema
  }
  const parts = [...listed(own.allOf), ...listed(own.anyOf), ...listed(own.oneOf)].map(into)
  const properties = Object.assign(
    {},
    ...parts.toReversed().map((part) => part.properties),
    ...[own.properties].filter(isRecord),
  )
  const required = [...parts.flatMap((part) => part.required ?? []), ...listed(own.required)].map(String)
  const { allOf, anyOf, oneOf, ...rest } = own
  return {
    ...Object.assign({}, ...parts.toReversed()),
    ...rest,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  } as JsonSchema
}

const lists = ['items', 'list', 'rows', 'records', 'results', 'data']

/** The schema of a record in the schema of an answer, whatever envelope is around it. */
const recordIn = (schema: unknown, document: Group, depth = 0): JsonSchema => {
  const whole = resolved(schema, document)
  if (depth > 5) return {}
  if (whole.items) return recordIn(whole.items, document, depth + 1)
  const properties = whole.properties ?? {}
  const member = lists.find((name) => resolved(properties[name], document).items)
  if (member) return recordIn(properties[member], document, depth + 1)
  if (properties.data) return recordIn(properties.data, document, depth + 1)
  return whole
}

const operationsIn = (document: Group): readonly Operation[] =>
  Object.entries(group(document.paths)).flatMap(([path, methods]) =>
    Object.entries(group(methods)).map(([method, described]): Operation => {
      const operation = group(described)
      const json = (at: unknown) => group(group(group(group(at).content)['application/json']).schema)
      const responses = group(operation.responses)
      const response = responses['200'] ?? responses['201'] ?? responses.default
      return {
        path,
        method: method.toUpperCase(),
        id: String(operation.operationId ?? ''),
        tags: listed(operation.tags).map(String),
        label: operation['x-label'],
        parameters: listed(operation.parameters)
          .map(group)
          .filter(({ required }) => required === true)
          .map(({ name }) => String(name)),
        answer: recordIn(json(response), document),
        body: resolved(json(operation.requestBody), document),
      }
    }),
  )

const namesIn = ({ properties }: JsonSchema): readonly string[] => Object.keys(properties ?? {})

/** Whether an operation is about the records of a list: of its tag, or at an address below it. */
const isAbout = (list: Operation, { path, tags }: Operation): boolean =>
  path === list.path || path.startsWith(`${list.path}/{`) || tags.some((tag) => list.tags.includes(tag))

/** Whether an operation creates or changes records. */
const isForm = (list: Operation, { path, method, id }: Operation): boolean =>
  ['POST', 'PUT', 'PATCH'].includes(method) &&
  (id.endsWith('.save') || path === list.path || /^\/\{\w+\}$/.test(path.slice(list.path.length)))

/** Adds what a form says about a field to what an answer says. An answer may be masked, so it names no format. */
const withForm = (schema: JsonSchema, form: JsonSchema | undefined): JsonSchema => {
  const { format, maxLength, contentMediaType, pattern, items } = form ?? {}
  return {
    ...Object.fromEntries(
      Object.entries({ format, maxLength, contentMediaType, pattern, items }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    ...schema,
  }
}

/**
 * The evidence in an OpenAPI document about the records of a list.
 *
 * @param path of the list's call, as in the document
 * @throws SampleError if there is no such call, or it answers no records
 */
export const evidenceOfDocument = (document: unknown, path: string): AreaEvidence => {
  const whole = group(document)
  const operations = operationsIn(whole)
  const list = operations.find((one) => one.path === path && one.method === 'GET')
  if (!list) {
    const near = operations
      .filter((one) => one.method === 'GET' && one.path.includes(path.split('/').at(-1) ?? path))
      .map((one) => one.path)
    const remedy = near.length > 0 ? `did you mean ${near.slice(0, 3).join(' or ')}?` : 'see its "paths"'
    throw new SampleError(`the document has no GET ${path}; ${remedy}`)
  }
  const row = list.answer
  if (namesIn(row).length === 0) throw new SampleError(`GET ${path} answers no records with fields`)
  const around = operations.filter((one) => one !== list && isAbout(list, one))
  const detail = around.find(
    (one) =>
      one.method === 'GET' &&
      one.parameters.length > 0 &&
      namesIn(row).every((name) => namesIn(one.answer).includes(name)),
  )
  const record = detail?.answer ?? row
  const bodies = around.filter((one) => one.method !== 'GET').map((one) => one.body)
  const forms = around.filter((one) => isForm(list, one)).map((one) => one.body)
  const bodyOf = (name: string): JsonSchema | undefined =>
    [...forms, ...bodies].map((body) => body.properties?.[name]).find((schema) => schema !== undefined)
  const fields = Object.entries(record.properties ?? {}).map(([name, described]): FieldEvidence => {
    const schema = withForm(withParts(resolved(described, whole), whole), bodyOf(name))
    const required = forms.some((form) => form.required?.includes(name) && !list.parameters.includes(name))
    return { name, schema, values: examplesOf(schema), required: required || undefined }
  })
  const keys = detail?.parameters.filter((name) => namesIn(record).includes(name)) ?? []
  const [tag] = list.tags
  return {
    ...(tag !== undefined && /^[a-z]\w*$/.test(tag) ? { name: tag } : {}),
    ...(isLabel(list.label) ? { label: list.label } : {}),
    ...(/^\/[A-Za-z0-9/_-]+$/.test(path) ? { call: `GET /${path.slice(1)}` } : {}),
    ...(keys.length > 0 ? { key: keys } : {}),
    fields: fields.map((field) => (keys.includes(field.name) ? { ...field, required: undefined } : field)),
  }
}

/** The schema with its inner references followed: those of its entries and of its members. */
const withParts = (schema: JsonSchema, document: Group, depth = 0): JsonSchema => {
  if (depth > 4) return schema
  const into = (part: unknown) => withParts(resolved(part, document), document, depth + 1)
  return {
    ...schema,
    ...(schema.items ? { items: into(schema.items) } : {}),
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([name, part]) => [name, into(part)]),
          ),
        }
      : {}),
  }
}
