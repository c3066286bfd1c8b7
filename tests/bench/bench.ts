import type { SeedSize } from '@mock/platform'
import type { Timing } from './measure'

/** Something counted beside the time: requests, elements. */
interface Count {
  readonly what: string
  readonly value: number
  /** More than this fails the bench. */
  readonly most?: number
}

/** One line of the result: something timed, and where it makes sense what it is held against in the same run. */
export interface Row {
  readonly what: string
  readonly time: Timing
  /** What `time` is in, milliseconds unless told. */
  readonly unit?: 'kB' | '%'
  readonly against?: { readonly what: string; readonly time: Timing }
  /** If 95 % of the rounds take longer than this, in milliseconds, the bench fails. */
  readonly most?: number
  /** If its median is more than this part of what it is held against, the bench fails. */
  readonly mostRatio?: number
  /** What it is to come to one day, in words. It is printed; only limits fail the bench. */
  readonly goal?: string
  readonly counts?: readonly Count[]
}

/** What of a bench is wanted, where it can be chosen. */
export interface Choice {
  /** How often everything is measured. */
  readonly rounds?: number
  /** The names of its parts. */
  readonly only?: readonly string[]
}

export interface Bench {
  readonly title: string
  /** How much sample data it needs, which takes minutes to make; default `full`. */
  readonly seed?: SeedSize
  /**
   * @param dataDir a folder of the embedded store with that data; this bench alone has it, and leaves it closed
   */
  run(dataDir: string, choice: Choice): Promise<Row[]>
}

/** Medians by each other: what of a row holds on any machine. */
export const ratioOf = ({ time, against }: Row): number | undefined =>
  against && time.median / against.time.median

/** What of a row is beyond its limits, a line each. */
export const brokenLimits = (row: Row): string[] => {
  const { what, time, against, most, mostRatio, counts = [] } = row
  const ratio = ratioOf(row)
  return [
    ...(most !== undefined && time.high > most
      ? [`${what}: 95 % within ${time.high.toFixed(1)} ms, ${most} ms are allowed`]
      : []),
    ...(mostRatio !== undefined && (ratio === undefined || ratio > mostRatio)
      ? [
          `${what}: ${ratio?.toFixed(3) ?? 'no'} times ${against?.what ?? 'nothing'}, ${mostRatio} are allowed`,
        ]
      : []),
    ...counts.flatMap((count) =>
      count.most !== undefined && count.value > count.most
        ? [`${what}: ${count.value} ${count.what}, ${count.most} allowed`]
        : [],
    ),
  ]
}
