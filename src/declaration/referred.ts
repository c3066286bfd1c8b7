import type { WireRecord } from './condition'
import { idOf, keyOf } from './key'

/** What a reference to a record holds: the value of its key field; its id if its key has several. */
export const referenceTo = (key: readonly string[], record: WireRecord): string =>
  key.length === 1 ? String(record[key[0] ?? ''] ?? '') : idOf(key, record)

/** The id of the record that a reference names. */
export const idOfReference = (key: readonly string[], value: string): string =>
  key.length === 1 ? idOf(key, { [key[0] ?? '']: value }) : value

/** What is shown of a record that a reference names until its title is known: the values of its key. */
export const keyText = (key: readonly string[], value: string): string =>
  key.length === 1 ? value : Object.values(keyOf(key, value) ?? { value }).join(' ')
