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

/** The fields that a form asks for, without those that follow from others. */
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

/** What the first button of a form with a record's values sends. */
export const formOf = (resource: Resource, record: WireRecord): WireRecord => ({
  ...Object.fromEntries(enteredFields(resource).map((name) => [name, record[name]])),
  ...resource.save?.buttons?.[0].send,
})

/** Kinds in which any value is as good as another, so a rule may want each only once. */
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

/** A reference that some record has and that is not unique; else one that no record has. */
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

/** The form with new values in unique fields, except the title, which the caller sets. */
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
 * Forms for a new record, made from an existing one, to try in turn. Undeclared rules may accept a name, or any other value, only
 * once. The first form has a new title and new unique values. The next also has new values wherever no two records agree, and the
 * last wherever possible.
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
