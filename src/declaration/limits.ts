export const defaultPageSize = 20
export const largestPageSize = 100
export const largestBatch = 100
