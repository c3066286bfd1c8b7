/** Loads a path as a new document, which clears memory and replaces the history entry. */
export const openAnew = (path: string): void => location.replace(path)
