import { isRecord } from '../condition'
import { labelLocales as locales } from '../labelLocales'
import type { Report } from './report'

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

/** Checks for plain data, which a platform can send, and for all languages. `above`: the objects around the value. */
export const inspectData = (
  value: unknown,
  place: string,
  report: Report,
  above: readonly unknown[] = [],
): void => {
  if (value === null || value === undefined || ['string', 'boolean'].includes(typeof value)) return
  if (typeof value === 'number' && Number.isFinite(value)) return
  if (typeof value !== 'object' || !isPlain(value) || above.includes(value)) {
    report(place, 'is not plain data; use only texts, numbers, true, false, lists and objects')
    return
  }
  if (isRecord(value) && locales.some((locale) => typeof value[locale] === 'string'))
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
