import type { Json } from '../condition'

/**
 * How values of other platforms are read: what a value plainly means is taken, such as a number written as text; anything
 * else is undefined. Whether a value keeps the rules of its field is `check`'s business.
 */
export type Reader<V extends Json> = (value: Json) => V | undefined

/** A text; a number stands for its digits, as in a shop id that another platform sends as a number. */
export const readString: Reader<string> = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** A number; a text stands for one when it holds nothing else, as databases write decimals. */
export const readNumber: Reader<number> = (value) => {
  const number = typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Yes or no; 1 and 0, "true" and "false" stand for them, as databases without booleans have it. */
export const readBoolean: Reader<boolean> = (value) => {
  if (typeof value === 'boolean') return value
  const text = readString(value)?.toLowerCase()
  return text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : undefined
}

/** What can be read of a list's entries; a text stands for its parts between commas. Undefined for what is no list. */
export const readEntries = <V extends Json>(value: Json, read: Reader<V>): V[] | undefined => {
  const entries = typeof value === 'string' ? value.split(/\s*,\s*/).filter(Boolean) : value
  return Array.isArray(entries)
    ? entries.flatMap((one: Json) => {
        const known = one === null ? undefined : read(one)
        return known === undefined ? [] : [known]
      })
    : undefined
}
