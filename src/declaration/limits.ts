export const defaultPageSize = 20
export const largestPageSize = 100
export const largestBatch = 100
/** The most characters that a text may be allowed to have. */
export const longestText = 20_000
/** The most entries that a value may be allowed to have. */
export const mostEntries = 1000
/** The most values that one filter may ask for, so that they fit into an address. */
export const mostFilterValues = 100
/** The largest file that a field may ask for, in bytes. */
export const largestFile = 100 * 1024 * 1024
/** The longest spans of filters and of what is kept, in days. */
export const longestSpan = 36_500
