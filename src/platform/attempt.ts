/** Runs something the browser may refuse, such as storage; undefined if it does. */
export const tried = <T>(use: () => T): T | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}
