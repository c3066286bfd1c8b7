import { emptyOf, type Field, type Json, type Resource, type WireRecord } from '@/declaration'
import { isDerived } from '@/declaration/computed'
import { settled } from '@/declaration/settled'

export interface FormField {
  readonly name: string
  readonly field: Field
}

/** What a form shows, in its order: its inputs, and what follows from them. */
export const shownFields = ({ save, fields }: Resource): readonly FormField[] =>
  (save?.fields ?? []).flatMap((name) => {
    const field = fields[name]
    return field ? [{ name, field }] : []
  })

/** A form's inputs. */
export const formFields = (resource: Resource): readonly FormField[] =>
  shownFields(resource).filter(({ field }) => !isDerived(field))

/** A cleared input holds null; if the field is not nullable, its kind's own empty value is sent. */
export const sentValue = (field: Field, value: unknown): Json => {
  const given = (value ?? null) as Json
  return given === null && !field.nullable ? emptyOf(field) : given
}

type Entered = { readonly [name: string]: unknown }

const blanks = new WeakMap<Resource, WireRecord>()

/** A record of an area in which nothing is entered. */
const blankOf = (resource: Resource): WireRecord => {
  const known = blanks.get(resource)
  if (known) return known
  const blank = Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, emptyOf(field)]),
  )
  blanks.set(resource, blank)
  return blank
}

/** The record that a form with these values would save: with what is hidden empty, and what is computed reckoned. */
export const savedRecord = (
  resource: Resource,
  held: WireRecord | undefined,
  values: Entered,
): WireRecord => {
  const entered = formFields(resource).map(({ name, field }) => [name, sentValue(field, values[name])])
  const taken = Object.entries(resource.fields).flatMap(([name, { takenFrom }]) =>
    takenFrom !== undefined && values[name] !== undefined ? [[name, values[name]]] : [],
  )
  return settled(resource.fields, {
    ...(held ?? blankOf(resource)),
    ...Object.fromEntries([...entered, ...taken]),
  })
}

/** What a form with these values sends. */
export const sentRecord = (resource: Resource, held: WireRecord | undefined, values: Entered): WireRecord => {
  const saved = savedRecord(resource, held, values)
  return Object.fromEntries(formFields(resource).map(({ name }) => [name, saved[name]]))
}
