import fc from 'fast-check'
import {
  boolean,
  choice,
  choices,
  code,
  day,
  type Field,
  type Fields,
  html,
  integer,
  isSame,
  type Json,
  l,
  list,
  money,
  multiline,
  object,
  type Resource,
  tags,
  text,
  type WireRecord,
} from '@/declaration'
import { isText, linesOf } from '@/declaration/lines'
import { decided, nothingMet, type Reconciliation, reconciled, undecided } from '@/declaration/merge'
import { label, plainArea } from '../unit/declaration/plainArea'

const named = { A: l('甲', 'A', 'A'), B: l('乙', 'B', 'B'), C: l('丙', 'C', 'C') }

/** Fields to build areas from, and values for those that are not text. */
const pool: readonly (readonly [Field, readonly Json[]])[] = [
  [text({ label, max: 9 }), ['', 'A', 'B', 'C']],
  [integer({ label }), [0, 1, 2]],
  [integer({ label, nullable: true }), [null, 1, 2]],
  [money({ label, unit: 'fen' }), [0, 100, 250]],
  [boolean({ label }), [true, false]],
  [choice({ label, of: named }), ['A', 'B', 'C']],
  [choices({ label, of: named }), [[], ['A'], ['B', 'A'], ['A', 'B']]],
  [tags({ label }), [[], ['x'], ['x', 'y']]],
  [day({ label, nullable: true }), [null, '2026-11-20', '2026-11-21']],
  [
    object({ label, fields: { on: boolean({ label }), size: integer({ label }) } }),
    [
      { on: true, size: 1 },
      { on: false, size: 1 },
      { on: true, size: 2 },
    ],
  ],
  [list({ label, fields: { what: text({ label }) } }), [[], [{ what: 'a' }], [{ what: 'b' }]]],
  [multiline({ label }), []],
  [multiline({ label }), []],
  [html({ label }), []],
]

const valuesOf = new Map(pool)

/** An area whose form has some of the fields of the pool. */
const areaOf = (number: number, chosen: readonly number[]): Resource => {
  const fields: Fields = Object.fromEntries(
    chosen.flatMap((place) => {
      const [field] = pool[place] ?? []
      return field ? [[`f${place}`, field]] : []
    }),
  )
  const name = `edited${number}`
  return {
    ...plainArea(`/${name}`, { order: number + 1 }),
    name,
    key: ['code'],
    title: 'code',
    fields: { code: code({ label, serial: { prefix: 'E', digits: 6 } }), ...fields },
    list: { call: `GET /test/${name}list`, columns: ['code'], sortable: ['code'], sort: 'code', filters: [] },
    detail: { call: `GET /test/${name}detail` },
    save: { call: `POST /test/save${name}`, fields: Object.keys(fields) },
  }
}

/** Areas with a form each, the same in every run. */
export const generatedAreas = (count: number): readonly Resource[] =>
  fc
    .sample(fc.uniqueArray(fc.nat({ max: pool.length - 1 }), { minLength: 2, maxLength: 6 }), {
      numRuns: count,
      seed: 22,
    })
    .map((chosen, number) => areaOf(number, chosen))

export interface Step {
  readonly who: 0 | 1
  readonly does: 'type' | 'read' | 'save' | 'decide' | 'reopen'
  readonly which: number
  readonly how: number
}

export const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom(0, 1),
    does: fc.constantFrom('type', 'type', 'type', 'save', 'save', 'read', 'decide', 'reopen'),
    which: fc.nat({ max: 97 }),
    how: fc.nat({ max: 97 }),
  }),
  { minLength: 4, maxLength: 24 },
)

let lines = 0

/** A text with a line added, removed or replaced; lines are always unique. */
const editedText = (field: Field, value: string, which: number, how: number): string => {
  if (!isText(field)) return value
  const parts = linesOf(field.kind, value)
  const end = field.kind === 'multiline' ? '\n' : ''
  lines += 1
  const line = field.kind === 'html' ? `<p>${lines}</p>` : `${lines}${end}`
  const place = which % (parts.length + 1)
  const removed = how % 3 === 0 ? 0 : 1
  const added = how % 3 === 1 && parts.length > 0 ? [] : [line]
  return parts.toSpliced(place, removed, ...added).join('')
}

