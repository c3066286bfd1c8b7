import type { RaRecord } from 'react-admin'
import type { Field, Json } from '@/declaration'

/** A field's value in its record. */
export interface KindProps {
  readonly field: Field
  /** The field's name on the wire. */
  readonly name: string
  readonly value: Json | undefined
  readonly record: RaRecord
}
