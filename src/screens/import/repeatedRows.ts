import type { Resource } from '@/declaration'
import { isSet } from '@/declaration'
import type { CheckedRow } from './checkRow'
import type { Mapping } from './mapping'

/** The fields by which two rows are taken for the same record: the key where it is entered, else what names a record. */
export const identifyingFields = ({ key, title }: Resource, mapping: Mapping): readonly string[] =>
  key.every((name) => mapping.includes(name)) ? key : mapping.includes(title) ? [title] : []

/**
 * Rows that speak of the same record as one before them in the file: a warning, for the platform may well allow it.
 *
 * @returns the line of the first by the line of each later one
 */
export const repeatedRows = (
  rows: readonly CheckedRow[],
  fields: readonly string[],
): ReadonlyMap<number, number> => {
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const { line, data } of rows) {
    const values = fields.map((name) => data[name])
    if (!values.some(isSet)) continue
    const same = JSON.stringify(values)
    const before = first.get(same)
    if (before === undefined) first.set(same, line)
    else repeated.set(line, before)
  }
  return repeated
}
