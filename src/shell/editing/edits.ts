import type { Json, Resource } from '@/declaration'
import { type Edit, moved, type Place } from '@/declaration/edits'

/** What a section of the panel shows and edits. */
export interface Edits {
  /** With what is not written yet. */
  readonly resource: Resource
  readonly edit: (edit: Edit) => void
}

const isNames = (entries: readonly Json[]): entries is readonly string[] =>
  entries.every((one) => typeof one === 'string')

/**
 * The edits of a list. One of names alone may follow from the rest without being written, and is written whole; of any other,
 * the entry is edited, so that the others stay as they are in the file.
 */
export const listEdits = (place: Place, entries: readonly Json[]) => ({
  move: (from: number, to: number): Edit =>
    isNames(entries) ? { place, value: moved(entries, from, to) } : { place: [...place, from], move: to },
  remove: (at: number): Edit =>
    isNames(entries)
      ? { place, value: entries.filter((_, index) => index !== at) }
      : { place: [...place, at], remove: true },
  add: (entry: Json): Edit =>
    isNames(entries) && typeof entry === 'string'
      ? { place, value: [...entries, entry] }
      : { place: [...place, entries.length], insert: entry },
})

/** How an edit is listed: where, and what becomes of it. */
export const editText = (edit: Edit): string => {
  const place = edit.place.join('.')
  if ('remove' in edit) return `− ${place}`
  if ('move' in edit) return `${place} → ${edit.move + 1}`
  const value = JSON.stringify('insert' in edit ? edit.insert : edit.value)
  return 'insert' in edit ? `+ ${place} ${value}` : `${place} = ${value}`
}