export const partsOf = (field: Field, value: Json | undefined): readonly string[] =>
  isText(field) && typeof value === 'string' ? linesOf(field.kind, value).map((line) => line.trim()) : []

type Values = { readonly [name: string]: Json }

/**
 * Somebody with a form open: it holds what they typed, and the console's own functions merge it with what others save. The test
 * also notes what they did, to judge the result.
 */
export class Editor {
  private base: WireRecord
  private values: Values
  private met: Reconciliation = nothingMet
  /** The record when the form was opened. */
  opened: WireRecord
  /** What they typed last into a field. */
  readonly typed = new Map<string, Json>()
  /** What they saw in a field when they typed there. */
  readonly over = new Map<string, Json | undefined>()
  /** Fields where they had to choose, and the value of the other side. */
  readonly chosen = new Map<string, { readonly choice: 'mine' | 'theirs'; readonly theirs: Json }>()
  /** Lines that they saw and removed from a text. */
  readonly removed = new Set<string>()

  constructor(
    readonly fields: readonly { readonly name: string; readonly field: Field }[],
    record: WireRecord,
  ) {
    this.base = record
    this.opened = record
    this.values = Object.fromEntries(fields.map(({ name }) => [name, record[name] ?? null]))
  }

  /** Starts again with the record as it is; typed text is dropped. */
  reopen(record: WireRecord): void {
    this.base = record
    this.opened = record
    this.values = Object.fromEntries(this.fields.map(({ name }) => [name, record[name] ?? null]))
    this.met = nothingMet
    this.typed.clear()
    this.over.clear()
    this.chosen.clear()
    this.removed.clear()
  }

  type({ which, how }: Step): void {
    const one = this.fields[which % this.fields.length]
    if (!one) return
    const { name, field } = one
    const before = this.values[name] ?? null
    const choices = valuesOf.get(field) ?? []
    const value = isText(field)
      ? editedText(field, String(before ?? ''), which, how)
      : (choices[how % choices.length] ?? null)
    const left = new Set(partsOf(field, value))
    for (const line of partsOf(field, before)) if (!left.has(line)) this.removed.add(line)
    this.values = { ...this.values, [name]: value }
    this.over.set(name, this.base[name])
    // Typing the current value again is not an edit.
    if (isSame(field, value, this.base[name])) this.typed.delete(name)
    else this.typed.set(name, value)
  }

  /** A newer version arrives, after a read or with a refusal. */
  meet(theirs: WireRecord): void {
    if (theirs.version === this.base.version) return
    const { met, values } = reconciled(this.met, this.fields, { base: this.base, mine: this.values, theirs })
    this.met = met
    this.values = { ...this.values, ...values }
    this.base = theirs
    // If others have saved the same value, it is no longer this editor's.
    for (const { name, field } of this.fields)
      if (isSame(field, this.typed.get(name), theirs[name])) this.typed.delete(name)
  }

  decide({ which, how }: Step): void {
    const { collisions } = this.met
    const one = collisions[which % Math.max(collisions.length, 1)]
    if (!one) return
    const choice = how % 2 === 0 ? 'mine' : 'theirs'
    const mine = one.choice === 'theirs' ? one.mine : (this.values[one.name] ?? null)
    this.met = decided(this.met, one.name, choice, mine)
    this.values = { ...this.values, [one.name]: choice === 'mine' ? mine : one.theirs }
    this.chosen.set(one.name, { choice, theirs: one.theirs })
  }

  /** What the form sends, with its base version; undefined while something has to be decided. */
  get sends(): WireRecord | undefined {
    return undecided(this.met).length > 0 ? undefined : { ...this.values, version: this.base.version }
  }

  get shows(): Values {
    return this.values
  }
}
