import { isDeepStrictEqual } from 'node:util'
import type { Json } from '@/declaration'

// Validates against JSON Schema (draft-07), as far as our own schema uses it.

type Schema = { readonly [keyword: string]: Json | undefined }
type Check = (wanted: Json, value: Json, place: string, schema: Schema, root: Schema) => readonly string[]

const isObject = (value: unknown): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typeOf = (value: Json): readonly string[] => {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value]
}

const below = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`)

const all = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value])

const fitsOne = (schemas: Json, value: Json, root: Schema): number =>
  all(schemas).filter((one) => misfitsOf(one, value, root).length === 0).length

const keywords: { readonly [keyword: string]: Check } = {
  $ref: (wanted, value, place, _, root) => {
    let target: unknown = root
    for (const part of String(wanted).slice('#/'.length).split('/')) target = isObject(target) && target[part]
    return misfitsOf(target as Json, value, root, place)
  },
  type: (wanted, value, place) =>
    typeOf(value).some((type) => all(wanted).includes(type)) ? [] : [`${place}: is no ${String(wanted)}`],
  const: (wanted, value, place) => (isDeepStrictEqual(wanted, value) ? [] : [`${place}: is not ${wanted}`]),
  enum: (wanted, value, place) => (all(wanted).includes(value) ? [] : [`${place}: is none of its values`]),
  minLength: (wanted, value, place) =>
    typeof value === 'string' && value.length < Number(wanted) ? [`${place}: is empty`] : [],
  pattern: (wanted, value, place) =>
    typeof value === 'string' && !new RegExp(String(wanted), 'u').test(value)
      ? [`${place}: is written otherwise`]
      : [],
  minimum: (wanted, value, place) => (Number(value) < Number(wanted) ? [`${place}: is too small`] : []),
  maximum: (wanted, value, place) => (Number(value) > Number(wanted) ? [`${place}: is too large`] : []),
  uniqueItems: (_, value, place) =>
    Array.isArray(value) && new Set(value).size < value.length ? [`${place}: has something twice`] : [],
  items: (wanted, value, place, _, root) =>
    Array.isArray(value)
      ? value.flatMap((one, index) => misfitsOf(wanted, one, root, `${place}[${index}]`))
      : [],
  required: (wanted, value, place) =>
    isObject(value)
      ? all(wanted).flatMap((name) =>
          Object.hasOwn(value, String(name)) ? [] : [`${below(place, String(name))}: is missing`],
        )
      : [],
  properties: (wanted, value, place, _, root) =>
    isObject(value) && isObject(wanted)
      ? Object.entries(wanted).flatMap(([name, one]) =>
          value[name] === undefined ? [] : misfitsOf(one, value[name], root, below(place, name)),
        )
      : [],
  propertyNames: (wanted, value, place, _, root) =>
    isObject(value)
      ? Object.keys(value).flatMap((name) => misfitsOf(wanted, name, root, below(place, name)))
      : [],
  additionalProperties: (wanted, value, place, { properties = {} }, root) =>
    isObject(value)
      ? Object.entries(value)
          .filter(([name]) => !Object.hasOwn(properties as object, name))
          .flatMap(([name, one]) =>
            wanted === false
              ? [`${below(place, name)}: is unknown`]
              : misfitsOf(wanted, one, root, below(place, name)),
          )
      : [],
  allOf: (wanted, value, place, _, root) => all(wanted).flatMap((one) => misfitsOf(one, value, root, place)),
  anyOf: (wanted, value, place, _, root) =>
    fitsOne(wanted, value, root) > 0 ? [] : [`${place}: fits nothing`],
  oneOf: (wanted, value, place, _, root) =>
    fitsOne(wanted, value, root) === 1 ? [] : [`${place}: fits not exactly one`],
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: (wanted, value, place, { if: when = {} }, root) =>
    misfitsOf(when, value, root).length === 0 ? misfitsOf(wanted, value, root, place) : [],
}

/** Keywords without a demand of their own. */
const silent = ['$schema', 'title', 'description', 'definitions', 'if']

/** What does not fit in a value, with its place. Throws Error for an unknown keyword. */
export const misfitsOf = (schema: Json, value: Json, root: Schema, place = ''): readonly string[] => {
  if (!isObject(schema)) throw new Error(`${place}: ${JSON.stringify(schema)} is no schema`)
  return Object.entries(schema).flatMap(([keyword, wanted]) => {
    if (silent.includes(keyword)) return []
    const check = keywords[keyword]
    if (!check) throw new Error(`unknown keyword ${keyword}`)
    return check(wanted, value, place, schema, root)
  })
}
