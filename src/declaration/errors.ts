import { errorCatalogue } from './errorCatalogue'
import { type Locale, l, textIn } from './label'

export { errorCatalogue }

/** The values of a message, by the name between the braces. */
export type MessageParams = Readonly<Record<string, string | number>>

const placeholder = /\{(\w+)\}/g
/** A remark that is left out when nobody knows its value: "in use (3 templates)" is "in use" where none were counted. */
const remark = / ?[(（]([^()（）]*\{\w+\}[^()（）]*)[)）]/g

const namesIn = (text: string): string[] => Array.from(text.matchAll(placeholder), ([, name = '']) => name)

const fill = (template: string, params: MessageParams): string =>
  template
    .replace(remark, (whole) => (namesIn(whole).every((name) => Object.hasOwn(params, name)) ? whole : ''))
    .replace(placeholder, (whole, name: string) =>
      Object.hasOwn(params, name) ? String(params[name]) : whole,
    )

/**
 * The catalogue's message for a code, its placeholders filled.
 *
 * @param params values by placeholder name; a placeholder without a value stays as it is, unless it stands in
 *   parentheses, which are left out with it
 * @throws RangeError for a code that is not in the catalogue
 */
export function fillMessage(code: number, locale: Locale, params: MessageParams = {}): string {
  const label = errorCatalogue[code]
  if (!label) throw new RangeError(`error code ${code} is not in the catalogue`)
  return fill(textIn(label, locale), params)
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const open = (text: string): string =>
  text
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? literal(part) : '([\\s\\S]*?)'))
    .join('')

/** Turns a template into a pattern whose groups are its placeholders, in the order they stand. */
const patternOf = (template: string): RegExp => {
  let [pattern, end] = ['', 0]
  for (const { 0: whole, index } of template.matchAll(remark)) {
    pattern += `${open(template.slice(end, index))}(?:${open(whole)})?`
    end = index + whole.length
  }
  return new RegExp(`^${pattern}${open(template.slice(end))}$`)
}

/**
 * Takes the values back out of a filled Chinese message.
 *
 * @returns the values, or undefined when the code is unknown or the message was not made from its template
 */
export function extractParams(code: number, message: string): Record<string, string> | undefined {
  const template = errorCatalogue[code]?.zh
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

/** Seconds to wait, where a message tells them, as each language writes them. */
const seconds = /\{n\} ?(?:秒|s(?!\w))/

const hoursText = l('{n}小时', '{n} h', '{n} h')
const minutesText = l('{n}分钟', '{n} min', '{n} min')
const bothText = l('{hours}{minutes}', '{hours} {minutes}', '{hours} {minutes}')

/** Fewer seconds than these are said as they are. */
const longWait = 100

/** A wait in whole minutes, rounded up so that nobody tries in vain: "23 h 59 min". */
const waitText = (wait: number, locale: Locale): string => {
  const minutes = Math.ceil(wait / 60)
  const h = textIn(hoursText, locale, { n: Math.floor(minutes / 60) })
  const m = textIn(minutesText, locale, { n: minutes % 60 })
  if (minutes < 60) return m
  return minutes % 60 === 0 ? h : textIn(bothText, locale, { hours: h, minutes: m })
}

/**
 * A platform's message in the operator's language, a long wait in hours and minutes. The platform sends Chinese (domain §2); for another
 * language the values are taken out of the Chinese text and put into the catalogue's. What the catalogue
 * does not know is shown as it was sent: a foreign sentence helps more than none.
 */
export function localiseMessage(code: number, message: string, locale: Locale): string {
  const params = extractParams(code, message)
  const label = errorCatalogue[code]
  const template = label && textIn(label, locale)
  if (!params || template === undefined) return message
  const wait = Number(params.n)
  if (wait >= longWait) return fill(template.replace(seconds, waitText(wait, locale)), params)
  return locale === 'zh' ? message : fill(template, params)
}
