import { isSafe } from 'redos-detector'

/** The most ways that a pattern may try to match one text. */
const mostTries = 50

/** The step limit of the analysis; longer patterns take over a second. */
const mostSteps = 2000

const compiled = (pattern: string): RegExp | undefined => {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return undefined
  }
}

/**
 * Why the pattern of a field cannot be used; undefined if it is fast on every text, even a malicious one.
 *
 * @param pattern the source of a regular expression that must match a whole value
 */
export const patternProblem = (pattern: string): string | undefined => {
  const expression = compiled(pattern)
  if (!expression) return 'is not a valid regular expression; correct it'
  try {
    const { error } = isSafe(expression, {
      maxScore: mostTries,
      maxSteps: mostSteps,
      // What is refused must not depend on how busy the machine is.
      timeout: Number.POSITIVE_INFINITY,
    })
    return error === null
      ? undefined
      : 'can take very long on some texts; let no two of its parts match the same characters, or write it shorter'
  } catch {
    return 'has parts that cannot be checked, such as named groups; write it without'
  }
}
