import type { Json } from './condition'
import type { Operation, Schema } from './operationParts'

/** Schemas by name, as references name them. */
type Schemas = { readonly [name: string]: Schema }

const isObject = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain: { readonly [type: string]: Json } = {
  integer: 1,
  number: 1,
  boolean: true,
  array: [],
  null: null,
}

/**
 * A value that a schema allows, put together of the examples that its fields have; the same at every run.
 *
 * @param schemas what references lead to
 */
function exampleOf(schema: Schema, schemas: Schemas): Json {
  if (typeof schema.$ref === 'string') {
    const target = schemas[schema.$ref.replace('#/components/schemas/', '')]
    return target ? exampleOf(target, schemas) : null
  }
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.examples)) return (schema.examples as readonly Json[])[0] ?? null
  if (schema.default !== undefined) return schema.default
  const [first] = (schema.anyOf ?? []) as readonly Schema[]
  if (first) return exampleOf(first, schemas)
  if (Array.isArray(schema.enum)) return (schema.enum as readonly Json[])[0] ?? null
  if (isObject(schema.properties))
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [
        name,
        isObject(part) ? exampleOf(part, schemas) : null,
      ]),
    )
  const [type] = [schema.type].flat()
  if (type === 'array' && isObject(schema.items)) return [exampleOf(schema.items, schemas)]
  if (type === 'object') return {}
  return typeof type === 'string' ? (plain[type] ?? 'text') : null
}

/** Content by its type, each schema with an example beside it. */
const exemplified = (content: Json | undefined, schemas: Schemas): Schema =>
  Object.fromEntries(
    Object.entries(isObject(content) ? content : {}).map(([type, media]) => [
      type,
      isObject(media) && isObject(media.schema) && type === 'application/json'
        ? { ...media, example: exampleOf(media.schema, schemas) }
        : media,
    ]),
  )

/** An operation with an example of what is sent and of what is answered. */
export function withExamples(operation: Operation, schemas: Schemas): Operation {
  const { requestBody, responses } = operation
  return {
    ...operation,
    ...(isObject(requestBody)
      ? { requestBody: { ...requestBody, content: exemplified(requestBody.content, schemas) } }
      : {}),
    ...(isObject(responses)
      ? {
          responses: Object.fromEntries(
            Object.entries(responses).map(([status, response]) => [
              status,
              isObject(response) && isObject(response.content)
                ? { ...response, content: exemplified(response.content, schemas) }
                : response,
            ]),
          ),
        }
      : {}),
  }
}
