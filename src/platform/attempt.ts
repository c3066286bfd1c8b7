/** Runs something the browser may refuse, such as storage; undefined if it does. */
export const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}
