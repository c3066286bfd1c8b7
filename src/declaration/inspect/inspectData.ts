import { labelLocales as locales } from '../label'
import { isObject, type Report } from './report'

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

/**
 * Whether a declaration is data through and through, so that a platform can send it, and every name in it is there in
 * every language.
 *
 * @param above what holds the value: a circle is no data
 */
export const inspectData = (
  value: unknown,
  place: string,
  report: Report,
  above: readonly unknown[] = [],
): void => {
  if (value === null || value === undefined || ['string', 'boolean'].includes(typeof value)) return
  if (typeof value === 'number' && Number.isFinite(value)) return
  if (typeof value !== 'object' || !isPlain(value) || above.includes(value)) {
    report(place, 'is no data; a declaration holds texts, numbers, true, false, lists and objects only')
    return
  }
  if (isObject(value) && locales.some((locale) => typeof value[locale] === 'string'))
    for (const locale of locales)
      if (typeof value[locale] !== 'string' || value[locale].trim() === '')
        report(
          place,
          `has no text in "${locale}"; give all of ${locales.join(', ')}, as l('…', '…', '…') does`,
        )
  for (const [key, one] of Object.entries(value)) {
    const here = Array.isArray(value) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`
    inspectData(one, here, report, [...above, value])
  }
}
