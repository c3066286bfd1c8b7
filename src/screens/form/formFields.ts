import { emptyOf, type Field, type Json, type Resource } from '@/declaration'
import { isDerived } from '@/declaration/computed'

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
