import type { Fields } from '../field'
import { chosenPart, inside, type Part, type Parts, type Word, wordOf } from '../vocabulary'
import { inspectIcon } from './inspectIcon'
import { inspectCall, type ReferenceChecks, referenceChecks } from './inspectWords'
import { placeIn, quoted, type Report, suggestion } from './report'

/** What the options of a declaration may speak of. */
export interface Surroundings {
  readonly report: Report
  /** The names of all areas. */
  readonly areas: readonly string[]
  /** The record's fields; undefined while it is not known whether they can be used. */
  readonly words?: ReferenceChecks
  /** The inputs of the same action. */
  readonly inputs?: Fields
  readonly key?: readonly string[]
}

type Inspect = (value: unknown, place: string, around: Surroundings) => void

const compiles = (pattern: unknown): boolean => {
  try {
    // The outcome is used: a minifier drops what is only tried.
    return new RegExp(`^(?:${quoted(pattern)})$`, 'u').unicode && typeof pattern === 'string'
  } catch {
    return false
  }
}

const namesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Whether a name is one of those known, with the one that was probably suggestion. */
const isAmong = (known: readonly string[], what: string, value: unknown, place: string, report: Report) => {
  if (!known.includes(quoted(value)))
    report(place, `"${quoted(value)}" is not ${what}${suggestion(quoted(value), known)}`)
}

const isInput: Inspect = (value, place, { inputs = {}, report }) =>
  isAmong(Object.keys(inputs), 'one of its inputs', value, place, report)

/** What each word demands beside its form. */
const meanings: { readonly [W in Word]?: Inspect } = {
  icon: (value, place, { report }) => inspectIcon(place, quoted(value), report),
  call: (value, place, { report }) => inspectCall(place, quoted(value), report, true),
  pattern: (value, place, { report }) => {
    if (!compiles(value)) report(place, `"${quoted(value)}" is not a valid regular expression; correct it`)
  },
  permission: (value, place, { report }) => {
    if (!/^\w+\.\w+$/.test(quoted(value)))
      report(place, `"${quoted(value)}" is not a permission; write "area.capability"`)
  },
  area: (value, place, { areas, report }) => isAmong(areas, 'an area', value, place, report),
  field: (value, place, { words }) => words?.isField(place, value),
  fields: (value, place, { words }) => {
    for (const [index, name] of namesIn(value).entries()) words?.isField(`${place}[${index}]`, name)
  },
  keyField: (value, place, { key = [], report }) => isAmong(key, 'a key field', value, place, report),
  source: (value, place, { words }) => words?.isSource(place, value),
  variable: (value, place, { words }) => words?.isVariable(place, value),
  condition: (value, place, { words }) => words?.isCondition(place, value),
  precondition: (value, place, { words }) => words?.isCondition(place, value),
  refusals: (value, place, { words }) => words?.areRefusals(place, value),
  effects: (value, place, { words, inputs = {} }) =>
    words?.areEffects(place, value === 'remove' ? [] : value, Object.keys(inputs)),
  input: isInput,
  askedInput: isInput,
  inputs: (value, place, around) => {
    for (const [index, name] of namesIn(value).entries()) isInput(name, `${place}[${index}]`, around)
  },
  foreignInputs: (value, place, { inputs = {}, report }) => {
    for (const [index, name] of namesIn(value).entries())
      if (Object.hasOwn(inputs, quoted(name)))
        report(`${place}[${index}]`, `"${quoted(name)}" is also an input; remove one`)
  },
  inputCondition: (value, place, { inputs = {}, report }) =>
    referenceChecks(inputs, report).isCondition(place, value),
  inputOrField: (value, place, { words, inputs = {} }) => {
    if (!Object.hasOwn(inputs, quoted(value))) words?.isField(place, value)
  },
}

/** Whether what the parts of an object speak of is there. Their forms have been checked before. */
export const inspectParts = (value: object, place: string, parts: Parts, around: Surroundings): void =>
  inspectPart(value, place, { parts }, around)

const inspectPart = (value: unknown, place: string, part: Part, around: Surroundings): void => {
  if (value === undefined) return
  if (typeof part === 'string') meanings[wordOf(part)]?.(value, place, around)
  else if ('either' in part) inspectPart(value, place, chosenPart(part.either, value), around)
  else
    for (const [name, inner, one] of inside(part, value)) {
      if ('by' in part) isInput(name, place, around)
      inspectPart(one, placeIn(place, name), inner, around)
    }
}
