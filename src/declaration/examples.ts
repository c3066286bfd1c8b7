import type { Json } from './condition'
import { isRecord } from './condition'
import type { Operation, Schema } from './operationParts'

type Schemas = { readonly [name: string]: Schema }

const plain: { readonly [type: string]: Json } = {
  integer: 1,
  number: 1,
  boolean: true,
  array: [],
  null: null,
}

/**
 * A valid value made from the fields' examples; always the same for the same schema.
 *
 * @param schemas the targets of references
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
  if (isRecord(schema.properties))
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [
        name,
        isRecord(part) ? exampleOf(part, schemas) : null,
      ]),
    )
  const [type] = [schema.type].flat()
  if (type === 'array' && isRecord(schema.items)) return [exampleOf(schema.items, schemas)]
  if (type === 'object') return {}
  return typeof type === 'string' ? (plain[type] ?? 'text') : null
}

/** Content by media type, with an example added to JSON schemas. */
const exemplified = (content: Json | undefined, schemas: Schemas): Schema =>
  Object.fromEntries(
    Object.entries(isRecord(content) ? content : {}).map(([type, media]) => [
      type,
      isRecord(media) && isRecord(media.schema) && type === 'application/json'
        ? { ...media, example: exampleOf(media.schema, schemas) }
        : media,
    ]),
  )

/** Adds examples to the request and the responses of an operation. */
export function withExamples(operation: Operation, schemas: Schemas): Operation {
  const { requestBody, responses } = operation
  return {
    ...operation,
    ...(isRecord(requestBody)
      ? { requestBody: { ...requestBody, content: exemplified(requestBody.content, schemas) } }
      : {}),
    ...(isRecord(responses)
      ? {
          responses: Object.fromEntries(
            Object.entries(responses).map(([status, response]) => [
              status,
              isRecord(response) && isRecord(response.content)
                ? { ...response, content: exemplified(response.content, schemas) }
                : response,
            ]),
          ),
        }
      : {}),
  }
}
