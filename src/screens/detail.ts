/**
 * Marks a request for a whole record. react-admin answers `getOne` from list rows it has seen, and those lack the heavy
 * fields; with its own meta the detail is requested and cached separately.
 */
export const detailMeta = { detail: true }
