import { emptyOf, type Field, type Json } from '@/declaration'

/**
 * An input's value on the wire. A cleared input holds null; if the field is not nullable, this is its kind's own empty value
 * (0 li for no cap, false, an empty text).
 */
export const sentValue = (field: Field, value: unknown): Json => {
  const given = (value ?? null) as Json
  return given === null && !field.nullable ? emptyOf(field) : given
}
