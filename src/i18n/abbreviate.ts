/** Largest first. */
const units = [
  ['E', 1e18],
  ['P', 1e15],
  ['T', 1e12],
  ['G', 1e9],
  ['M', 1e6],
  ['k', 1e3],
] as const

/** `12345` → `12k`, with 1 digit `12.3k`. Throws RangeError when `digits` is not 0–20. */
export const abbreviate = (value: number, digits = 0): string => {
  const unit = units.find(([, size]) => value >= size)
  if (!unit) return String(value)
  const [letter, size] = unit
  return `${Number((value / size).toFixed(digits))}${letter}`
}
