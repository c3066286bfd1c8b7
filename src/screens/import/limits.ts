/** Most rows in a file. */
export const maxRows = 10_000
/** Most bytes in a file. */
export const maxBytes = 10 * 1024 * 1024

/** Limits on a file. */
export interface FileLimits {
  readonly maxRows: number
  readonly maxBytes: number
  /** A single row may be data rather than a header. */
  readonly mayLackHeader?: boolean
}

/** For imported files. */
export const usualLimits: FileLimits = { maxRows, maxBytes }
