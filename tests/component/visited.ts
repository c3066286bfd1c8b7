/** The addresses that the page would have gone to, in a new document. A test clears it before use. */
export const visited: string[] = []

/** Whether the browser would ask before the window is left. */
export const browserAsks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
