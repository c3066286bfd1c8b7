/** A repeatable source of chance: the same seed gives the same sample records on every machine. */
export interface Random {
  /** A float in [0, 1). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: { readonly [key in K]?: number }): K
  /** `count` decimal digits, the first of which may be 0. */
  digits(count: number): string
}

/** Turns any text into a 32-bit seed (FNV-1a). */
const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Makes a repeatable random source (mulberry32) from a seed text. */
export const createRandom = (seed: string): Random => {
  let state = seedOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[int(0, from.length - 1)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  const weighted = <K extends string>(weights: { readonly [key in K]?: number }): K => {
    const entries = Object.entries(weights) as [K, number][]
    let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [key, weight] of entries) {
      rest -= weight
      if (rest < 0) return key
    }
    return pick(entries)[0]
  }
  const digits = (count: number) => Array.from({ length: count }, () => int(0, 9)).join('')
  return { next, int, chance: (probability) => next() < probability, pick, weighted, digits }
}
