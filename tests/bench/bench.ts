import type { Timing } from './measure'

/** One line of the result: something timed, and where it makes sense what it is held against in the same run. */
export interface Row {
  readonly what: string
  readonly time: Timing
  readonly against?: { readonly what: string; readonly time: Timing }
}

export interface Bench {
  readonly title: string
  /**
   * @param dataDir a folder of the embedded store, seeded with SEED=full; this bench alone has it, and leaves it closed
   */
  run(dataDir: string): Promise<Row[]>
}

/** Medians by each other: what of a row holds on any machine. */
export const ratioOf = ({ time, against }: Row): number | undefined =>
  against && time.median / against.time.median
