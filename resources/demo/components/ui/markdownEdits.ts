import { marked } from 'marked'

export interface Marked {
  readonly text: string
  readonly from: number
  readonly to: number
}

export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly mark: { readonly from: number; readonly to: number }
}

/**
 * Puts markers around the selection, or removes them.
 *
 * @param sign `**` for bold
 * @param words inserted if nothing is selected
 */
const around =
  (sign: string, words: string) =>
  ({ text, from, to }: Marked): Edit => {
    const size = sign.length
    const inner = text.slice(from, to)
    // One star inside two is not a marker of italics.
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
 * Puts a prefix before every selected line, or removes it if all have it.
 *
 * @param sign the prefix by line number from 1: `- `, `1. `
 * @param known prefixes that the new one replaces
 */
const before =
  (sign: (line: number) => string, known: RegExp) =>
  (selected: Marked): Edit => {
    const { start, end, lines } = linesOf(selected)
    const has = lines.every((line, index) => line.startsWith(sign(index + 1)))
    const insert = lines
      .map((line, index) => (has ? '' : sign(index + 1)) + line.replace(known, ''))
      .join('\n')
    return { from: start, to: end, insert, mark: { from: start, to: start + insert.length } }
  }

const link =
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

export const tools = {
  heading: () => before(() => '## ', /^#{1,6} /),
  bold: (words: string) => around('**', words),
  italic: (words: string) => around('*', words),
  strike: (words: string) => around('~~', words),
  quote: () => before(() => '> ', /^> /),
  bullets: () => before(() => '- ', bullets),
  numbers: () => before((line) => `${line}. `, bullets),
  code: (words: string) => around('`', words),
  link: (words: string) => link(words),
} as const satisfies Record<string, (words: string) => (selected: Marked) => Edit>

export type ToolName = keyof typeof tools

/** Markdown as HTML, not sanitised. */
export const htmlOf = (text: string): string => marked.parse(text, { async: false, gfm: true, breaks: false })
