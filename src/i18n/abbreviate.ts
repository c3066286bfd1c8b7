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
 * A large number in short, with the letters of specification §9 (k, M, G, T, P, E), which are the same in every language:
 * `12345` → `12k`, and with 1 digit `12.3k`. Zeros at the end are left out; below 1000, and below zero, it stays as it is.
 *
 * @param digits most digits after the point, 0–20
 * @throws RangeError when `digits` is none of these
 */
export const abbreviate = (value: number, digits = 0): string => {
  const unit = units.find(([, size]) => value >= size)
  if (!unit) return String(value)
  const [letter, size] = unit
  return `${Number((value / size).toFixed(digits))}${letter}`
}
