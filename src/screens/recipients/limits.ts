import type { FileLimits } from '../import/limits'

/** Of a file of recipients: ten tasks of the largest kind, with some variables in each row. */
export const fileLimits: FileLimits = { maxRows: 100_000, maxBytes: 20 * 1024 * 1024, mayLackHeader: true }
