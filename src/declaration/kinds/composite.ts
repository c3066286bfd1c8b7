import { isRecord, type Json, type WireRecord } from '../condition'
import type { Field, Fields, ListField, ObjectField } from '../field'
import { type Label, type Locale, textIn } from '../label'
import { type FieldBase, type Kind, typeViolation, type Violation } from './kind'
import { readEntries } from './read'

/** The kinds of fields' values, for the two kinds that hold other fields. */
interface KindLookup {
  check(field: Field, value: Json | undefined): Violation | undefined
  text(field: Field, value: Json | undefined, locale: Locale): string
  sample(field: Field, random: Parameters<Kind<FieldBase, Json>['sample']>[1]): Json
  read(field: Field, value: Json): Json | undefined
  empty(field: Field): Json
  schema(field: Field): ReturnType<Kind<FieldBase, Json>['schema']>
}

const mapFields = <T>(fields: Fields, map: (field: Field, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]))

const freeNames = (fields: Fields, value: WireRecord): readonly string[] =>
  Object.keys(value).filter((name) => !Object.hasOwn(fields, name))

/** The parts of an object in their order: the declared ones, then those whose names only the value knows, which stand for themselves. */
export const partsIn = (
  { fields, values }: ObjectField,
  value: WireRecord,
): readonly { readonly name: string; readonly label?: Label; readonly part: Field }[] => [
  ...Object.entries(fields).map(([name, part]) => ({ name, label: part.label, part })),
  ...(values ? freeNames(fields, value).map((name) => ({ name, part: values })) : []),
]

/**
 * A record with the declared fields read, each by its kind. What means nothing to its kind stays as it came, and so does what
 * is not declared: both are shown as they are.
 */
export const readParts = (
  fields: Fields,
  record: WireRecord,
  read: (field: Field, value: Json) => Json | undefined,
): WireRecord => {
  const changed = Object.entries(record).flatMap(([name, value]): [string, Json | undefined][] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field || value === undefined) return []
    // A field that is never empty has not been told.
    if (value === null) return field.nullable ? [] : [[name, undefined]]
    const known = read(field, value)
    return known === undefined || known === value ? [] : [[name, known]]
  })
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) }
}

/** Makes the two kinds that hold other fields; `kinds` looks up the kinds of those. */
export const composite = (
  kinds: KindLookup,
): { object: Kind<ObjectField, WireRecord>; list: Kind<ListField, readonly WireRecord[]> } => {
  const check = (field: ObjectField | ListField, value: Json): Violation | undefined => {
    if (!isRecord(value)) return typeViolation
    for (const [name, part] of Object.entries(field.fields)) {
      const violation = kinds.check(part, value[name])
      if (violation) return violation
    }
    return 'values' in field && field.values ? checkValues(field, field.values, value) : undefined
  }
  const checkValues = ({ fields }: ObjectField, of: Field, value: WireRecord): Violation | undefined =>
    freeNames(fields, value)
      .map((name) => kinds.check(of, value[name]))
      .find(Boolean)
  const sample = (field: ObjectField | ListField, random: Parameters<KindLookup['sample']>[1]): WireRecord =>
    mapFields(field.fields, (part) => kinds.sample(part, random))
  const read = (field: ObjectField | ListField, value: Json): WireRecord | undefined =>
    isRecord(value) ? readParts(field.fields, value, kinds.read) : undefined
  const schema = (field: ObjectField | ListField) => ({
    type: 'object',
    properties: mapFields(field.fields, (part) => kinds.schema(part)),
    ...('values' in field && field.values ? { additionalProperties: kinds.schema(field.values) } : {}),
  })
  return {
    object: {
      check,
      read,
      parse: () => undefined,
      text: (field, value, locale) =>
        partsIn(field, value)
          .map(
            ({ name, label, part }) =>
              `${label ? textIn(label, locale) : name}: ${kinds.text(part, value[name], locale)}`,
          )
          .join('; '),
      sample,
      column: () => 'jsonb',
      schema,
      filter: 'isSet',
      empty: {},
    },
    list: {
      check: (field, value) =>
        Array.isArray(value) ? value.map((one) => check(field, one)).find(Boolean) : typeViolation,
      read: (field, value) => readEntries(value, (one) => read(field, one)),
      parse: () => undefined,
      text: (_, value) => String(value.length),
      sample: (field, random) => (field.required ? [sample(field, random)] : []),
      column: () => 'jsonb',
      schema: (field) => ({ type: 'array', items: schema(field) }),
      filter: 'isSet',
      empty: [],
      heavy: true,
    },
  }
}
