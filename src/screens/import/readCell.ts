import { type Field, type FieldOf, type Json, type Locale, parseText } from '@/declaration'
import { defaultLocale } from '@/i18n/languages'
import { locales } from '@/i18n/locales'
import { optionsOf } from '../kinds/parts/Options'
import { plainName } from './mapping'

interface Named {
  readonly value: Json
  /** The value on the wire. */
  readonly raw: string
  readonly words: ReadonlyMap<Locale, string>
}

/** A field's fixed values, each with its names. */
const namedValues = (field: FieldOf<'choice'> | FieldOf<'choices'> | FieldOf<'boolean'>) => {
  const options = locales.map((locale) => ({ locale, words: optionsOf(field, locale) }))
  return optionsOf(field, defaultLocale).map(({ value }, index) => ({
    value,
    raw: String(value),
    words: new Map(options.map(({ locale, words }) => [locale, words[index]?.word ?? ''])),
  }))
}

/** Compares names by letters and digits; a name without any is compared as it is. */
const sameName = (one: string, other: string): boolean =>
  one === other || (plainName(one) !== '' && plainName(one) === plainName(other))

/** Finds a value by its name: in the operator's language, on the wire, then in the other languages. */
const named = (values: readonly Named[], text: string, locale: Locale): Json | undefined => {
  const found =
    values.find(({ words }) => words.get(locale) === text) ??
    values.find(({ raw }) => raw === text) ??
    values.find(({ words }) => sameName(words.get(locale) ?? '', text)) ??
    values.find(({ raw, words }) => [raw, ...words.values()].some((name) => sameName(name, text)))
  return found?.value
}

const between = /([,，、;；/|\n]+)/

/** Reads several values from one cell. A name may itself contain a separator, so the longest match wins. */
const several = (values: readonly Named[], text: string, locale: Locale): readonly Json[] | undefined => {
  // Names at even indexes, separators at odd ones.
  const parts = text.split(between)
  const names = values.flatMap(({ raw, words }) => [raw, ...words.values()])
  const longest = Math.max(0, ...names.map((name) => name.split(between).length))
  const found = new Set<Json>()
  let from = 0
  while (from < parts.length) {
    let to = Math.min(parts.length, from + longest)
    let value: Json | undefined
    for (; to > from && value === undefined; to -= 2)
      value = named(values, parts.slice(from, to).join('').trim(), locale)
    // A trailing separator is ignored.
    if (value === undefined) return parts.slice(from).join('').trim() === '' ? [...found] : undefined
    found.add(value)
    from = to + 3
  }
  return [...found]
}

const two = (digits = '') => digits.padStart(2, '0')

/** Reads a moment as people and spreadsheets write it; years and Unix seconds cannot be confused. */
const moment = (field: Field, text: string): Json | undefined => {
  const match =
    /^(\d{4})([-/.年])(\d{1,2})[-/.月](\d{1,2})日?(?:[\sT]+(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?$/.exec(
      text,
    ) ?? /^(\d{4})()(\d{2})(\d{2})$/.exec(text)
  if (match) {
    const [, year, , month, day, hours, minutes, seconds] = match
    return parseText(field, `${year}-${two(month)}-${two(day)} ${two(hours)}:${two(minutes)}:${two(seconds)}`)
  }
  // A bare number is a Unix time only if it has enough digits: spreadsheets count days in five.
  return /^\d+$/.test(text) && !/^\d{10}(\d{3})?$/.test(text) ? undefined : parseText(field, text)
}

const calendarDay = (field: Field, text: string): Json | undefined => {
  const [, year, month, day] = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(text) ?? []
  // Spreadsheets may add a time to a day.
  return parseText(field, year ? `${year}-${month}-${day}` : text.replace(/[\sT]+0?0:00(:00)?$/, ''))
}

const escapes: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text without tags is plain: each line becomes a paragraph. */
const formatted = (text: string): string =>
  /<\/?[a-z!]/i.test(text)
    ? text
    : text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</p>`)
        .join('')

/** Removes the thousands separators of a whole number. */
const ungrouped = (text: string): string =>
  /^[+-]?\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text

/** Reads a cell that is not blank, as people and other systems write it; undefined if it holds no such value. */
export const readCell = (field: Field, text: string, locale: Locale): Json | undefined => {
  const trimmed = text.trim()
  switch (field.kind) {
    case 'choice':
      return named(namedValues(field), trimmed, locale)
    case 'boolean':
      return (
        named(namedValues(field), trimmed, locale) ??
        named(namedValues({ ...field, words: undefined }), trimmed, locale) ??
        parseText(field, trimmed)
      )
    case 'choices':
      return several(namedValues(field), trimmed, locale) ?? parseText(field, trimmed)
    case 'timestamp':
      return moment(field, trimmed)
    case 'day':
      return calendarDay(field, trimmed)
    case 'html':
      return formatted(text)
    case 'integer':
      return parseText(field, ungrouped(trimmed))
    case 'code':
    case 'reference':
      return parseText(field, trimmed)
    default:
      return parseText(field, text)
  }
}
