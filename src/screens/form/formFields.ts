import type { Field, Json, Label, Resource } from '@/declaration'
import { isDerived } from '@/declaration/computed'
import { startingValue } from '@/declaration/startingValue'

export interface FormField {
  readonly name: string
  readonly field: Field
}

/** What a form shows, in order: its inputs and derived values. */
const shownFields = ({ save, fields }: Resource): readonly FormField[] =>
  (save?.fields ?? []).flatMap((name) => {
    const field = fields[name]
    return field ? [{ name, field }] : []
  })

export interface FormGroup {
  readonly label: Label | undefined
  readonly fields: readonly FormField[]
}

/** What a form shows, grouped as in the detail, with ungrouped fields first. A single group needs no heading. */
export const formGroups = (resource: Resource): readonly FormGroup[] => {
  const shown = shownFields(resource)
  const groups = resource.save?.flat ? [] : (resource.detail?.groups ?? [])
  const of = (label: Label | undefined, isIn: (name: string) => boolean): readonly FormGroup[] => {
    const fields = shown.filter(({ name }) => isIn(name))
    return fields.length > 0 ? [{ label, fields }] : []
  }
  const found = [
    ...of(undefined, (name) => !groups.some(({ fields }) => fields.includes(name))),
    ...groups.flatMap(({ label, fields }) => of(label, (name) => fields.includes(name))),
  ]
  return found.length > 1 ? found : [{ label: undefined, fields: shown }]
}

/** A form's inputs. */
export const formFields = (resource: Resource): readonly FormField[] =>
  shownFields(resource).filter(({ field }) => !isDerived(field))

/**
 * The name of the input that stands first in a form.
 *
 * @param asked the fields that are asked for
 */
export const firstInput = (resource: Resource, asked: { readonly [name: string]: unknown }) =>
  formGroups(resource)
    .flatMap(({ fields }) => fields)
    .find(({ name, field }) => asked[name] && !isDerived(field))?.name

/**
 * A cleared input holds null. If the field is not nullable, its kind's own empty value is sent instead. For a required number
 * that would be 0, which nobody has entered: no rule goes by it.
 */
export const sentValue = (field: Field, value: unknown): Json => {
  const given = (value ?? null) as Json
  return given === null && !field.nullable ? startingValue(field) : given
}
