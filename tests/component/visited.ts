/** The addresses that the page would have left for, in a new document; a test clears what it looks at. */
export const visited: string[] = []

/** Whether the browser would ask before the window is left. */
export const browserAsks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
