import { isRecord, type Json, type WireRecord } from '../condition'
import type { Field, Fields, ListField, ObjectField } from '../field'
import type { Report } from '../inspect/report'
import { type Label, type Locale, textIn } from '../label'
import type { Random } from '../random'
import { defineKind, type JsonSchema, type KindSpec, typeViolation, type Violation } from './kind'
import { readEntries } from './read'

/** The kinds of the inner fields. The caller looks them up, because `object` and `list` are among them. */
interface Rules {
  check(field: Field, value: Json | undefined): Violation | undefined
  text(field: Field, value: Json | undefined, locale: Locale): string
  read(field: Field, value: Json): Json | undefined
}

interface Specs {
  sample(field: Field, random: Random): Json
  schema(field: Field): JsonSchema
}

const mapFields = <T>(fields: Fields, map: (field: Field, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]))

const freeNames = (fields: Fields, value: WireRecord): readonly string[] =>
  Object.keys(value).filter((name) => !Object.hasOwn(fields, name))

/** The parts of an object in order: the declared ones, then any undeclared ones in the value, which have no label. */
export const partsIn = (
  { fields, values }: ObjectField,
  value: WireRecord,
): readonly { readonly name: string; readonly label?: Label; readonly part: Field }[] => [
  ...Object.entries(fields).map(([name, part]) => ({ name, label: part.label, part })),
  ...(values ? freeNames(fields, value).map((name) => ({ name, part: values })) : []),
]

/** Reads each declared field by its kind. Unreadable and undeclared values are kept as they came. */
export const readParts = (
  fields: Fields,
  record: WireRecord,
  read: (field: Field, value: Json) => Json | undefined,
): WireRecord => {
  const changed = Object.entries(record).flatMap(([name, value]): [string, Json | undefined][] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field || value === undefined) return []
    // Null in a field that is never empty means the field was not sent.
    if (value === null) return field.nullable ? [] : [[name, undefined]]
    const known = read(field, value)
    return known === undefined || known === value ? [] : [[name, known]]
  })
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) }
}

/** Makes the kinds `object` and `list`. */
export const compositeKinds = (rules: Rules) => {
  const check = (fields: Fields, values: Field | undefined, value: Json): Violation | undefined => {
    if (!isRecord(value)) return typeViolation
    return [
      ...Object.entries(fields),
      ...(values ? freeNames(fields, value).map((name) => [name, values] as const) : []),
    ]
      .map(([name, part]) => rules.check(part, value[name]))
      .find(Boolean)
  }
  const read = (fields: Fields, value: Json): WireRecord | undefined =>
    isRecord(value) ? readParts(fields, value, rules.read) : undefined
  return {
    /** A group of fields in one value. */
    object: defineKind<ObjectField, WireRecord>('object', {
      check: ({ fields, values }, value) => check(fields, values, value),
      read: ({ fields }, value) => read(fields, value),
      parse: () => undefined,
      text: (field, value, locale) =>
        partsIn(field, value)
          .map(
            ({ name, label, part }) =>
              `${label ? textIn(label, locale) : name}: ${rules.text(part, value[name], locale)}`,
          )
          .join('; '),
      filter: 'isSet',
      empty: {},
    }),
    /** Several groups of fields. */
    list: defineKind<ListField, readonly WireRecord[]>('list', {
      check: ({ fields }, value) =>
        Array.isArray(value)
          ? value.map((one) => check(fields, undefined, one)).find(Boolean)
          : typeViolation,
      read: ({ fields }, value) => readEntries(value, (one) => read(fields, one)),
      parse: () => undefined,
      text: (_, value) => String(value.length),
      filter: 'isSet',
      empty: [],
      heavy: true,
    }),
  }
}

const inspectPartsOf = (fields: Fields, place: string, report: Report): void => {
  if (Object.keys(fields).length === 0) report(`${place}.fields`, 'is missing; declare its fields')
}

/** Makes the specifications of `object` and `list`. */
export const compositeSpecs = (
  specs: Specs,
): { object: KindSpec<ObjectField, WireRecord>; list: KindSpec<ListField, readonly WireRecord[]> } => {
  const sample = ({ fields }: { readonly fields: Fields }, random: Random): WireRecord =>
    mapFields(fields, (part) => specs.sample(part, random))
  const schema = (fields: Fields, values?: Field) => ({
    type: 'object',
    properties: mapFields(fields, specs.schema),
    ...(values && { additionalProperties: specs.schema(values) }),
  })
  return {
    object: {
      options: { fields: 'fieldset', values: 'fieldType?' },
      inspect: ({ fields, values }, place, report) => {
        if (!values) inspectPartsOf(fields, place, report)
      },
      sample,
      column: () => 'jsonb',
      schema: ({ fields, values }) => schema(fields, values),
    },
    list: {
      options: { fields: 'fieldset', short: 'yes?' },
      inspect: ({ fields }, place, report) => inspectPartsOf(fields, place, report),
      sample: (field, random) => (field.required ? [sample(field, random)] : []),
      column: () => 'jsonb',
      schema: ({ fields }) => ({ type: 'array', items: schema(fields) }),
    },
  }
}
