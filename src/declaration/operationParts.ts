import type { Json } from './condition'
import type { Field, Fields } from './field'
import { schemaOf } from './kinds'
import type { JsonSchema } from './kinds/kind'

export type Schema = JsonSchema

/** One call in the API document. */
export type Operation = { readonly [member: string]: Json | undefined }

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const refused: Schema = { $ref: '#/components/responses/Refused' }

/** Members without a value are not part of a JSON document. */
export const compact = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))

export const inputSchema = (field: Field): Schema => compact(schemaOf(field))

/**
 * A field as it is sent: rules of entering do not bind it. It may be empty where a form requires nothing, a phone or an
 * address is masked, and a value may be newer than the declaration.
 */
export const shownSchema = (field: Field): Schema => {
  const { title, description, type } = inputSchema(field)
  const base = compact({ title, description, type })
  if (field.kind === 'object')
    return compact({
      ...base,
      properties: shown(field.fields),
      additionalProperties: field.values && shownSchema(field.values),
    })
  if (field.kind === 'list') return { ...base, items: { type: 'object', properties: shown(field.fields) } }
  if (field.kind === 'choice')
    return { ...base, description: `One of ${Object.keys(field.of).join(', ')}; more may come` }
  return base
}

export const properties = (fields: Fields, describe = inputSchema): { readonly [name: string]: Schema } =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describe(field)]))

export const shown = (fields: Fields): { readonly [name: string]: Schema } => properties(fields, shownSchema)

export const picked = (fields: Fields, keep: (name: string, field: Field) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, field]) => keep(name, field)))

export const objectOf = (
  fields: Fields,
  required: readonly string[],
  more: { [name: string]: Schema } = {},
  describe = inputSchema,
): Schema => ({
  type: 'object',
  properties: { ...properties(fields, describe), ...more },
  ...(required.length > 0 ? { required: [...required] } : {}),
})

/** The answer of a call: the envelope around its data, or the envelope of a refusal. */
export const answering = (data: Schema): { [status: string]: Schema } => ({
  '200': {
    description: 'Done (code 0), or refused with one of the codes of the catalogue',
    content: {
      'application/json': {
        schema: {
          anyOf: [
            {
              type: 'object',
              required: ['code', 'message', 'data'],
              properties: { code: { const: 0 }, message: { type: 'string' }, data },
            },
            refTo('Refusal'),
          ],
        },
      },
    },
  },
  default: refused,
})

export const parameter = (name: string, schema: Schema, description: string, required = false): Schema => ({
  name,
  in: 'query',
  required,
  description,
  schema: compact(schema),
})

export const body = (schema: Schema): Operation => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
})

export const requestIdSchema: Schema = {
  type: 'string',
  minLength: 8,
  maxLength: 64,
  description:
    'One per intent: the same id with the same body within 24 hours gets the first answer again, with another body 10005',
}

export const requiredOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { required }]) => (required ? [name] : []))
