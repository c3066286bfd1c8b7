import type { Change } from './changes'
import type { Json, WireRecord } from './condition'
import type { Field } from './field'
import { isText, mergedText } from './lines'
import { isSame } from './settings'

/** A field that two people changed differently: one of them has to give way. */
export interface Collision {
  readonly name: string
  readonly field: Field
  readonly base: Json | undefined
  readonly mine: Json
  readonly theirs: Json
  /** Undefined until it is decided. */
  readonly choice?: 'mine' | 'theirs'
}

/** How what was typed into a form and what others saved meanwhile were brought together. */
export interface Reconciliation {
  /** Only they changed it: from what it was to what it is. */
  readonly taken: readonly Change[]
  /** Only I changed it: from what it is to what I typed. */
  readonly kept: readonly Change[]
  /** Texts that both changed in different places: from theirs to both. */
  readonly merged: readonly Change[]
  readonly collisions: readonly Collision[]
}

export const nothingMet: Reconciliation = { taken: [], kept: [], merged: [], collisions: [] }

export const undecided = ({ collisions }: Reconciliation): readonly Collision[] =>
  collisions.filter(({ choice }) => choice === undefined)

/** The reconciliation with one more collision decided, or decided otherwise. `mine`: what the form holds by now. */
export const decided = (
  met: Reconciliation,
  name: string,
  choice: 'mine' | 'theirs',
  mine: Json,
): Reconciliation => ({
  ...met,
  collisions: met.collisions.map((one) => (one.name === name ? { ...one, mine, choice } : one)),
})

export interface Versions {
  /** What the form began with. */
  readonly base: WireRecord
  /** What the form holds. */
  readonly mine: WireRecord
  /** What the record is by now. */
  readonly theirs: WireRecord
}

type Verdict =
  | { readonly kind: 'same' | 'taken' | 'kept' | 'agreed' | 'collision' }
  | { readonly kind: 'merged'; readonly text: string }

const verdictOf = (field: Field, base: Json | undefined, mine: Json, theirs: Json): Verdict => {
  if (isSame(field, mine, theirs)) return { kind: isSame(field, base, mine) ? 'same' : 'agreed' }
  if (isSame(field, base, mine)) return { kind: 'taken' }
  if (isSame(field, base, theirs)) return { kind: 'kept' }
  if (isText(field) && [base, mine, theirs].every((one) => typeof one === 'string')) {
    const text = mergedText(field.kind, String(base), String(mine), String(theirs))
    if (text !== undefined) return { kind: 'merged', text }
  }
  return { kind: 'collision' }
}

/** The changes of both lists; of one that both have, the first's start and the second's end. */
const joined = (earlier: readonly Change[], later: readonly Change[]): readonly Change[] => {
  const all = new Map(earlier.map((one) => [one.name, one]))
  for (const one of later) all.set(one.name, { ...one, from: all.get(one.name)?.from ?? one.from })
  return [...all.values()]
}

/**
 * Brings what was typed together with a newer state of the record, field by field: what only one changed is taken, a text
 * that both changed is merged by line, and what both changed otherwise is asked. Fields that the newer state lacks are left.
 *
 * @param before what was brought together already; collisions in it that are still open stay open
 * @returns what to show, and the values to put into the form
 */
export const reconciled = (
  before: Reconciliation,
  fields: readonly { readonly name: string; readonly field: Field }[],
  { base, mine, theirs }: Versions,
): { readonly met: Reconciliation; readonly values: { readonly [name: string]: Json } } => {
  const taken: Change[] = []
  const kept: Change[] = []
  const merged: Change[] = []
  const collisions: Collision[] = []
  const values: { [name: string]: Json } = {}
  for (const { name, field } of fields) {
    const open = before.collisions.find((one) => one.name === name)
    // What is still open began before the last state that was met.
    const from = open && open.choice === undefined ? open.base : base[name]
    const to = theirs[name]
    const own = mine[name]
    if (to === undefined || own === undefined) {
      if (open) collisions.push(open)
      continue
    }
    const verdict = verdictOf(field, from, own, to)
    if (verdict.kind === 'collision') collisions.push({ name, field, base: from, mine: own, theirs: to })
    // Decided, and nothing has changed since: it stays on view, to be decided otherwise.
    else if (open?.choice !== undefined && isSame(field, open.theirs, to)) collisions.push(open)
    else if (verdict.kind === 'kept') kept.push({ name, field, from: to, to: own })
    else if (verdict.kind === 'taken') {
      taken.push({ name, field, from, to })
      values[name] = to
    } else if (verdict.kind === 'merged') {
      merged.push({ name, field, from: to, to: verdict.text })
      values[name] = verdict.text
    }
  }
  const isOpen = ({ name }: Change) => collisions.some((one) => one.name === name)
  const met = {
    taken: joined(before.taken, taken).filter((one) => !isOpen(one)),
    kept,
    merged: joined(before.merged, merged).filter((one) => !isOpen(one)),
    collisions,
  }
  return { met, values }
}
