import { secondsPerDay } from '@/declaration'
import { type Draw, drawn, madeUp } from './madeUp'

/** Replaces values with made-up ones. Equal values always get the same stand-in. */
export interface StandIns {
  readonly text: (value: string) => string
  /** Keeps order, sign, zero and the number of decimals. */
  readonly number: (value: number) => number
  /** Unix seconds, or ms if the number is large enough; 0 means "never" and stays. */
  readonly moment: (value: number) => number
  /** Choice values that are not declared. */
  readonly unknown: (value: string) => string
  /** An undeclared choice value that is a number. */
  readonly unknownNumber: (value: number) => number
}

/** Collects a report's values, so that stand-ins can be chosen to differ from all of them. */
export interface Census extends StandIns {
  /**
   * Creates stand-ins for the collected values.
   *
   * @param draw random numbers; must be unpredictable
   */
  readonly standIns: (draw: Draw) => StandIns
}

/** From here on, a moment is in ms: in seconds it would be the year 5138. */
const firstMilliseconds = 100_000_000_000

/** Times move by this many weeks, to keep weekdays: 10 to 20 years ahead, later than any real clock. */
const weeks = { least: 522, most: 1044 } as const

const decimalsIn = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0

/**
 * Made-up numbers in the same order as the real ones. Gaps shrink at random, and no real number is reused.
 *
 * @param real absolute values
 */
const numbersFor = (real: ReadonlySet<number>, draw: Draw): ReadonlyMap<number, number> => {
  const made = new Map<number, number>()
  let before = { real: 0, made: 0 }
  for (const value of [...real].sort((a, b) => a - b)) {
    if (value === 0) continue
    const decimals = Math.min(decimalsIn(value), 6)
    const step = Math.max(10 ** -decimals, value * Number.EPSILON * 4)
    const gap = (value - before.real) * (0.55 + 0.4 * draw())
    let stand = Number((before.made + Math.max(gap, step)).toFixed(decimals))
    while (stand <= before.made || real.has(stand)) stand = Number((stand + step).toFixed(decimals))
    made.set(value, stand)
    before = { real: value, made: stand }
  }
  return made
}

/** `2026-11-29` at the start of a text; a time may follow. */
const dayFirst = /^\d{4}-\d{2}-\d{2}(?!\d)/

const movedDay = (day: string, seconds: number): string | undefined => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) ? undefined : new Date(at + seconds * 1000).toISOString().slice(0, 10)
}

/** A whole number in its usual notation. */
const plainNumber = /^(0|[1-9]\d{0,14})$/

/** Collects values, and returns each unchanged. */
export const createCensus = (): Census => {
  const texts = new Set<string>()
  const numbers = new Set<number>()
  const note =
    <Value>(kept: { add: (value: Value) => unknown }) =>
    (value: Value): Value => {
      kept.add(value)
      return value
    }
  const ignore = <Value>(value: Value): Value => value
  return {
    text: note(texts),
    number: (value) => {
      numbers.add(Math.abs(value))
      return value
    },
    moment: ignore,
    unknown: note(texts),
    unknownNumber: ignore,
    standIns: (draw) => {
      const shift = drawn(draw, weeks.least, weeks.most) * 7 * secondsPerDay
      const numberFor = numbersFor(numbers, draw)
      const textFor = new Map<string, string>()
      const used = new Set<string>(texts)
      const unknowns = new Map<string, number>()
      const unknownOf = (value: string): number => {
        const known = unknowns.get(value) ?? unknowns.size + 1
        unknowns.set(value, known)
        return known
      }
      const number = (value: number): number =>
        Math.sign(value) * (numberFor.get(Math.abs(value)) ?? Math.abs(Math.sign(value)))
      const makeText = (value: string): string => {
        const day = dayFirst.exec(value)?.[0]
        const moved = day && movedDay(day, shift)
        // A time after the day is kept; other text is not.
        if (day && moved && /^([T ][\d:.]*(Z|[+-]\d\d:?\d\d)?)?$/.test(value.slice(day.length)))
          return moved + value.slice(day.length)
        // A key may be a number in one call and text in another.
        if (plainNumber.test(value) && numberFor.has(Number(value))) return String(number(Number(value)))
        return madeUp(value, draw, (made) => !used.has(made))
      }
      return {
        text: (value) => {
          const known = textFor.get(value)
          if (known !== undefined) return known
          const made = makeText(value)
          used.add(made)
          textFor.set(value, made)
          return made
        },
        number,
        moment: (value) =>
          value === 0 ? 0 : value + shift * (Math.abs(value) < firstMilliseconds ? 1 : 1000),
        unknown: (value) => `UNKNOWN_${unknownOf(value)}`,
        unknownNumber: (value) => 990_000 + unknownOf(String(value)),
      }
    },
  }
}
