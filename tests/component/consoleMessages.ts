/**
 * A console error or warning fails the test that caused it. React and MUI report misuse (a missing key, an uncontrolled input, an
 * unknown prop) only there.
 */
export const consoleMessages: string[] = []

for (const level of ['error', 'warn'] as const) {
  const print = console[level]
  console[level] = (...args: unknown[]) => {
    print(...args)
    consoleMessages.push(`${level}: ${textOf(args)}`)
  }
}

/** The text as the console shows it: `%s` filled in, errors by their message. */
function textOf([first, ...rest]: unknown[]): string {
  const words = rest.map((value) => (value instanceof Error ? value.message : String(value)))
  const head = first instanceof Error ? first.message : String(first)
  return [head.replace(/%[sdoO]/g, () => words.shift() ?? ''), ...words].join(' ')
}
