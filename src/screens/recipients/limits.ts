import type { FileLimits } from '../import/limits'

/** Limits on a file of recipients: ten tasks of the largest size, with some variables in each row. */
export const fileLimits: FileLimits = { maxRows: 100_000, maxBytes: 20 * 1024 * 1024, mayLackHeader: true }
