import type { SeedSize } from '@mock/platform'
import type { Timing } from './measure'

/** Something counted besides the time: requests, elements. */
interface Count {
  readonly what: string
  readonly value: number
  /** More than this fails the bench. */
  readonly most?: number
}

/** One line of the result: a time, and possibly the time that it is compared with in the same run. */
export interface Row {
  readonly what: string
  readonly time: Timing
  /** The unit of `time`, milliseconds by default. */
  readonly unit?: 'kB' | '%'
  readonly against?: { readonly what: string; readonly time: Timing }
  /** If 95 % of the rounds take longer than this, in milliseconds, the bench fails. */
  readonly most?: number
  /** The bench fails if the median is more than this share of what it is compared with. */
  readonly mostRatio?: number
  /** The goal for some day, in words. It is only printed; only limits fail the bench. */
  readonly goal?: string
  readonly counts?: readonly Count[]
}

/** Which parts of a bench to run, if there is a choice. */
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
  /** @param dataDir a folder of the embedded store with that data; only this bench uses it, and leaves it closed */
  run(dataDir: string, choice: Choice): Promise<Row[]>
}

/** The ratio of the medians, which holds on any machine. */
export const ratioOf = ({ time, against }: Row): number | undefined =>
  against && time.median / against.time.median

/** The broken limits of a row, one line each. */
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
