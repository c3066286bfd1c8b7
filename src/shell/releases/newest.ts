/**
 * The date of the newest release. Separate from the list, so that the console knows without loading it whether something is
 * new.
 */
export const newestRelease = '2026-12-01'
