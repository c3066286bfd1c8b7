/** How long something took, over many rounds, in milliseconds. */
export interface Timing {
  readonly median: number
  /** The 5th and the 95th percentile: what a round takes on a good and on a bad day. */
  readonly low: number
  readonly high: number
  readonly max: number
  readonly rounds: number
}

/** The value below which the given share (0 to 1) of the sorted samples lies, interpolated between two of them. */
export function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new RangeError('no samples')
  return below + (above - below) * (place - Math.floor(place))
}

/** Sums up samples in milliseconds. */
export function timing(samples: readonly number[]): Timing {
  const sorted = samples.toSorted((a, b) => a - b)
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.05),
    high: quantile(sorted, 0.95),
    max: quantile(sorted, 1),
    rounds: sorted.length,
  }
}

/**
 * Times several ways of doing the same work, one round of each in turn, so that other load on the machine affects all of
 * them alike and their ratios hold on any machine.
 *
 * @param ways the work by name; each receives the number of the round, from 0, warm-up included
 * @param rounds how many rounds count
 * @param warmUp how many rounds run before, uncounted
 */
export async function sideBySide<Name extends string>(
  ways: Readonly<Record<Name, (round: number) => Promise<unknown>>>,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<Record<Name, Timing>> {
  const names = Object.keys(ways) as Name[]
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const name of names) {
      const started = performance.now()
      await ways[name](round)
      if (round >= warmUp) samples.get(name)?.push(performance.now() - started)
    }
  }
  return Object.fromEntries(names.map((name) => [name, timing(samples.get(name) ?? [])])) as Record<
    Name,
    Timing
  >
}
