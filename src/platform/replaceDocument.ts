/** Loads a path as a new document, which clears memory and replaces the history entry. */
export const replaceDocument = (path: string): void => location.replace(path)
