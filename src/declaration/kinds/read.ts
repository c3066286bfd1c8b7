import type { Json } from '../condition'

/** Accepts a value with an obvious meaning, such as a number sent as text; whether it keeps the rules is up to `check`. */
export type Reader<V extends Json> = (value: Json) => V | undefined

/** Reads text, or a number as its digits: another platform may send a shop id as a number. */
export const readString: Reader<string> = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** Reads a number, or text that contains nothing else: databases often send decimals as text. */
export const readNumber: Reader<number> = (value) => {
  const number = typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Reads a boolean, or 1, 0, "true" or "false" from databases without booleans. */
export const readBoolean: Reader<boolean> = (value) => {
  if (typeof value === 'boolean') return value
  const text = readString(value)?.toLowerCase()
  return text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : undefined
}

/** Reads the readable entries of a list, or of text separated by commas; undefined for anything else. */
export const readEntries = <V extends Json>(value: Json, read: Reader<V>): V[] | undefined => {
  const entries = typeof value === 'string' ? value.split(/\s*,\s*/).filter(Boolean) : value
  return Array.isArray(entries)
    ? entries.flatMap((one: Json) => {
        const known = one === null ? undefined : read(one)
        return known === undefined ? [] : [known]
      })
    : undefined
}
