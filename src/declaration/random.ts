import { hashOf } from './hash'

/** A seeded random generator: the same seed gives the same sample records on every machine. */
export interface Random {
  next(): number
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** One of the keys, with its weight as probability. */
  weighted<K extends string>(weights: { readonly [key in K]?: number }): K
  digits(count: number): string
}

/** Makes a generator (mulberry32) from a seed text. */
export const createRandom = (seed: string): Random => {
  let state = hashOf(seed)
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
