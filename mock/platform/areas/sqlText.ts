import type { SqlValue } from '../../store/sql'

/** A name as SQL takes it, whatever letters it has. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A text as an SQL literal; for names of parts, never for what a caller sent. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

export type SqlType = 'text' | 'bigint' | 'boolean' | 'jsonb' | 'float8'

/** The values of a statement, collected while its text is written. */
export class Parameters {
  readonly values: SqlValue[] = []

  /** Gives the place of a value, with its type: what a caller sent never becomes part of the text. */
  add(value: SqlValue, type: SqlType): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}
