const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g
const opening: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/**
 * JSON with each value in a line of its own, as `JSON.stringify` writes it with two blanks; but what the values are written
 * like stays: no digit of a long number is lost, and no name that stands there twice.
 *
 * @param text is JSON
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
