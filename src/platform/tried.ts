/** Runs what a browser may refuse, such as its storage: without that a memory is lost, not the page. */
export const tried = <T>(use: () => T): T | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}
