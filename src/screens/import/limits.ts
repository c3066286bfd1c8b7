/** Rows of one file at the most. */
export const maxRows = 10_000
/** Bytes of one file at the most. */
export const maxBytes = 10 * 1024 * 1024

/** What a file may be. */
export interface FileLimits {
  readonly maxRows: number
  readonly maxBytes: number
  /** Its only row may be one of data. */
  readonly mayLackHeader?: boolean
}

/** Of a file that is imported. */
export const usualLimits: FileLimits = { maxRows, maxBytes }
