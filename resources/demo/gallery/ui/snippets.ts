const quotes: readonly string[] = ["'", '"', '`']
const pairs: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' }

/** The position after the text, comment or bracket that starts here; for anything else, the next character. */
const behind = (source: string, at: number): number => {
  const first = source[at] ?? ''
  if (source.startsWith('//', at)) return Math.max(source.indexOf('\n', at), at) + 1
  if (source.startsWith('/*', at)) return source.indexOf('*/', at) + 2
  if (quotes.includes(first)) {
    let end = at + 1
    while (end < source.length && source[end] !== first) end += source[end] === '\\' ? 2 : 1
    return end + 1
  }
  const closing = pairs[first]
  if (closing === undefined) return at + 1
  let end = at + 1
  while (end < source.length && source[end] !== closing) end = behind(source, end)
  return end + 1
}

/** The entries between two brackets, without commas. `open`: the position of the first bracket. */
const entriesAt = (source: string, open: number): readonly string[] => {
  const end = behind(source, open) - 1
  const entries: string[] = []
  let start = open + 1
  for (let at = start; at <= end; at = behind(source, at))
    if (at === end || source[at] === ',') {
      const entry = source.slice(start, at).trim()
      if (entry !== '') entries.push(entry)
      start = at + 1
    }
  return entries
}

const withoutComments = (entry: string): string => entry.replace(/^(\/\/.*\n|\/\*[\s\S]*?\*\/|\s)+/, '')

const nameOf = (entry: string): string => /^'?([\w-]+)'?\s*:/.exec(withoutComments(entry))?.[1] ?? ''

/** Removes the indentation shared by all lines but the first. */
const outdented = (text: string): string => {
  const [first = '', ...rest] = text.split('\n')
  const common = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  return [first, ...rest.map((line) => line.slice(common))].join('\n')
}

/**
 * A part of a declaration as its source: `fee: money({ … })`.
 *
 * @param source a file with one `defineResource({ … })`
 * @param path names of parts, or positions in lists: `['fields', 'fee']`, `['list', 'filters', 2]`
 * @returns '' if the file has no such part
 */
export const snippetOf = (source: string, path: readonly (string | number)[]): string => {
  let entry = source.slice(source.indexOf('defineResource('))
  for (const step of path) {
    const value = withoutComments(entry)
    const open = value.search(/[{[]/)
    const entries = open < 0 ? [] : entriesAt(value, open)
    const found = typeof step === 'number' ? entries[step] : entries.find((one) => nameOf(one) === step)
    if (found === undefined) return ''
    entry = found
  }
  return outdented(entry)
}
