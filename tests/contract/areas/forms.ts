import {
  checkField,
  createRandom,
  type Field,
  holds,
  isSet,
  type Json,
  type Resource,
  sampleOf,
  type WireRecord,
} from '@/declaration'
import { boundsOf, checkAsked, checkBounds } from '@/declaration/bounds'
import { isDerived } from '@/declaration/computed'
import { fieldsFor } from '@/declaration/settled'
import { claimOf } from '@/declaration/unique'

/** What a form asks for: not what follows from other fields. */
export const enteredFields = ({ fields, save }: Resource): readonly string[] =>
  (save?.fields ?? []).filter((name) => fields[name] && !isDerived(fields[name]))

/** Whether a form with these values would be let through by the declaration. */
export const isSound = (resource: Resource, record: WireRecord, now: number): boolean => {
  const asked = fieldsFor(resource.fields, record, now)
  return (
    enteredFields(resource).every((name) => {
      const field = asked[name]
      return !field || checkAsked(field, record[name] ?? undefined) === undefined
    }) && !resource.save?.checks?.some(({ when }) => holds(when, record, now))
  )
}

/** What a form with a record's values sends with its first button. */
export const formOf = (resource: Resource, record: WireRecord): WireRecord => ({
  ...Object.fromEntries(enteredFields(resource).map((name) => [name, record[name]])),
  ...resource.save?.buttons?.[0].send,
})

/** Kinds in which one value is as good as another, so that a rule may want each only once. */
const free: readonly string[] = ['text', 'code', 'phone', 'email', 'url', 'integer', 'money']

let made = 0

/** A value of the same kind that no record has. */
function fresh(field: Field, value: Json | undefined): Json | undefined {
  const random = createRandom(`fresh ${++made}`)
  const candidates =
    field.kind === 'text' || (field.kind === 'code' && !field.serial)
      ? [`${made}${String(value ?? '')}`.slice(0, Math.max(field.min ?? 1, 8)), random.digits(field.min ?? 6)]
      : [sampleOf(field, random)]
  return candidates.find((one) => checkField(field, one) === undefined)
}

/** What some record refers to and none keeps from the others; else something that no record refers to. */
function freeReference(name: string, field: Field, records: readonly WireRecord[]): Json {
  const held = new Set(records.filter((one) => claimOf(name, field, one)).map((one) => one[name]))
  const known = records.map((one) => one[name]).find((value) => isSet(value) && !held.has(value))
  return known ?? sampleOf(field, createRandom(`free ${++made}`))
}

const newValue = (name: string, field: Field, form: WireRecord, records: readonly WireRecord[]) => {
  if (field.kind === 'reference' && field.unique !== undefined) return freeReference(name, field, records)
  return free.includes(field.kind) ? fresh(field, form[name]) : undefined
}

/** Whether every field is within the bounds that the others set. */
const isWithinBounds = ({ fields }: Resource, form: WireRecord): boolean =>
  Object.keys(fields).every((name) => !checkBounds({ bounds: boundsOf(fields, name, form) }, form[name]))

const renewed = (
  resource: Resource,
  form: WireRecord,
  names: readonly string[],
  records: readonly WireRecord[] = [],
): WireRecord => {
  let made = form
  for (const name of names) {
    const field = resource.fields[name]
    const value = field && newValue(name, field, form, records)
    const next = value === undefined ? made : { ...made, [name]: value }
    if (isWithinBounds(resource, next)) made = next
  }
  return made
}

/** The form with another value in the first of its fields that can have one. */
export const withAnother = (resource: Resource, form: WireRecord): WireRecord =>
  enteredFields(resource)
    .map((name) => renewed(resource, form, [name]))
    .find((one) => JSON.stringify(one) !== JSON.stringify(form)) ?? form

/** The form with other values where no two records may have the same; the title's is the caller's. */
export const withFreshUnique = (
  resource: Resource,
  form: WireRecord,
  records: readonly WireRecord[],
): WireRecord =>
  renewed(
    resource,
    form,
    enteredFields(resource).filter(
      (name) => name !== resource.title && resource.fields[name]?.unique !== undefined,
    ),
    records,
  )

/**
 * Forms for a new record that are made of an existing one, to be tried in turn: rules that the declaration does not tell of may
 * give a name, or any other value, only once. First it has another title and other values of unique fields, then of those of
 * which no two records have the same, then of all that can have others.
 */
export function newForms(
  resource: Resource,
  record: WireRecord,
  records: readonly WireRecord[],
): WireRecord[] {
  const form = formOf(resource, record)
  const names = enteredFields(resource)
  const first = names.filter((name) => name === resource.title || resource.fields[name]?.unique !== undefined)
  const apart = names.filter(
    (name) => new Set(records.map((one) => JSON.stringify(one[name]))).size === records.length,
  )
  return [first, [...first, ...apart], names].map((some) => renewed(resource, form, some, records))
}
