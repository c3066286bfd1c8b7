/**
 * Goes to an address of this console in a new document: nothing of what is in memory outlives it, and the browser's Back
 * does not lead to the page that is left.
 */
export const openAnew = (path: string): void => location.replace(path)
