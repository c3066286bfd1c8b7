/**
 * Console messages that do not fail a component test: the exact beginning of the text, and the upstream bug that causes
 * it. An entry goes when the bug does.
 */
export const allowedConsole: ReadonlyArray<{ startsWith: string; because: string }> = []
