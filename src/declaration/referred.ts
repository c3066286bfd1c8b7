import type { WireRecord } from './condition'
import { idOf, keyOf } from './key'

/** What a reference holds: the value of the record's key field, or its id if it has several. */
export const referenceTo = (key: readonly string[], record: WireRecord): string =>
  key.length === 1 ? String(record[key[0] ?? ''] ?? '') : idOf(key, record)

/** The id of the referenced record. */
export const idOfReference = (key: readonly string[], value: string): string =>
  key.length === 1 ? idOf(key, { [key[0] ?? '']: value }) : value

/** What a reference shows until the record's title is known: its key values. */
export const keyText = (key: readonly string[], value: string): string =>
  key.length === 1 ? value : Object.values(keyOf(key, value) ?? { value }).join(' ')
