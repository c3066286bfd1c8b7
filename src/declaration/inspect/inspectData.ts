import { placeIn, type Report } from './report'

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

const notData = 'is not plain data; use only texts, numbers, true, false, lists and objects'

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
    report(place, notData)
    return
  }
  const within = [...above, value]
  if (Array.isArray(value))
    for (const [index, one] of value.entries()) {
      // An option may be left out, but not one of a list.
      if (one === undefined) report(placeIn(place, `[${index}]`), notData)
      inspectData(one, placeIn(place, `[${index}]`), report, within)
    }
  else for (const [key, one] of Object.entries(value)) inspectData(one, placeIn(place, key), report, within)
}
