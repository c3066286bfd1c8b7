import { isRecord } from '@/declaration/condition'
import type { EditsByArea } from '@/declaration/editedAreas'
import type { Edit } from '@/declaration/edits'
import { createEmitter } from '@/declaration/emitter'
import { attempt } from '@/platform/attempt'

/** What is being edited in this tab. It survives the reload after a file is written. */
interface Editing {
  /** The part to edit, like `fields.title`; '' for the whole area. Undefined if the panel is closed. */
  readonly place?: string
  /** The panel's open sections. */
  readonly sections?: readonly string[]
  /** Not yet written anywhere. */
  readonly edits: EditsByArea
  /** The result of the last attempt to write them; cleared by the next edit. */
  readonly outcome?: Outcome
}

/** The result of edits: where they were written, that they are a draft on the platform, or what is wrong with them. */
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
  // This tab wrote it, with this version or the one before the reload.
  return found as unknown as Editing
}

/* Marked pure, so that builds without editing can drop this module. */
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

/** Merges two consecutive moves of the same thing into one; undefined if they are not. Dragging moves it by each row passed. */
const joinedMoves = (one: Edit, more: Edit): Edit | undefined => {
  if (!('move' in one) || !('move' in more)) return undefined
  // List entries are identified by their index, which the first move changed.
  const after = typeof one.place.at(-1) === 'number' ? [...one.place.slice(0, -1), one.move] : one.place
  return isSamePlace({ ...one, place: after }, more) ? { place: one.place, move: more.move } : undefined
}

/** Edits that are being written right now. */
const beingSent = /* @__PURE__ */ new WeakSet<Edit>()

const isNoMove = (edit: Edit): boolean => 'move' in edit && edit.place.at(-1) === edit.move

/** Adds an edit. Further typing or dragging in the same place changes the last edit instead. */
const withMore = (edits: readonly Edit[], more: Edit): readonly Edit[] => {
  const before = edits.at(-1)
  // A move that is already being written stays; the next one starts where it ends.
  const joined = before && !beingSent.has(before) ? joinedMoves(before, more) : undefined
  if (joined) return [...edits.slice(0, -1), ...(isNoMove(joined) ? [] : [joined])]
  const last = edits.findLastIndex((one) => !('value' in one) || isSamePlace(one, more))
  const typed = edits[last]
  // After a move, the same index may mean another entry.
  const isGoingOn = typed && 'value' in typed && 'value' in more && isSamePlace(typed, more)
  return isGoingOn ? edits.map((one, index) => (index === last ? more : one)) : [...edits, more]
}

const put = (area: string, edits: readonly Edit[], outcome?: Outcome): void => {
  const { edits: before, outcome: _, ...panel } = read()
  const { [area]: __, ...others } = before
  const next = edits.length > 0 ? { ...others, [area]: edits } : others
  change({ ...panel, edits: next, ...(outcome && { outcome }) })
}

/** The panel section where a place of the declaration is edited. */
const sectionOf = (place: string): string => {
  const [part = ''] = place.split('.')
  const known: { readonly [part: string]: string } = { list: 'columns', detail: 'groups', save: 'form' }
  return known[part] ?? (['fields', 'actions', 'menu'].includes(part) ? part : 'names')
}

/** The unwritten edits, and the state of the panel. */
export const pending = {
  read,
  subscribe: (listener: () => void) => changes.subscribe(listener),
  /** @param place the part to edit; its section opens */
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
  /** @returns the area's edits, which count as being written until `tell` is called */
  send: (area: string): readonly Edit[] => {
    const edits = read().edits[area] ?? []
    for (const edit of edits) beingSent.add(edit)
    return edits
  },
  /** Records the result of sent edits. Written ones are no longer pending; anything typed meanwhile still is. */
  tell: (area: string, sent: readonly Edit[], outcome: Outcome): void => {
    for (const edit of sent) beingSent.delete(edit)
    const all = read().edits[area] ?? []
    put(area, 'error' in outcome ? all : all.filter((one) => !sent.includes(one)), outcome)
  },
}
