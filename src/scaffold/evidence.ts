import { type Call, isRecord, type Json, type JsonSchema, type Label } from '@/declaration'
import { isLabel } from '@/declaration/isLabel'

/** What a database knows about a column. */
export interface ColumnEvidence {
  /** PostgreSQL's name of the type: `int8`, `varchar`, `timestamptz`. */
  readonly type: string
  readonly nullable: boolean
  /** From `varchar(n)`. */
  readonly maxLength?: number
  /** Digits after the point of a `numeric`. */
  readonly scale?: number
  /** The values of an enum type or of `CHECK … IN (…)`. */
  readonly values?: readonly string[]
  /** The table that a foreign key leads to. */
  readonly references?: string
  /** The column's COMMENT. */
  readonly comment?: string
}

/** What a source tells about one field. */
export interface FieldEvidence {
  readonly name: string
  /** The values seen, without null. They decide the kind, and are never written anywhere. */
  readonly values: readonly Json[]
  /** Some row had null. */
  readonly isNull?: boolean
  readonly column?: ColumnEvidence
  readonly schema?: JsonSchema
  /** A form of the source requires it. */
  readonly required?: boolean
}

/** What a source tells about an area. */
export interface AreaEvidence {
  readonly name?: string
  readonly label?: Label
  readonly call?: Call
  readonly key?: readonly string[]
  readonly fields: readonly FieldEvidence[]
}

/** Whether the source itself gives a label for a field. */
export const saysLabel = ({ schema, column }: FieldEvidence): boolean =>
  isLabel(schema?.['x-label']) || !!column?.comment || /\p{Script=Han}/u.test(String(schema?.title ?? ''))

/** Whether the source itself gives a label for a choice's value. */
export const saysValue = ({ schema }: FieldEvidence, value: string): boolean =>
  schema?.['x-values']?.[value] !== undefined

/** The fields of rows, in the order in which they first occur. */
export const fieldsOfRows = (rows: readonly unknown[]): readonly FieldEvidence[] => {
  const seen = new Map<string, { values: Json[]; isNull: boolean }>()
  for (const row of rows.filter(isRecord))
    for (const [name, value] of Object.entries(row)) {
      const field = seen.get(name) ?? { values: [], isNull: false }
      seen.set(name, field)
      if (value === null || value === undefined) field.isNull = true
      else field.values.push(value)
    }
  return [...seen].map(([name, field]) => ({ name, ...field }))
}
