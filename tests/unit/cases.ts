import fc from 'fast-check'
import { rounds } from '../scope'

type Values<V> = readonly V[]

/** A case for each value in the first column, so that shared expectations are only written once. */
export function spreadFirst<V, A>(rows: readonly (readonly [Values<V>, A])[]): [V, A][]
export function spreadFirst<V, A, B>(rows: readonly (readonly [Values<V>, A, B])[]): [V, A, B][]
export function spreadFirst<V>(rows: readonly (readonly [Values<V>, ...unknown[]])[]) {
  return rows.flatMap(([values, ...rest]) => values.map((value) => [value, ...rest]))
}

/** The same, with the values in the second column. */
export const spreadSecond = <A, V, B>(rows: readonly (readonly [A, Values<V>, B])[]) =>
  rows.flatMap(([first, values, last]) => values.map((value): [A, V, B] => [first, value, last]))

interface Runs<Ts> {
  /** Rounds in the full run; the short one has a tenth. By default a hundred in both. */
  readonly runs?: number
  /** Rounds in the short run, if a tenth would not cover every case. */
  readonly atLeast?: number
  /** Values that are tried in any case. */
  readonly examples?: readonly NoInfer<Ts>[]
}
type Arbitraries<Ts> = { [K in keyof Ts]: fc.Arbitrary<Ts[K]> }
type Asked<Ts extends unknown[], Result> =
  | [check: (...values: Ts) => Result]
  | [how: Runs<Ts>, check: (...values: Ts) => Result]

const read = <Ts extends unknown[], Result>(asked: Asked<Ts, Result>) => {
  const [{ runs, atLeast, examples = [] }, check] = asked.length === 1 ? [{}, asked[0]] : asked
  const numRuns = runs === undefined ? undefined : rounds(runs, atLeast)
  return {
    check: (all: Ts) => check(...all),
    parameters: { seed: 33, numRuns, examples: examples.map((one): [Ts] => [one]) },
  }
}

/** Checks a property with random values, which are the same in each run. */
export function forAll<Ts extends [unknown, ...unknown[]]>(
  values: Arbitraries<Ts>,
  ...asked: Asked<Ts, void>
) {
  const { check, parameters } = read(asked)
  fc.assert(fc.property(fc.tuple<Ts>(...values), check), parameters)
}

/** The same for asynchronous checks. */
export function forAllAsync<Ts extends [unknown, ...unknown[]]>(
  values: Arbitraries<Ts>,
  ...asked: Asked<Ts, Promise<void>>
) {
  const { check, parameters } = read(asked)
  return fc.assert(fc.asyncProperty(fc.tuple<Ts>(...values), check), parameters)
}
