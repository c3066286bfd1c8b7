/** Rows of one file at the most. */
export const mostRows = 10_000
/** Bytes of one file at the most. */
export const mostBytes = 10 * 1024 * 1024
