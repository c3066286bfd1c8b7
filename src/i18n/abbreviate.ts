/** Largest first. */
const units = [
  ['E', 1e18],
  ['P', 1e15],
  ['T', 1e12],
  ['G', 1e9],
  ['M', 1e6],
  ['k', 1e3],
] as const

/**
 * Shortens a large number with the letters k, M, G, T, P and E, the same in every language: `12345` → `12k`, or `12.3k`
 * with 1 digit. Trailing zeros are dropped. Numbers below 1000, including negative ones, are unchanged.
 *
 * @param digits maximum number of decimals, 0–20
 * @throws RangeError when `digits` is out of range
 */
export const abbreviate = (value: number, digits = 0): string => {
  const unit = units.find(([, size]) => value >= size)
  if (!unit) return String(value)
  const [letter, size] = unit
  return `${Number((value / size).toFixed(digits))}${letter}`
}
