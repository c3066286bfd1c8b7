import { emptyOf, type Field, type Json } from '@/declaration'

/**
 * What an input's value is on the wire. An input that was emptied holds null; where the declaration knows no null, that is
 * its kind's own "nothing entered" (0 li for no cap, false, an empty text).
 */
export const sentValue = (field: Field, value: unknown): Json => {
  const given = (value ?? null) as Json
  return given === null && !field.nullable ? emptyOf(field) : given
}
