/** The date of the newest release: the console knows by it, before it has fetched the list, whether there is something new. */
export const newestRelease = '2026-11-30'
