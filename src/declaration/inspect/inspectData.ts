import { placeIn, type Report } from './report'
import { most } from './sizes'

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

/** Every object inherits these names, so a lookup would find them undeclared. */
export const isOfEveryObject = (name: string): boolean => name in Object.prototype

const notData = 'is not plain data; use only texts, numbers, true, false, lists and objects'

/** Checks for plain data that a platform can send, without inherited names. `above`: the objects around the value. */
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
  if (above.length >= most.depth) {
    report(place, `is nested deeper than ${most.depth} levels; say it flatter`)
    return
  }
  const within = [...above, value]
  if (Array.isArray(value))
    for (const [index, one] of value.entries()) {
      // An option may be undefined, but a list entry may not.
      if (one === undefined) report(placeIn(place, `[${index}]`), notData)
      inspectData(one, placeIn(place, `[${index}]`), report, within)
    }
  else
    for (const [key, one] of Object.entries(value)) {
      const here = placeIn(place, key)
      if (isOfEveryObject(key)) report(here, 'has a name that every object has; choose another')
      inspectData(one, here, report, within)
    }
}
