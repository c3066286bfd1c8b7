const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g
const opening: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/**
 * Formats JSON like `JSON.stringify` with two spaces, but keeps the values' notation: long numbers keep all digits, and
 * duplicate names are kept.
 *
 * @param text valid JSON
 */
export const formatJson = (text: string): string => {
  const tokens = text.match(token) ?? []
  let depth = 0
  let written = ''
  const line = () => {
    written += `\n${'  '.repeat(depth)}`
  }
  for (const [index, one] of tokens.entries()) {
    const closing = opening[one]
    if (closing !== undefined) {
      written += one
      if (tokens[index + 1] === closing) continue
      depth += 1
      line()
    } else if (one === '}' || one === ']') {
      if (opening[tokens[index - 1] ?? ''] !== one) {
        depth -= 1
        line()
      }
      written += one
    } else {
      written += one
      if (one === ',') line()
      else if (one === ':') written += ' '
    }
  }
  return written
}
