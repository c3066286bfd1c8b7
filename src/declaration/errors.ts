import { errorCatalogue } from './errorCatalogue'
import type { Locale } from './label'

export { errorCatalogue }

/** The values of a message, by the name between the braces. */
export type MessageParams = Readonly<Record<string, string | number>>

const placeholder = /\{(\w+)\}/g

const fill = (template: string, params: MessageParams): string =>
  template.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  )

/**
 * The catalogue's message for a code, its placeholders filled.
 *
 * @param params values by placeholder name; a placeholder without a value stays as it is
 * @throws RangeError for a code that is not in the catalogue
 */
export function fillMessage(code: number, locale: Locale, params: MessageParams = {}): string {
  const label = errorCatalogue[code]
  if (!label) throw new RangeError(`error code ${code} is not in the catalogue`)
  return fill(label[locale], params)
}

/** Turns a template into a pattern whose groups are its placeholders, in the order they stand. */
const patternOf = (template: string): RegExp => {
  const literals = template.split(placeholder).filter((_, index) => index % 2 === 0)
  const escaped = literals.map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`^${escaped.join('([\\s\\S]*?)')}$`)
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
  const names = Array.from(template.matchAll(placeholder), (match) => match[1] ?? '')
  return Object.fromEntries(names.map((name, index) => [name, values[index + 1] ?? '']))
}

/**
 * A platform's message in the operator's language. The platform sends Chinese (domain §2); for another
 * language the values are taken out of the Chinese text and put into the catalogue's. What the catalogue
 * does not know is shown as it was sent: a foreign sentence helps more than none.
 */
export function localiseMessage(code: number, message: string, locale: Locale): string {
  if (locale === 'zh') return message
  const params = extractParams(code, message)
  return params ? fillMessage(code, locale, params) : message
}
