import type { Effect } from '../action'
import { computedPart } from '../computed'
import { isRecord, type Requirement } from '../condition'
import { endpointParts } from '../endpoint'
import type { Field } from '../field'
import { kindNames } from '../kinds'
import type { FieldBase } from '../kinds/kind'
import { specOf } from '../kinds/specification'
import { labelLocales } from '../labelLocales'
import { tones } from '../tones'
import { uniquePart } from '../unique'
import {
  chosenPart,
  type Described,
  inside,
  isOptional,
  type Part,
  type Parts,
  type Word,
  wordOf,
  words,
} from '../vocabulary'
import { inspectLabel } from './inspectLabel'
import { nounAt } from './nouns'
import { listed, passes, placeIn, quoted, type Report, suggestion } from './report'
import { inspectSize } from './sizes'
import { spelling } from './spelling'

interface Form {
  fits(value: unknown): boolean
  readonly say: string
}

type FormName = (typeof words)[Word]

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
const isWhole = (value: unknown, least: number) => Number.isSafeInteger(value) && Number(value) >= least
const isLabel = (value: unknown) =>
  isRecord(value) && labelLocales.some((locale) => typeof value[locale] === 'string')

const forms: { readonly [F in FormName]: Form } = {
  any: { fits: (value) => value !== undefined, say: 'a value' },
  text: { fits: isText, say: 'a text' },
  flag: { fits: (value) => typeof value === 'boolean', say: 'true or false' },
  yes: { fits: (value) => value === true, say: 'true, or be left out' },
  number: { fits: (value) => typeof value === 'number', say: 'a number' },
  integer: { fits: Number.isSafeInteger, say: 'a whole number' },
  whole: { fits: (value) => isWhole(value, 0), say: 'a whole number, 0 or more' },
  count: { fits: (value) => isWhole(value, 1), say: 'a whole number, 1 or more' },
  scalar: { fits: isPlain, say: 'a text, a number, true or false' },
  value: { fits: (value) => value === null || isPlain(value), say: 'a text, a number, true, false or null' },
  names: { fits: (value) => Array.isArray(value) && value.every(isText), say: 'a list of names' },
  group: { fits: isRecord, say: 'an object' },
  label: { fits: isLabel, say: "l('中文', 'English', 'Español')" },
  labels: {
    fits: (value) => Array.isArray(value) && value.every(isLabel),
    say: "a list of l('中文', 'English', 'Español')",
  },
  condition: {
    fits: (value) => isRecord(value) || Array.isArray(value),
    say: 'fields and what they must be',
  },
  effects: {
    fits: (value) => value === 'remove' || Array.isArray(value),
    say: 'a list of effects, or "remove"',
  },
}

export const requirementParts: Described<Requirement> = {
  is: 'scalar?',
  not: 'scalar?',
  in: { list: 'scalar', optional: true },
  notIn: { list: 'scalar', optional: true },
  atLeast: 'number?',
  atMost: 'number?',
  set: 'flag?',
  has: 'text?',
  lacks: 'names?',
  withinLastDays: 'whole?',
  withinNextDays: 'whole?',
  beforeDays: 'whole?',
}

/** What a condition demands of one field. */
const demand = { either: ['scalar', { parts: requirementParts }] } as const
const demands = { each: demand } as const

const effectParts: Described<Effect> = {
  when: 'condition?',
  set: {
    each: {
      either: [
        'value',
        { parts: { input: 'input' } },
        { parts: { field: 'field' } },
        { parts: { add: 'number' } },
        { parts: { from: { oneOf: ['now', 'operator'] } } },
      ],
    },
  },
}

/** The parts inside values whose form is not a single value. */
const insides: { readonly [F in FormName]?: Part } = {
  condition: { either: [{ list: demands }, demands] },
  effects: { either: [{ oneOf: ['remove'] }, { list: { parts: effectParts } }] },
}

/** The part inside a word's value; undefined if the form says everything. */
export const insideOf = (word: Word): Part | undefined => insides[words[word]]

/** The options that every field may have. */
export const fieldParts: Described<FieldBase & { readonly kind: string }> = {
  kind: 'text',
  label: 'label',
  hint: 'label?',
  emptyText: 'label?',
  unasked: 'yes?',
  required: 'flag?',
  nullable: 'flag?',
  errorCode: 'code?',
  component: 'component?',
  width: 'count?',
  input: 'component?',
  initial: 'any?',
  was: 'text?',
  atLeast: 'text?',
  atMost: 'text?',
  unique: uniquePart,
  requiredWhen: 'condition?',
  shownWhen: 'condition?',
  computed: computedPart,
  suggested: computedPart,
  takenFrom: 'text?',
}

/** All options that a field of its kind may have. */
export const partsOfField = (field: Pick<Field, 'kind'>): Parts => ({
  ...fieldParts,
  ...specOf(field).options,
})

/** The form that the value of a part has at its top. */
const formOf = (part: Part): Form => {
  if (typeof part === 'string') return forms[words[wordOf(part)]]
  if ('oneOf' in part) {
    const { oneOf } = part
    return { fits: (value) => oneOf.some((word) => word === value), say: listed(oneOf) }
  }
  if ('from' in part) {
    const { from, to } = part
    return {
      fits: (value) => Number.isInteger(value) && Number(value) >= from && Number(value) <= to,
      say: `a whole number, ${from} to ${to}`,
    }
  }
  if ('either' in part) {
    const all = part.either.map(formOf)
    return {
      fits: (value) => all.some(({ fits }) => fits(value)),
      say: [...new Set(all.map(({ say }) => say))].join(', or '),
    }
  }
  return 'list' in part ? { fits: Array.isArray, say: 'a list' } : forms.group
}

