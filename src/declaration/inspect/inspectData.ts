import { placeIn, type Report } from './report'

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

/** Checks for plain data, which a platform can send. `above`: the objects around the value. */
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
  for (const [key, one] of Object.entries(value)) {
    inspectData(one, placeIn(place, Array.isArray(value) ? `[${key}]` : key), report, [...above, value])
  }
}
