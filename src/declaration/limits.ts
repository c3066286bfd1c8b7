/** Rows per page by default. */
export const defaultPageSize = 20
/** Maximum number of rows per page. */
export const largestPageSize = 100
/** Maximum number of records in one call. */
export const largestBatch = 100
