type Values<V> = readonly V[]

/** A case for each value in the first column: what several values have in common is said once. */
export function spreadFirst<V, A>(rows: readonly (readonly [Values<V>, A])[]): [V, A][]
export function spreadFirst<V, A, B>(rows: readonly (readonly [Values<V>, A, B])[]): [V, A, B][]
export function spreadFirst<V>(rows: readonly (readonly [Values<V>, ...unknown[]])[]) {
  return rows.flatMap(([values, ...rest]) => values.map((value) => [value, ...rest]))
}

/** The same, with the values in the second column. */
export const spreadSecond = <A, V, B>(rows: readonly (readonly [A, Values<V>, B])[]) =>
  rows.flatMap(([first, values, last]) => values.map((value): [A, V, B] => [first, value, last]))
