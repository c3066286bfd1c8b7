/** V8's counts for a function: nested ranges of its text, each with how often it ran. */
export interface CountedFunction {
  readonly ranges: ReadonlyArray<{
    readonly startOffset: number
    readonly endOffset: number
    readonly count: number
  }>
}

/**
 * The share of a script that has run, 0 to 1. Where ranges are nested, the innermost counts.
 *
 * @param length of its text
 */
export function usedShare(length: number, functions: readonly CountedFunction[]): number {
  const ran = new Uint8Array(length)
  const fromOutside = functions
    .flatMap(({ ranges }) => ranges)
    .toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  for (const { startOffset, endOffset, count } of fromOutside)
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  return length === 0 ? 0 : ran.reduce((sum, one) => sum + one, 0) / length
}
