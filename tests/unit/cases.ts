/** A case for each value in the first column: what several values have in common is said once. */
export const spreadFirst = <V, R extends readonly unknown[]>(
  rows: readonly (readonly [values: readonly V[], ...rest: R])[],
) => rows.flatMap(([values, ...rest]) => values.map((value): [V, ...R] => [value, ...rest]))

/** The same, with the values in the second column. */
export const spreadSecond = <A, V, R extends readonly unknown[]>(
  rows: readonly (readonly [first: A, values: readonly V[], ...rest: R])[],
) => rows.flatMap(([first, values, ...rest]) => values.map((value): [A, V, ...R] => [first, value, ...rest]))
