import type { Json } from './condition'
import { type Content, type Operation, type Schema, type Schemas, targetOf } from './operationParts'

const plain: { readonly [type: string]: Json } = {
  integer: 1,
  number: 1,
  boolean: true,
  array: [],
  object: {},
  null: null,
}

/** A valid value, always the same for the same schema. */
function exampleOf(given: Schema, schemas: Schemas): Json {
  const schema = targetOf(given, schemas)
  const { const: only, default: usual, examples, anyOf, properties, items } = schema
  if (only !== undefined) return only
  if (examples) return examples[0] ?? null
  if (usual !== undefined) return usual
  if (anyOf?.[0]) return exampleOf(anyOf[0], schemas)
  if (schema.enum) return schema.enum[0] ?? null
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, exampleOf(part, schemas)]),
    )
  const [type] = [schema.type].flat()
  if (type === 'array' && items) return [exampleOf(items, schemas)]
  return type === undefined ? null : (plain[type] ?? 'text')
}

const exemplified = <Holder extends { readonly content?: Content }>(
  holder: Holder,
  schemas: Schemas,
): Holder => {
  const { 'application/json': media, ...others } = holder.content ?? {}
  return media?.schema
    ? {
        ...holder,
        content: {
          'application/json': { ...media, example: exampleOf(media.schema, schemas) },
          ...others,
        },
      }
    : holder
}

export function withExamples(operation: Operation, schemas: Schemas): Operation {
  const { requestBody, responses } = operation
  return {
    ...operation,
    ...(requestBody && { requestBody: exemplified(requestBody, schemas) }),
    ...(responses && {
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [status, exemplified(response, schemas)]),
      ),
    }),
  }
}
