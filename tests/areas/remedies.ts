import { afterEach } from 'vitest'

/**
 * Says below each failure of the tests around it what to look at: generated tests are read by somebody who has written an area,
 * not the test.
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
      // It says itself what helps.
      if (error.message.includes('\n→ ')) continue
      const said = `${error.message}\n→ ${remedy}`
      error.stack = error.stack?.replace(error.message, () => said)
      error.message = said
    }
  })
}
