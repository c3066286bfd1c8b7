import { afterEach } from 'vitest'

/** What to do if a call needs approval in a test about something else. */
const needsApproval =
  '10010: every sample that this call was made for needs approval. Look at approve.when, and give sample.values or sample.records some that need none.'

/**
 * Adds a hint below each failure of the tests around it. People who read failures of generated tests have written an area, not
 * the test.
 *
 * @param remedies by the beginning of a test's name; '' is for all others
 */
export function remedied(remedies: Readonly<Record<string, string>>): void {
  afterEach(({ task }) => {
    const found = Object.keys(remedies)
      .filter((beginning) => task.name.startsWith(beginning))
      .toSorted((one, other) => other.length - one.length)[0]
    const remedy = remedies[found ?? '']
    if (remedy === undefined) return
    for (const error of task.result?.errors ?? []) {
      // It already says what helps.
      if (error.message.includes('\n→ ')) continue
      const said = `${error.message}\n→ ${/\b10010\b/.test(error.message) ? needsApproval : remedy}`
      error.stack = error.stack?.replace(error.message, () => said)
      error.message = said
    }
  })
}
