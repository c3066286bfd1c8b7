import { isRecord, type Json, type KindName } from '@/declaration'
import type { FieldEvidence } from './evidence'
import {
  saysChoice,
  saysCode,
  saysCount,
  saysFlag,
  saysKind,
  saysLongText,
  saysMoney,
  saysPerson,
  saysPicture,
  saysRemark,
  saysShare,
  saysState,
  saysTime,
  unitOf,
} from './names'

/** A kind with its own options, and why it may be wrong. */
export interface Verdict {
  readonly kind: KindName
  readonly options?: { readonly [name: string]: Json }
  /** The values of a choice. */
  readonly choices?: readonly string[]
  readonly doubt?: string
}

type Evidence = Pick<FieldEvidence, 'name' | 'values'>

const all = (values: readonly Json[], test: (text: string) => boolean): boolean =>
  values.length > 0 && values.every((value) => typeof value === 'string' && test(value))
const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

const isDay = matches(/^\d{4}[-/]\d{1,2}[-/]\d{1,2}$/)
const isMomentText = matches(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/)
const isPhone = matches(/^1\d{2}(\d{4}|\*{4})\d{4}$/)
const isEmail = matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
const isUrl = matches(/^https?:\/\/\S+$/)
const isPicture = matches(/^(data:image\/|\S+\.(png|jpe?g|gif|webp|svg|avif)([?#].*)?$)/i)
const isColor = matches(/^#[0-9a-f]{6}$/i)
const isHtml = matches(/<(p|div|br|span|a|h[1-6]|ul|ol|li|table|img|strong|em|b)\b[^>]*>/i)
/** Longer than a line. A long word without spaces is an identifier. */
const isLong = (text: string): boolean =>
  text.includes('\n') || (text.length > 60 && /\s|[^\0-\x7f]/.test(text))
const hasFile = (entry: Json): boolean =>
  isRecord(entry) && typeof entry.url === 'string' && ('file_id' in entry || 'name' in entry)
/** Looks like an identifier: `QH2024`, `wx_03`, `1f9a`. A plain word does not. */
const isCode = matches(/^(\d+|(?=.*\d)[A-Za-z0-9][A-Za-z0-9_.:-]{3,})$/)
const isCapitals = matches(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/)
const isWord = matches(/^[A-Za-z][A-Za-z0-9]*([_-][A-Za-z0-9]+)*$/)

/** The most values that a choice is offered with. */
const mostChoices = 20

/** The most values for a choice if each occurs only once. */
const mostUnlike = 8

const distinct = (values: readonly Json[]): readonly string[] => [...new Set(values.map(String))]

/** A few rows may not contain all values of a choice. */
const lackingOf = ({ length }: readonly Json[]): string | undefined =>
  length < 20 ? `only ${length} rows were seen; add the values that they lack, if any` : undefined

/** The words of a choice: few, repeated, and like a program's constants. Never names of people. */
const choicesIn = ({ name, values }: Evidence): Verdict | undefined => {
  const words = distinct(values)
  const named = saysChoice(name)
  if (words.length > mostChoices || (saysPerson(name) && !named)) return undefined
  if (!words.every((word) => word.length <= 40)) return undefined
  const isFit = named ? all(values, isWord) : all(values, isCapitals) || all(values, matches(/^[a-z_]{2,}$/))
  if (!isFit || (saysCode(name) && !all(values, isCapitals))) return undefined
  // Constants repeat. If the name does not suggest a choice, more evidence is needed.
  if (!named && (values.length < 6 || words.length * 3 > values.length)) return undefined
  // With few rows, each may be in a different state. Constants in capitals still count as a choice.
  const isSure = all(values, isCapitals) && (saysState(name) || saysKind(name)) && words.length <= mostUnlike
  if (named && !isSure && words.length > 3 && words.length * 2 > values.length) return undefined
  return { kind: 'choice', choices: words, doubt: lackingOf(values) }
}

const ofTexts = (evidence: Evidence): Verdict => {
  const { name } = evidence
  const values = evidence.values.filter((value) => value !== '')
  if (values.length === 0)
    return {
      kind: saysCode(name) ? 'code' : saysPicture(name) ? 'image' : 'text',
      doubt: 'no row has a value',
    }
  if (all(values, isColor)) return { kind: 'color' }
  if (all(values, isMomentText))
    return { kind: 'timestamp', doubt: 'sent as text and taken as UTC+8; it may stay if that is so' }
  if (all(values, isDay)) return { kind: 'day' }
  if (all(values, isPhone)) return { kind: 'phone' }
  if (all(values, isEmail)) return { kind: 'email' }
  if (all(values, isPicture)) return { kind: 'image' }
  if (all(values, isUrl)) return saysPicture(name) ? { kind: 'image' } : { kind: 'url' }
  if (values.some((value) => isHtml(String(value)))) return { kind: 'html' }
  const choice = choicesIn({ name, values })
  if (choice) return choice
  if (values.some((value) => isLong(String(value)))) return { kind: 'multiline' }
  if (saysLongText(name)) return { kind: 'multiline', doubt: 'taken by its name' }
  if (saysRemark(name) || saysPerson(name)) return { kind: 'text' }
  if (saysState(name) && all(values, isWord))
    return { kind: 'text', doubt: 'each row has another word: a choice, if these are its values' }
  if (all(values, isCode) || (saysCode(name) && all(values, matches(/^[\w.:/-]+$/)))) return { kind: 'code' }
  return { kind: 'text' }
}

const between = (values: readonly number[], low: number, high: number): boolean =>
  values.every((value) => value >= low && value <= high)

/** Judges a field of numbers, of which there may be none yet. */
export const kindOfNumbers = (name: string, values: readonly number[]): Verdict => {
  const filled = values.filter((value) => value !== 0)
  const whole = values.every(Number.isInteger)
  if (filled.length === 0 && saysTime(name))
    return { kind: 'timestamp', doubt: 'no row has a value; taken by its name' }
  const isMoment = filled.length > 0 && whole && (saysTime(name) || !saysMoney(name))
  // Only times of this century, so that ids and counts are not mistaken for times.
  if (isMoment && between(filled, 946_684_800, saysTime(name) ? 7_258_118_400 : 2_208_988_800))
    return { kind: 'timestamp', doubt: saysTime(name) ? undefined : 'looks like Unix seconds' }
  if (isMoment && between(filled, 946_684_800_000, 4_102_444_800_000))
    return { kind: 'timestamp', doubt: 'sent in milliseconds; shown alike' }
  if (saysFlag(name) && between(values, 0, 1)) return { kind: 'boolean' }
  const unit = unitOf(name)
  if (unit) return { kind: 'money', options: { unit } }
  if (saysShare(name) && whole) return { kind: 'percent', doubt: 'taken as basis points: 10000 is 100 %' }
  if (saysMoney(name) && !saysCount(name)) {
    const twoDecimals = values.every((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6)
    if (whole) return { kind: 'money', options: { unit: 'fen' }, doubt: 'whole numbers; taken as fen' }
    if (twoDecimals) return { kind: 'money', options: { unit: 'yuan' }, doubt: 'has decimals; taken as yuan' }
  }
  if (!whole)
    return {
      kind: 'text',
      doubt:
        'has decimals, for which there is no kind of number: a text with a "pattern", or an integer of smaller units',
    }
  const words = distinct(values)
  if (saysChoice(name) && words.length > 0 && words.length <= mostChoices && between(values, 0, 99))
    return { kind: 'choice', choices: words, options: { numeric: true }, doubt: lackingOf(values) }
  return { kind: 'integer', options: saysCode(name) && !saysCount(name) ? { ungrouped: true } : undefined }
}

const ofLists = (name: string, values: readonly Json[]): Verdict => {
  const entries: readonly Json[] = values.flat()
  const kinds = new Set(entries.map((entry) => (isRecord(entry) ? 'object' : typeof entry)))
  if (kinds.size === 0) return { kind: 'tags', doubt: 'no row has an entry' }
  if (kinds.size > 1) return { kind: 'tags', doubt: `entries are ${[...kinds].join(' and ')}` }
  if (kinds.has('object')) return { kind: entries.every(hasFile) ? 'files' : 'list' }
  if (all(entries, isUrl))
    return {
      kind: 'tags',
      doubt: 'a list of addresses, for which there is no kind; pictures and files are { name, url } each',
    }
  const choice = kinds.has('string') ? choicesIn({ name, values: entries }) : undefined
  if (choice) return { ...choice, kind: 'choices' }
  return kinds.has('number') && entries.every(Number.isInteger)
    ? { kind: 'tags', options: { numeric: true } }
    : { kind: 'tags' }
}

const typeOf = (value: Json): string =>
  Array.isArray(value) ? 'list' : isRecord(value) ? 'object' : typeof value

/** Judges a field by its name and the values that were seen. */
export const kindOfValues = ({ name, values }: Evidence): Verdict => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(typeOf(value), (counts.get(typeOf(value)) ?? 0) + 1)
  const [[type, count] = ['', 0], ...others] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (others.length > 0)
    return {
      kind: 'text',
      doubt: `${count} of ${values.length} rows have a ${type}, others a ${others[0]?.[0]}; text`,
    }
  if (type === '') {
    if (saysTime(name)) return { kind: 'timestamp', doubt: 'no row has a value; taken by its name' }
    return { kind: saysCode(name) ? 'code' : 'text', doubt: 'no row has a value; text' }
  }
  if (type === 'boolean') return { kind: 'boolean' }
  if (type === 'number')
    return kindOfNumbers(
      name,
      values.filter((value) => typeof value === 'number'),
    )
  if (type === 'list') return ofLists(name, values)
  if (type === 'object') return { kind: 'object' }
  return ofTexts({ name, values })
}
