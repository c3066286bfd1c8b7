import { isRecord } from '../condition'
import {
  chosenPart,
  inside,
  isOptional,
  type Part,
  type Parts,
  type Word,
  wordOf,
  words,
} from '../vocabulary'

/** Takes down what is wrong at a place of a declaration, with the remedy. */
export type Report = (place: string, what: string) => void

/** Formats a value for a message. */
export const quoted = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value)

/** Levenshtein distance. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/** The end of a message about an unknown name: the declared name closest to it, or else the remedy. */
export const suggestion = (wanted: string, known: readonly string[], otherwise = ''): string => {
  const best = [...known].sort((a, b) => distance(wanted, a) - distance(wanted, b))[0]
  return best !== undefined && distance(wanted, best) <= Math.max(2, wanted.length / 3)
    ? `; did you mean "${best}"?`
    : otherwise && `; ${otherwise}`
}

/** Reports a value that is not one of those known. `what`: what it should be. */
export const inspectAmong = (
  known: readonly string[],
  what: string,
  value: unknown,
  place: string,
  report: Report,
  otherwise?: string,
) => {
  const wanted = quoted(value)
  if (!known.includes(wanted))
    report(place, `"${wanted}" is not ${what}${suggestion(wanted, known, otherwise)}`)
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''

interface Form {
  fits(value: unknown): boolean
  readonly say: string
}

const forms: { readonly [F in (typeof words)[Word]]: Form } = {
  any: { fits: () => true, say: 'a value' },
  text: { fits: isText, say: 'a text' },
  flag: { fits: (value) => typeof value === 'boolean', say: 'true or false' },
  number: { fits: (value) => typeof value === 'number', say: 'a number' },
  count: { fits: (value) => Number.isInteger(value) && Number(value) >= 1, say: 'a whole number, 1 or more' },
  names: { fits: (value) => Array.isArray(value) && value.every(isText), say: 'a list of names' },
  list: { fits: Array.isArray, say: 'a list' },
  group: { fits: isRecord, say: 'an object' },
  label: { fits: isRecord, say: "l('中文', 'English', 'Español')" },
  labels: {
    fits: (value) => Array.isArray(value) && value.every(isRecord),
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

const listed = (all: readonly string[]): string =>
  all
    .map((word) => `"${word}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

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
  return 'list' in part ? forms.list : forms.group
}

/** Whether a value has the form of its part, all the way down. */
const hasPart = (value: unknown, place: string, part: Part, report: Report): boolean => {
  const { fits, say } = formOf(part)
  if (!fits(value)) {
    report(place, value === undefined ? `is missing; give ${say}` : `must be ${say}`)
    return false
  }
  if (typeof part === 'string') return true
  if ('parts' in part) return hasParts(value, place, part.parts, report)
  const chosen = 'either' in part ? chosenPart(part.either, value) : part
  if (chosen !== part) return hasPart(value, place, chosen, report)
  return !inside(part, value)
    .map(([name, inner, one]) => hasPart(one, placeIn(place, name), inner, report))
    .includes(false)
}

/** The place of something inside a value. */
export const placeIn = (place: string, name: string): string =>
  place === '' || name.startsWith('[') ? place + name : `${place}.${name}`

/** Whether a value has its parts, each in its form. */
export const hasParts = (value: unknown, place: string, parts: Parts, report: Report): boolean => {
  if (!isRecord(value)) {
    report(place, `must be ${forms.group.say}`)
    return false
  }
  const found = Object.entries(parts).map(
    ([name, part]) =>
      (value[name] === undefined && isOptional(part)) ||
      hasPart(value[name], placeIn(place, name), part, report),
  )
  return !found.includes(false)
}

/** Whether a value has no parts but these. */
export const hasNoOther = (value: unknown, place: string, parts: Parts, report: Report): boolean => {
  const known = Object.keys(parts)
  const others = Object.entries(isRecord(value) ? value : {}).filter(
    ([name, one]) => one !== undefined && !known.includes(name),
  )
  for (const [name] of others) report(place, `has no option "${name}"${suggestion(name, known)}`)
  return others.length === 0
}
