import type { Resource } from '@/declaration'
import { isSet } from '@/declaration'
import type { CheckedRow } from './checkRow'
import type { Mapping } from './mapping'

/** The fields that identify a record: the key if it is entered, otherwise the title. */
export const identifyingFields = ({ key, title }: Resource, mapping: Mapping): readonly string[] =>
  key.every((name) => mapping.includes(name)) ? key : mapping.includes(title) ? [title] : []

/**
 * Rows that duplicate an earlier one: only a warning, because the platform may allow it.
 *
 * @returns each later row's line, with the line of the first
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
