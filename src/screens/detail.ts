/**
 * Marks the question for a whole record. react-admin answers `getOne` from the rows of a list it has seen, and those lack
 * the heavy fields that travel with the detail only; under a mark of its own the detail is asked for and kept apart.
 */
export const detailMeta = { detail: true }
