/** The addresses that the page would have left for, in a new document; a test clears what it looks at. */
export const visited: string[] = []
