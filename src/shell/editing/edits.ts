import type { Json, Resource } from '@/declaration'
import { type Edit, moved, type Place } from '@/declaration/edits'

/** What a section of the panel shows and edits. */
export interface Edits {
  /** Including unwritten edits. */
  readonly resource: Resource
  readonly edit: (edit: Edit) => void
}

const isNames = (entries: readonly Json[]): entries is readonly string[] =>
  entries.every((one) => typeof one === 'string')

/**
 * The edits of a list. A list of names may be a default that the file does not contain, so it is written as a whole. In other
 * lists only the entry is edited, so the rest of the file stays as it is.
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

/** The edits that remove a field from an area: first from every list that names it, then the field itself. */
export const fieldRemoval = ({ list, card, detail, save }: Resource, name: string): readonly Edit[] => {
  const groups = detail?.groups ?? []
  const lists: readonly (readonly [Place, readonly unknown[] | undefined])[] = [
    [['card'], card],
    [['list', 'columns'], list.columns],
    [['list', 'moreColumns'], list.moreColumns],
    [['list', 'sortable'], list.sortable],
    [['list', 'filters'], list.filters],
    ...groups.map(({ fields }, at) => [['detail', 'groups', at, 'fields'], fields] as const),
    [['save', 'fields'], save?.fields],
  ]
  return [
    ...lists.flatMap(([place, entries = []]) => {
      const at = entries.indexOf(name)
      return at < 0 ? [] : [listEdits(place, entries as readonly Json[]).remove(at)]
    }),
    { place: ['fields', name], remove: true },
  ]
}

/** How an edit is listed: its place, and what changes. */
export const editText = (edit: Edit): string => {
  const place = edit.place.join('.')
  if ('remove' in edit) return `− ${place}`
  if ('move' in edit) return `${place} → ${edit.move + 1}`
  const value = JSON.stringify('insert' in edit ? edit.insert : edit.value)
  return 'insert' in edit ? `+ ${place} ${value}` : `${place} = ${value}`
}
