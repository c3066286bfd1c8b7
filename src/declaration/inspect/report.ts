/** Reports a problem at a place of a declaration, with the remedy. */
export type Report = (place: string, what: string) => void

/** Runs a check. Tells whether it found nothing. */
export const passes = (report: Report, check: (report: Report) => void): boolean => {
  let passed = true
  check((place, what) => {
    passed = false
    report(place, what)
  })
  return passed
}

/** The place of something inside a value. */
export const placeIn = (place: string, name: string): string =>
  place === '' || name.startsWith('[') ? place + name : `${place}.${name}`

/** Formats a value for a message. */
export const quoted = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value)

/** Levenshtein distance. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/** True for `notifications` and `notify`, or `checkmark` and `check`, but not for a field and a part of it. */
const beginAlike = (a: string, b: string): boolean => {
  const least = Math.min(5, a.length, b.length)
  return least > 3 && !a.includes('.') && a.slice(0, least).toLowerCase() === b.slice(0, least).toLowerCase()
}

/** The end of a message about an unknown name: the declared name closest to it, or else the remedy. */
export const suggestion = (wanted: string, known: readonly string[], otherwise = ''): string => {
  const best = [...known].sort((a, b) => distance(wanted, a) - distance(wanted, b))[0]
  const isNear = best !== undefined && distance(wanted, best) <= Math.max(2, wanted.length / 3)
  const meant = isNear ? best : known.find((one) => beginAlike(wanted, one))
  return meant === undefined ? otherwise && `; ${otherwise}` : `; did you mean "${meant}"?`
}

/** Reports a value that is not one of those known. `what`: what it should be. */
export const inspectAmong = (
  known: readonly string[],
  what: string,
  value: unknown,
  place: string,
  report: Report,
  otherwise?: string,
) => {
  const wanted = quoted(value)
  if (!known.includes(wanted))
    report(place, `"${wanted}" is not ${what}${suggestion(wanted, known, otherwise)}`)
}

/** The words as a sentence lists them: "a", "b" or "c". */
export const listed = (all: readonly string[]): string =>
  all
    .map((word) => `"${word}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

/** Splits a message at the first unquoted semicolon: what was found, and what to do about it. */
export const inTwo = (what: string): { readonly found: string; readonly remedy?: string } => {
  const [, found, remedy] = /^((?:"[^"]*"|[^";])*); (.*)$/s.exec(what) ?? []
  return found === undefined || remedy === undefined ? { found: what } : { found, remedy }
}
