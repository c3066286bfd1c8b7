import { errorCatalogue } from './errorCatalogue'
import { type Label, type Locale, l, textIn } from './label'
import { type ErrorTexts, ownError } from './ownErrors'

export { errorCatalogue }

/** The message of a code of the catalogue, or of an area whose declaration is loaded. */
export const errorLabel = (code: number): Label | undefined => errorCatalogue[code] ?? ownError(code)

/** The codes that an area may name, given its own ones. */
export const knownCodes = (own: ErrorTexts = {}): ReadonlySet<number> =>
  new Set([errorCatalogue, own].flatMap((texts) => Object.keys(texts).map(Number)))

export type MessageParams = Readonly<Record<string, string | number>>

const placeholder = /\{(\w+)\}/g
/** Parentheses with placeholders are dropped if a value is missing: "in use (3 templates)" becomes "in use". */
const optionalPart = / ?[(（]([^()（）]*\{\w+\}[^()（）]*)[)）]/g

const namesIn = (text: string): string[] => Array.from(text.matchAll(placeholder), ([, name = '']) => name)

const fill = (template: string, params: MessageParams): string =>
  template
    .replace(optionalPart, (whole) =>
      namesIn(whole).every((name) => Object.hasOwn(params, name)) ? whole : '',
    )
    .replace(placeholder, (whole, name: string) =>
      Object.hasOwn(params, name) ? String(params[name]) : whole,
    )

/** The message of a code; placeholders without a value stay, except in parentheses. Throws RangeError for an unknown code. */
export function fillMessage(code: number, locale: Locale, params: MessageParams = {}): string {
  const label = errorLabel(code)
  if (!label) throw new RangeError(`error code ${code} is not in the catalogue`)
  return fill(textIn(label, locale), params)
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const patternText = (text: string): string =>
  text
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? literal(part) : '([\\s\\S]*?)'))
    .join('')

/** Turns a template into a pattern with one group per placeholder, in order. */
const patternOf = (template: string): RegExp => {
  let [pattern, end] = ['', 0]
  for (const { 0: whole, index } of template.matchAll(optionalPart)) {
    pattern += `${patternText(template.slice(end, index))}(?:${patternText(whole)})?`
    end = index + whole.length
  }
  return new RegExp(`^${pattern}${patternText(template.slice(end))}$`)
}

/** The values in a filled Chinese message; undefined if the code is unknown or the message does not match its template. */
export function extractParams(code: number, message: string): Record<string, string> | undefined {
  const template = errorLabel(code)?.zh
  if (template === undefined) return undefined
  const values = patternOf(template).exec(message)
  if (!values) return undefined
  return Object.fromEntries(
    namesIn(template).flatMap((name, index) => {
      const value: string | undefined = values[index + 1]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** A placeholder for seconds, in any language. */
const seconds = /\{n\} ?(?:秒|s(?!\w))/

const hoursText = l('{n}小时', '{n} h', '{n} h')
const minutesText = l('{n}分钟', '{n} min', '{n} min')
const bothText = l('{hours}{minutes}', '{hours} {minutes}', '{hours} {minutes}')

/** Shorter waits are shown in seconds. */
const minutesFrom = 100

/** A wait in hours and minutes, rounded up so that nobody retries too early: "23 h 59 min". */
const waitText = (wait: number, locale: Locale): string => {
  const minutes = Math.ceil(wait / 60)
  const h = textIn(hoursText, locale, { n: Math.floor(minutes / 60) })
  const m = textIn(minutesText, locale, { n: minutes % 60 })
  if (minutes < 60) return m
  return minutes % 60 === 0 ? h : textIn(bothText, locale, { hours: h, minutes: m })
}

/**
 * Translates a platform's message, which is always Chinese: its values are extracted and filled into the catalogue's
 * text. Long waits are shown in hours and minutes. A message that is not in the catalogue is shown as it is.
 */
export function localiseMessage(code: number, message: string, locale: Locale): string {
  const params = extractParams(code, message)
  const label = errorLabel(code)
  const template = label && textIn(label, locale)
  if (!params || template === undefined) return message
  const wait = Number(params.n)
  if (wait >= minutesFrom) return fill(template.replace(seconds, waitText(wait, locale)), params)
  return locale === 'zh' ? message : fill(template, params)
}
