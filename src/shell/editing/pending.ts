import { isRecord } from '@/declaration/condition'
import type { EditsByArea } from '@/declaration/editedAreas'
import type { Edit } from '@/declaration/edits'
import { createEmitter } from '@/declaration/emitter'
import { attempt } from '@/platform/attempt'

/** What is being edited in this tab: it outlives the reload that follows when a file is written. */
interface Editing {
  /** The part that was asked about, as `fields.title`; an empty text for the area as a whole. Undefined: the panel is closed. */
  readonly place?: string
  /** The panel's sections that are open. */
  readonly sections?: readonly string[]
  /** Not written anywhere yet. */
  readonly edits: EditsByArea
  /** What the last attempt to write them came to, until something is edited again. */
  readonly outcome?: Outcome
}

/** What came of edits: where they are written now, that they are a draft of the platform's, or what is wrong with them. */
export type Outcome =
  | { readonly file: string; readonly lines: readonly number[]; readonly difference: string }
  | { readonly draft: true }
  | { readonly error: string }

const key = 'open-platform-console.editing'
const nothing: Editing = { edits: {} }

const kept = (): Editing => {
  const found = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? ''))
  if (!isRecord(found) || !isRecord(found.edits) || !Object.values(found.edits).every(Array.isArray))
    return nothing
  // It is of this tab, and of this version or the one before the reload.
  return found as unknown as Editing
}

/* Whatever runs here would be a part of a build that edits nothing. */
const changes = /* @__PURE__ */ createEmitter()
let current: Editing | undefined

const read = (): Editing => {
  current ??= kept()
  return current
}

const change = (next: Editing): void => {
  current = next
  attempt(() => sessionStorage.setItem(key, JSON.stringify(next)))
  changes.emit()
}

const isSamePlace = (one: Edit, other: Edit): boolean => one.place.join('\n') === other.place.join('\n')

/**
 * Two moves of the same thing, one right after the other, as one; undefined if they are not. Dragging moves it by each row that
 * is passed.
 */
const joinedMoves = (one: Edit, more: Edit): Edit | undefined => {
  if (!('move' in one) || !('move' in more)) return undefined
  // An entry of a list is known by its place, which it has left.
  const after = typeof one.place.at(-1) === 'number' ? [...one.place.slice(0, -1), one.move] : one.place
  return isSamePlace({ ...one, place: after }, more) ? { place: one.place, move: more.move } : undefined
}

/** Edits on their way to where they are written. */
const beingSent = /* @__PURE__ */ new WeakSet<Edit>()

const isNoMove = (edit: Edit): boolean => 'move' in edit && edit.place.at(-1) === edit.move

/** Edits with one more: who goes on typing or dragging in one place has made one edit. */
const withMore = (edits: readonly Edit[], more: Edit): readonly Edit[] => {
  const before = edits.at(-1)
  // A move that is being written ends where it was sent to: the next begins there.
  const joined = before && !beingSent.has(before) ? joinedMoves(before, more) : undefined
  if (joined) return [...edits.slice(0, -1), ...(isNoMove(joined) ? [] : [joined])]
  const last = edits.findLastIndex((one) => !('value' in one) || isSamePlace(one, more))
  const typed = edits[last]
  // Behind one that moves things, a place may be another.
  const isGoingOn = typed && 'value' in typed && 'value' in more && isSamePlace(typed, more)
  return isGoingOn ? edits.map((one, index) => (index === last ? more : one)) : [...edits, more]
}

const put = (area: string, edits: readonly Edit[], outcome?: Outcome): void => {
  const { edits: before, outcome: _, ...panel } = read()
  const { [area]: __, ...others } = before
  const next = edits.length > 0 ? { ...others, [area]: edits } : others
  change({ ...panel, edits: next, ...(outcome && { outcome }) })
}

/** The section in which a place of the declaration is edited. */
const sectionOf = (place: string): string => {
  const [part = ''] = place.split('.')
  const known: { readonly [part: string]: string } = { list: 'columns', detail: 'groups', save: 'form' }
  return known[part] ?? (['fields', 'actions', 'menu'].includes(part) ? part : 'names')
}

/** The edits that are not written yet, and the panel in which they are made. */
export const pending = {
  read,
  subscribe: (listener: () => void) => changes.subscribe(listener),
  /** @param place that is asked about; the section that it stands in is open */
  open: (place: string): void => change({ ...read(), place, sections: [sectionOf(place)] }),
  close: (): void => change({ edits: read().edits }),
  toggle: (section: string, isOpen: boolean): void => {
    const others = (read().sections ?? []).filter((one) => one !== section)
    change({ ...read(), sections: isOpen ? [...others, section] : others })
  },
  add: (area: string, edit: Edit): void => put(area, withMore(read().edits[area] ?? [], edit)),
  takeBack: (area: string, index: number): void =>
    put(
      area,
      (read().edits[area] ?? []).filter((_, at) => at !== index),
    ),
  clear: (area: string): void => put(area, []),
  /** @returns the area's edits, which are on their way from now until it is told what came of them */
  send: (area: string): readonly Edit[] => {
    const edits = read().edits[area] ?? []
    for (const edit of edits) beingSent.add(edit)
    return edits
  },
  /** Notes what came of edits that were sent; those that are written are no longer pending, and what was typed meanwhile is. */
  tell: (area: string, sent: readonly Edit[], outcome: Outcome): void => {
    for (const edit of sent) beingSent.delete(edit)
    const all = read().edits[area] ?? []
    put(area, 'error' in outcome ? all : all.filter((one) => !sent.includes(one)), outcome)
  },
}
