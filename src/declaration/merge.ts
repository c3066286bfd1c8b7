import type { Change } from './changes'
import type { Json, WireRecord } from './condition'
import type { Field } from './field'
import { isText, mergedText } from './lines'
import { isSame } from './settings'

/** A field that two people changed differently, so that one must give way. */
export interface Collision {
  readonly name: string
  readonly field: Field
  readonly base: Json | undefined
  readonly mine: Json
  readonly theirs: Json
  /** Undefined until it is decided. */
  readonly choice?: 'mine' | 'theirs'
}

/** How the form's input was reconciled with what others saved meanwhile. */
export interface Reconciliation {
  /** Changed only by them: from the old value to the current one. */
  readonly taken: readonly Change[]
  /** Changed only by me: from the current value to what I typed. */
  readonly kept: readonly Change[]
  /** Texts that both changed in different places: from theirs to the merged text. */
  readonly merged: readonly Change[]
  readonly collisions: readonly Collision[]
}

export const nothingMet: Reconciliation = { taken: [], kept: [], merged: [], collisions: [] }

export const undecided = ({ collisions }: Reconciliation): readonly Collision[] =>
  collisions.filter(({ choice }) => choice === undefined)

/** The reconciliation after one more collision is decided or changed. `mine`: what the form now holds. */
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
  /** The current record. */
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

/** Combines two lists of changes. A field in both keeps the first start and the last end. */
const joined = (earlier: readonly Change[], later: readonly Change[]): readonly Change[] => {
  const all = new Map(earlier.map((one) => [one.name, one]))
  for (const one of later) all.set(one.name, { ...one, from: all.get(one.name)?.from ?? one.from })
  return [...all.values()]
}

/**
 * Merges the form's input with a newer state of the record, field by field. A change by one side is taken, a text that both
 * changed is merged by line, and any other conflict is left to the operator. Fields missing in the newer state are left alone.
 *
 * @param before the previous reconciliation; its open collisions stay open
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
    // An open collision started before the last state that was merged.
    const from = open && open.choice === undefined ? open.base : base[name]
    const to = theirs[name]
    const own = mine[name]
    if (to === undefined || own === undefined) {
      if (open) collisions.push(open)
      continue
    }
    const verdict = verdictOf(field, from, own, to)
    if (verdict.kind === 'collision') collisions.push({ name, field, base: from, mine: own, theirs: to })
    // Already decided and unchanged since: keep it visible, so that the decision can be changed.
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
