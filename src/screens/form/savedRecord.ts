import { emptyOf, type Resource, type WireRecord } from '@/declaration'
import { settled } from '@/declaration/settled'
import { formFields, sentValue } from './formFields'

type Entered = { readonly [name: string]: unknown }

const blanks = new WeakMap<Resource, WireRecord>()

/** An empty record of an area. */
const blankOf = (resource: Resource): WireRecord => {
  const known = blanks.get(resource)
  if (known) return known
  const blank = Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, emptyOf(field)]),
  )
  blanks.set(resource, blank)
  return blank
}

/** The record that these form values would save: hidden fields cleared, computed fields filled in. */
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