/** The alternative that a value matches. */
export const alternativeOf = (all: readonly [Part, ...Part[]], value: unknown): Part => {
  const [first = all[0], ...others] = all.filter((part) => formOf(part).fits(value))
  return chosenPart([first, ...others], value)
}

const hasKind = (field: unknown): field is Field =>
  isRecord(field) && kindNames.some((kind) => kind === field.kind)

const isRange = (low: unknown, high: unknown) =>
  typeof low !== 'number' || typeof high !== 'number' || low <= high

const inspectField = (field: unknown, here: string, report: Report): void => {
  if (!hasKind(field)) {
    const word = quoted((isRecord(field) ? field.kind : undefined) ?? field)
    report(
      here,
      `has the unknown kind "${word}"${suggestion(word, kindNames, `the kinds are: ${kindNames.join(', ')}`)}`,
    )
    return
  }
  if (!hasParts(field, here, partsOfField(field), report)) return
  specOf(field).inspect?.(field, here, report)
  if ('min' in field && !isRange(field.min, field.max))
    report(here, `has min ${field.min} above max ${field.max}; change one`)
}

/** Checks that fields have a known kind, a valid name, and the options of their kind. */
const inspectFields = (fields: unknown, place: string, report: Report): void => {
  const entries = Object.entries(isRecord(fields) ? fields : {})
  if (entries.length === 0 && !place.endsWith('.fields')) report(place, 'is missing; declare its fields')
  for (const [name, field] of entries) {
    const here = `${place}.${name}`
    if (!spelling.field.test(name)) report(here, 'must consist of letters, digits and "_"')
    inspectField(field, here, report)
  }
}

/** What a value of a choice has beside its name. */
export const choiceParts = {
  tone: { oneOf: tones, optional: true },
  former: 'yes?',
} as const satisfies Parts

const inspectChoices = (choices: unknown, place: string, report: Report): void => {
  for (const [name, choice] of Object.entries(isRecord(choices) ? choices : {})) {
    const here = placeIn(place, name)
    if (!hasPart(choice, here, 'label', report) || !isRecord(choice)) continue
    const { zh, en, es, ...others } = choice
    hasParts(others, here, choiceParts, report)
  }
}

const inspectLabels = (value: unknown, place: string, report: Report): void => {
  for (const [index, one] of Array.isArray(value) ? value.entries() : [])
    inspectLabel(one, `${place}[${index}]`, report)
}

const inspectEndpoints = (endpoints: unknown, place: string, report: Report): void => {
  for (const [name, endpoint] of Object.entries(isRecord(endpoints) ? endpoints : {}))
    hasParts(endpoint, placeIn(place, name), endpointParts, report)
}

/** Extra checks for the inside of a word's value, where no parts describe it. */
const ofWord: { readonly [W in Word]?: (value: unknown, place: string, report: Report) => void } = {
  label: inspectLabel,
  question: inspectLabel,
  labels: inspectLabels,
  choices: inspectChoices,
  fieldset: inspectFields,
  fieldType: inspectField,
  endpoints: inspectEndpoints,
}

/** Whether a value has the form of its part, all the way down. */
const hasPart = (value: unknown, place: string, part: Part, report: Report): boolean => {
  // The field's own checks say more than "an object".
  if (part === 'fieldType' && value !== undefined)
    return passes(report, (found) => inspectField(value, place, found))
  const { fits, say } = formOf(part)
  if (!fits(value)) {
    const known = typeof part === 'string' || !('oneOf' in part) ? [] : part.oneOf
    const isOneOf = part === demand && Array.isArray(value)
    const named = typeof value === 'string' && value !== '' ? suggestion(value, known) : ''
    const meant = isOneOf ? `; for one of several, write { in: ${JSON.stringify(value)} }` : named
    report(place, value === undefined ? `is missing; give ${say}` : `must be ${say}${meant}`)
    return false
  }
  if (typeof part === 'string') {
    const word = wordOf(part)
    const deeper = insideOf(word)
    return passes(report, (found) => {
      inspectSize(value, place, found)
      ofWord[word]?.(value, place, found)
      if (deeper) hasPart(value, place, deeper, found)
    })
  }
  if ('parts' in part) return hasParts(value, place, part.parts, report)
  const chosen = 'either' in part ? alternativeOf(part.either, value) : part
  if (chosen !== part) return hasPart(value, place, chosen, report)
  return passes(report, (found) => {
    inspectSize(value, place, found)
    for (const [name, inner, one] of inside(part, value)) hasPart(one, placeIn(place, name), inner, found)
  })
}

/** Whether a value has only these parts, each in its form. */
export const hasParts = (value: unknown, place: string, parts: Parts, report: Report): boolean => {
  if (!isRecord(value)) {
    report(place, `must be ${forms.group.say}`)
    return false
  }
  const known = Object.keys(parts)
  return passes(report, (found) => {
    for (const [name, part] of Object.entries(parts))
      if (value[name] !== undefined || !isOptional(part))
        hasPart(value[name], placeIn(place, name), part, found)
    for (const [name, one] of Object.entries(value))
      if (one !== undefined && !known.includes(name))
        found(placeIn(place, name), `is not a part of ${nounAt(place, value)}${suggestion(name, known)}`)
  })
}
