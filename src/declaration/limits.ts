/** Rows of a page when nobody says (domain §1, specification §9). */
export const defaultPageSize = 20
/** Rows of a page at the most (domain §1). */
export const largestPageSize = 100
/** Records of one call at the most (domain §1). */
export const largestBatch = 100
