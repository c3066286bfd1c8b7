import { emptyOf, type Field, type Json } from '@/declaration'

/** A cleared input holds null; if the field is not nullable, its kind's own empty value is sent. */
export const sentValue = (field: Field, value: unknown): Json => {
  const given = (value ?? null) as Json
  return given === null && !field.nullable ? emptyOf(field) : given
}
