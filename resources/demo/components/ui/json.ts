/** Syntax errors of JSON (RFC 8259). */
export type JsonFlaw = 'value' | 'name' | 'colon' | 'comma' | 'string' | 'escape' | 'number' | 'end' | 'more'

export interface JsonProblem {
  readonly flaw: JsonFlaw
  /** Offset, from 0. */
  readonly at: number
}

const blank = /[ \t\n\r]*/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that JSON strings must not contain
const stringPart = /"(?:[^"\\\u0000-\u001F]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y
const word = /(?:true|false|null)(?!\w)/y

const after = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** The end of the string that starts here, or its problem. */
const stringEnd = (text: string, at: number): number | JsonProblem => {
  const end = after(stringPart, text, at) ?? at
  if (text[end] === '"') return end + 1
  return text[end] === '\\' ? { flaw: 'escape', at: end } : { flaw: 'string', at: end }
}

/** The end of a primitive value, or its problem. */
const plainEnd = (text: string, at: number): number | JsonProblem => {
  if (text[at] === '"') return stringEnd(text, at)
  if (/[-\d]/.test(text[at] ?? '')) return after(number, text, at) ?? { flaw: 'number', at }
  return after(word, text, at) ?? { flaw: 'value', at }
}

/**
 * The first syntax error; undefined for valid JSON. Browsers report errors in English, differently, and some without a
 * position.
 */
export const jsonProblem = (text: string): JsonProblem | undefined => {
  const open: ('{' | '[')[] = []
  /** What must come next; `first`: or the closing bracket. */
  let wants: 'value' | 'name' | 'colon' | 'next' = 'value'
  let first = false
  let at = after(blank, text, 0) ?? 0
  for (; at < text.length; at = after(blank, text, at) ?? at) {
    const sign = text[at]
    const around = open.at(-1)
    let end: number | JsonProblem = at + 1
    if ((sign === '}' && around === '{') || (sign === ']' && around === '[')) {
      if (wants !== 'next' && !first) return { flaw: wants === 'colon' ? 'colon' : wants, at }
      open.pop()
      wants = 'next'
    } else if (wants === 'next') {
      if (around === undefined) return { flaw: 'more', at }
      if (sign !== ',') return { flaw: 'comma', at }
      wants = around === '{' ? 'name' : 'value'
    } else if (wants === 'colon') {
      if (sign !== ':') return { flaw: 'colon', at }
      wants = 'value'
    } else if (wants === 'name') {
      if (sign !== '"') return { flaw: 'name', at }
      end = stringEnd(text, at)
      wants = 'colon'
    } else if (sign === '{' || sign === '[') {
      open.push(sign)
      wants = sign === '{' ? 'name' : 'value'
      first = true
      at += 1
      continue
    } else {
      end = plainEnd(text, at)
      wants = 'next'
    }
    first = false
    if (typeof end !== 'number') return end
    at = end
  }
  return wants === 'next' && open.length === 0 ? undefined : { flaw: 'end', at: text.length }
}

/** Line and column of an offset, both from 1. */
export const placeOf = (text: string, at: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, at)
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: at - start + 1 }
}

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

export const sample = JSON.stringify(
  [
    {
      name: '华东仓',
      items: [
        { shop: '青禾旗舰店', channel: 'TB', push: true, limit_per_minute: 600 },
        { shop: '柚见生活馆', channel: 'DY', push: true, limit_per_minute: 300 },
      ],
    },
    {
      name: '北方仓',
      items: [{ shop: '北山户外', channel: 'JD', push: false, limit_per_minute: null }],
    },
  ],
  undefined,
  2,
)
