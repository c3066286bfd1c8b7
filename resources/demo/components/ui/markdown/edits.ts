/** A text, and what of it is marked. */
export interface Marked {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** What a tool makes of a text: what it puts in place of a part, and what is marked then. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly mark: { readonly from: number; readonly to: number }
}

/**
 * Puts signs around what is marked, or takes them away where they are.
 *
 * @param sign `**` for bold
 * @param words stand there when nothing is marked
 */
export const around =
  (sign: string, words: string) =>
  ({ text, from, to }: Marked): Edit => {
    const size = sign.length
    const inner = text.slice(from, to)
    // One star inside two is not the sign for slanted words.
    const single = (at: number) => size > 1 || text[at] !== sign[0]
    const outside =
      text.slice(from - size, from) === sign &&
      text.slice(to, to + size) === sign &&
      single(from - size - 1) &&
      single(to + size)
    if (outside)
      return {
        from: from - size,
        to: to + size,
        insert: inner,
        mark: { from: from - size, to: to - size },
      }
    const put = inner || words
    return {
      from,
      to,
      insert: `${sign}${put}${sign}`,
      mark: { from: from + size, to: from + size + put.length },
    }
  }

const linesOf = ({ text, from, to }: Marked) => {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next < 0 ? text.length : next
  return { start, end, lines: text.slice(start, end).split('\n') }
}

/**
 * Begins every marked line with a sign, or takes it away where all begin with it.
 *
 * @param sign by the number of the line, from 1: `- `, `1. `
 * @param known such signs at the beginning of a line, of which none but the new one stays
 */
export const before =
  (sign: (line: number) => string, known: RegExp) =>
  (marked: Marked): Edit => {
    const { start, end, lines } = linesOf(marked)
    const has = lines.every((line, index) => line.startsWith(sign(index + 1)))
    const insert = lines
      .map((line, index) => (has ? '' : sign(index + 1)) + line.replace(known, ''))
      .join('\n')
    return { from: start, to: end, insert, mark: { from: start, to: start + insert.length } }
  }

/** Makes a link of what is marked; its address is marked then. */
export const link =
  (words: string) =>
  ({ text, from, to }: Marked): Edit => {
    const named = text.slice(from, to) || words
    const address = 'https://'
    const start = from + named.length + 3
    return {
      from,
      to,
      insert: `[${named}](${address})`,
      mark: { from: start, to: start + address.length },
    }
  }

const bullets = /^(?:[-*+] |\d+\. )/

/** All tools of the toolbar, by their names. */
export const tools = {
  heading: () => before(() => '## ', /^#{1,6} /),
  bold: (words: string) => around('**', words),
  italic: (words: string) => around('*', words),
  strike: (words: string) => around('~~', words),
  code: (words: string) => around('`', words),
  quote: () => before(() => '> ', /^> /),
  bullets: () => before(() => '- ', bullets),
  numbers: () => before((line) => `${line}. `, bullets),
  link: (words: string) => link(words),
} as const satisfies Record<string, (words: string) => (marked: Marked) => Edit>

export type ToolName = keyof typeof tools
