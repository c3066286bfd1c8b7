import type { Json, JsonSchema } from '@/declaration'
import type { OpenApiDocument } from '@/declaration/openapi'

const isObject = (value: unknown): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typeOf = (value: Json): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value

/**
 * Where a value does not fit a schema of the document, one line each. It knows the keywords that the document uses for answers:
 * $ref, anyOf, const, type, required, properties, additionalProperties, items.
 */
export function misfits(document: OpenApiDocument, schema: JsonSchema, value: Json, place = '$'): string[] {
  if (typeof schema.$ref === 'string') {
    const target = document.components.schemas[schema.$ref.replace('#/components/schemas/', '')]
    return target ? misfits(document, target, value, place) : [`${place}: ${schema.$ref} is not there`]
  }
  if (Array.isArray(schema.anyOf)) {
    const attempts = (schema.anyOf as JsonSchema[]).map((one) => misfits(document, one, value, place))
    return attempts.some((found) => found.length === 0) ? [] : attempts.flat()
  }
  const found: string[] = []
  if (schema.const !== undefined && schema.const !== value) found.push(`${place}: is not ${schema.const}`)
  const types = schema.type === undefined ? [] : [schema.type].flat()
  const isNumber = types.includes('number') && typeof value === 'number'
  if (types.length > 0 && !isNumber && !types.includes(typeOf(value)))
    found.push(`${place}: is ${typeOf(value)}, not ${types.join(' or ')}`)
  if (isObject(value)) {
    for (const name of (schema.required ?? []) as string[])
      if (!Object.hasOwn(value, name)) found.push(`${place}.${name}: is missing`)
    const properties = (schema.properties ?? {}) as { readonly [name: string]: JsonSchema }
    for (const [name, part] of Object.entries(value)) {
      const declared = properties[name]
      if (declared) found.push(...misfits(document, declared, part, `${place}.${name}`))
      else if (isObject(schema.additionalProperties))
        found.push(...misfits(document, schema.additionalProperties, part, `${place}.${name}`))
      else if (schema.properties) found.push(`${place}.${name}: is not in the document`)
    }
  }
  if (Array.isArray(value) && isObject(schema.items))
    for (const [i, item] of value.entries())
      found.push(...misfits(document, schema.items as JsonSchema, item as Json, `${place}[${i}]`))
  return found
}

/** The schema of a successful call's data, inside the envelope. */
export function dataSchema(document: OpenApiDocument, call: string): JsonSchema {
  const [method = '', path = ''] = call.split(' ')
  const schema = Object.entries(document.paths[path]?.[method.toLowerCase()] ?? {})
    .filter(([member]) => member === 'responses')
    .flatMap(([, responses]) => [...nodesWith(responses ?? null, 'data')])[0]
  if (!schema) throw new Error(`${call} is not in the document`)
  return schema
}

function* nodesWith(value: Json, member: string): Generator<JsonSchema> {
  if (!isObject(value) && !Array.isArray(value)) return
  if (isObject(value) && isObject(value.properties) && isObject(value.properties[member]))
    yield value.properties[member] as JsonSchema
  for (const part of Object.values(value)) yield* nodesWith(part as Json, member)
}
