/** The addresses that the page would have left for, in a new document; a test clears what it looks at. */
export const visited: string[] = []

/** Stands in for src/platform/replaceDocument.ts, since a page that is left takes the tests with it. */
export const replaceDocument = (path: string): void => {
  visited.push(path)
}
