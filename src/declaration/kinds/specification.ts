import type { Json } from '../condition'
import type { Field, FieldOf, KindName } from '../field'
import type { Random } from '../random'
import { compositeSpecs } from './composite'
import type { Column, JsonSchema, KindSpec } from './kind'
import * as registry from './specs'

// Marked as pure, so that a build that does not use the specifications drops them all.
const specs: { readonly [K in KindName]: KindSpec<FieldOf<K>, Json> } = /* @__PURE__ */ (() => ({
  ...registry,
  ...compositeSpecs({
    sample: (field, random) => sampleOf(field, random),
    schema: (field) => schemaOf(field),
  }),
}))()

/** What the checker knows about a field's kind: its options and the rules between them. */
export const specOf = (field: Pick<Field, 'kind'>): KindSpec<Field, Json> => specs[field.kind]

export const sampleOf = (field: Field, random: Random): Json => specOf(field).sample(field, random)

export const schemaOf = (field: Field): JsonSchema => {
  const schema: JsonSchema = { title: field.label.en, ...specOf(field).schema(field) }
  if (!field.nullable || schema.type === undefined) return schema
  const type = [...new Set([schema.type, 'null'].flat())]
  return Array.isArray(schema.enum) ? { ...schema, type, enum: [...schema.enum, null] } : { ...schema, type }
}

export const columnOf = (field: Field): Column => specOf(field).column(field)

/** A value as the reference platform sends it: phone numbers and e-mail addresses masked, secrets left out. */
export const shownOf = (field: Field, value: Json): Json => specOf(field).shown?.(field, value) ?? value
