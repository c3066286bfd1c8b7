import { isRecord, type Json } from './condition'

/** Where in a declaration: `['fields', 'title', 'label', 'zh']`. */
export type Place = readonly (string | number)[]

/**
 * One change of a declaration: set the value at a place, insert an entry in a list before the one at that place, remove what is
 * there, if anything, or move it to another position, from 0, among the entries of its list or group by name.
 */
export type Edit = { readonly place: Place } & (
  | { readonly value: Json }
  | { readonly insert: Json }
  | { readonly remove: true }
  | { readonly move: number }
)

/** An edit that cannot be applied, with the reason. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused'
  constructor(readonly why: string) {
    super(why)
  }
}

/** The entries with one of them moved to another position, from 0. */
export const moved = <T>(all: readonly T[], from: number, to: number): T[] => {
  const [one] = all.slice(from, from + 1)
  const others = all.filter((_, index) => index !== from)
  return one === undefined ? [...all] : [...others.slice(0, to), one, ...others.slice(to)]
}

/** The entries of a list or group after an edit. */
export const rearranged = <T>(
  entries: readonly T[],
  at: number,
  edit: Edit,
  made: (value: Json) => T,
): readonly T[] => {
  if ('remove' in edit) return entries.filter((_, index) => index !== at)
  if ('move' in edit) return moved(entries, at, edit.move)
  if ('insert' in edit) return [...entries.slice(0, at), made(edit.insert), ...entries.slice(at)]
  return entries.map((one, index) => (index === at ? made(edit.value) : one))
}

const inList = (list: readonly Json[], index: number, rest: Place, edit: Edit): Json => {
  const isEnd = 'insert' in edit && rest.length === 0 && index === list.length
  if (!(index in list) && !isEnd) throw new EditRefused(`there is no entry ${index}`)
  if (rest.length === 0) return [...rearranged<Json>(list, index, edit, (value) => value)]
  return list.map((one, at) => (at === index ? inside(one, rest, edit) : one))
}

const inGroup = (group: { readonly [name: string]: Json }, name: string, rest: Place, edit: Edit): Json => {
  if (rest.length > 0) return { ...group, [name]: inside(group[name], rest, edit) }
  if ('value' in edit) return { ...group, [name]: edit.value }
  if ('insert' in edit) throw new EditRefused(`"${name}" is no entry of a list`)
  if (!Object.hasOwn(group, name) && 'remove' in edit) return group
  if (!Object.hasOwn(group, name)) throw new EditRefused(`there is no "${name}"`)
  const entries = Object.entries(group)
  const at = entries.findIndex(([one]) => one === name)
  return Object.fromEntries(rearranged(entries, at, edit, (value) => [name, value]))
}

const inside = (whole: Json | undefined, [first, ...rest]: Place, edit: Edit): Json => {
  if (first === undefined) throw new EditRefused('a declaration is not replaced')
  if (Array.isArray(whole)) return inList(whole, Number(first), rest, edit)
  // Create the missing group.
  const group = whole === undefined && 'value' in edit ? {} : whole
  if (!isRecord(group)) throw new EditRefused(`there is nothing at "${first}"`)
  return inGroup(group as { readonly [name: string]: Json }, String(first), rest, edit)
}

/**
 * Applies an edit to a declaration, or to a part of one. What is not edited stays the same object.
 *
 * @throws EditRefused when there is nothing to edit at its place
 */
export const edited = <T>(whole: T, edit: Edit): T => inside(whole as Json, edit.place, edit) as T

/** Applies edits in order. Those whose place no longer exists are skipped. */
export const editedAll = <T>(whole: T, edits: readonly Edit[]): T =>
  edits.reduce((now, edit) => {
    try {
      return edited(now, edit)
    } catch (error) {
      if (error instanceof EditRefused) return now
      throw error
    }
  }, whole)
