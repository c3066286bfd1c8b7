import type { SqlValue } from '../../store/sql'

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** An SQL literal; for declared names, never for a caller's input. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

export type SqlType = 'text' | 'bigint' | 'boolean' | 'jsonb' | 'float8'

export class Parameters {
  readonly values: SqlValue[] = []

  add(value: SqlValue, type: SqlType): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}
