import type { Call } from './action'
import { isDerived } from './computed'
import type { Condition, Json } from './condition'
import type { Field, Fields } from './field'
import { code } from './kinds/code'
import type { JsonSchema } from './kinds/kind'
import { sampleOf, schemaOf } from './kinds/specification'
import { text } from './kinds/text'
import { fillText, type Label, l } from './label'
import { createRandom } from './random'

export type Schema = JsonSchema

export type Content = { readonly [mediaType: string]: { readonly schema?: Schema; readonly example?: Json } }

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description: string
  readonly 'x-label': Label
  readonly schema: Schema
  /** How several values are sent: `form`, not exploded, is `A,B`. */
  readonly style?: 'form'
  readonly explode?: boolean
}

export interface Operation {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly security?: readonly []
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses?: {
    readonly [status: string]: {
      readonly $ref?: string
      readonly description?: string
      readonly content?: Content
    }
  }
  readonly 'x-label'?: Label
  readonly 'x-note'?: Label
  readonly 'x-codes'?: readonly number[]
}

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** The targets of references. */
export type Schemas = { readonly [name: string]: Schema }

/** The schema itself, or the one it refers to. */
export const targetOf = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})

const refusal = { $ref: '#/components/responses/Refused' }

const compact = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))

/** Copies the three languages of a label, without members meant for screens. */
export const labelOf = ({ zh, en, es }: Label): Label => ({ zh, en, es })

export const namesOf = (label: Label): Operation => ({
  summary: `${label.zh} / ${label.en}`,
  'x-label': labelOf(label),
})

/** A condition as JSON, which its type does not tell. */
const plain = (condition: Condition | undefined): Json | undefined =>
  condition && JSON.parse(JSON.stringify(condition))

const whenEmpty = l('不填：{meaning}', 'Empty: {meaning}', 'Vacío: {meaning}')

/** A field's hint, or else the meaning of an empty value. */
const hintOf = ({ hint, emptyText }: Field): Label | undefined => {
  if (hint || !emptyText) return hint && labelOf(hint)
  const { zh, en, es } = emptyText
  return {
    zh: fillText(whenEmpty.zh, { meaning: zh }),
    en: fillText(whenEmpty.en, { meaning: en }),
    es: fillText(whenEmpty.es, { meaning: es }),
  }
}

const fieldNotes = (field: Field): Schema =>
  compact({
    'x-label': labelOf(field.label),
    'x-hint': hintOf(field),
    'x-required-when': plain(field.requiredWhen),
    'x-shown-when': plain(field.shownWhen),
    'x-at-least': field.atLeast,
    'x-at-most': field.atMost,
    readOnly: isDerived(field) || undefined,
    'x-values':
      field.kind === 'choice' || field.kind === 'choices'
        ? Object.fromEntries(Object.entries(field.of).map(([value, label]) => [value, labelOf(label)]))
        : undefined,
    examples:
      field.kind === 'object' || field.kind === 'list'
        ? undefined
        : [sampleOf(field, createRandom(`example ${field.label.en}`))],
  })

/** A file as the upload call answers it. */
const uploadedFile: Fields = {
  file_id: code({ label: l('上传后得到的编号', 'Its id, from the upload', 'Su ID, de la subida') }),
  name: text({ label: l('文件名', 'File name', 'Nombre del archivo') }),
  url: text({ label: l('上传后得到的地址', 'Its address, from the upload', 'Su dirección, de la subida') }),
}

export const inputSchema = (field: Field): Schema => {
  const schema = { ...compact(schemaOf(field)), ...fieldNotes(field) }
  if (field.kind === 'object')
    return compact({
      ...schema,
      properties: properties(field.fields),
      additionalProperties: field.values && inputSchema(field.values),
    })
  if (field.kind === 'list')
    return { ...schema, items: { type: 'object', properties: properties(field.fields) } }
  if (field.kind === 'files')
    return compact({
      ...schema,
      examples: undefined,
      items: objectOf(uploadedFile, Object.keys(uploadedFile)),
    })
  return schema
}

/** The members of a group; a group without declared members may contain anything. */
const membersOf = (fields: Fields): Schema =>
  Object.keys(fields).length > 0 ? { properties: shownProperties(fields) } : {}

/** The schema of a field in an answer: it may be empty, masked, or newer than the declaration. */
export const shownSchema = (field: Field): Schema => {
  const { title, description, type } = schemaOf(field)
  const base = compact({ title, description, type, ...fieldNotes(field) })
  if (field.kind === 'object')
    return compact({
      ...base,
      ...membersOf(field.fields),
      additionalProperties: field.values && shownSchema(field.values),
    })
  if (field.kind === 'list') return { ...base, items: { type: 'object', ...membersOf(field.fields) } }
  if (field.kind === 'choice')
    return { ...base, description: `One of ${Object.keys(field.of).join(', ')}; more may come` }
  return base
}

export const properties = (fields: Fields, describe = inputSchema): { readonly [name: string]: Schema } =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describe(field)]))

const shownProperties = (fields: Fields): { readonly [name: string]: Schema } =>
  properties(fields, shownSchema)

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

/** The responses of a call: the envelope of a success or of a refusal. */
export const responsesOf = (data: Schema): NonNullable<Operation['responses']> => ({
  '200': {
    description: 'Done (code 0), or refused with one of the codes of the catalogue',
    content: {
      'application/json': {
        schema: {
          anyOf: [
            {
              type: 'object',
              required: ['code', 'message', 'data'],
              properties: { code: { const: 0 }, message: { type: 'string', examples: ['ok'] }, data },
            },
            refTo('Refusal'),
          ],
        },
      },
    },
  },
  default: refusal,
})

export const parameter = (name: string, schema: Schema, label: Label, required = false): Parameter => ({
  name,
  in: 'query',
  required,
  description: `${label.zh} / ${label.en}`,
  'x-label': labelOf(label),
  schema: compact(schema),
})

export const body = (schema: Schema): Operation => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
})

/** The parameters of a read: in the address of a GET, in the body of a POST. */
export const asked = (call: Call, parameters: readonly Parameter[]): Operation => {
  if (call.startsWith('GET ')) return { parameters }
  const required = parameters.filter((one) => one.required).map(({ name }) => name)
  return body({
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, description, 'x-label': label, schema }) => [
        name,
        { description, 'x-label': label, ...schema },
      ]),
    ),
    ...(required.length > 0 ? { required } : {}),
  })
}

export const requestIdSchema: Schema = {
  type: 'string',
  minLength: 8,
  maxLength: 64,
  description:
    'One per intent: the same id with the same body within 24 hours gets the first answer again, with another body 10005',
  'x-label': labelOf({
    zh: '请求编号：每次操作一个；24 小时内同号同内容返回首次结果，内容不同则 10005',
    en: 'One per intent: within 24 hours the same id with the same body gets the first answer again, with another body 10005',
    es: 'Uno por intención: en 24 horas, el mismo ID con el mismo contenido recibe la primera respuesta; con otro, 10005',
  }),
  examples: ['3f1c9a52-7d0e-4b1a-9c35-0e8a6f2d4b71'],
}

export const requiredOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { required }]) => (required ? [name] : []))
