import type { EnteredRow } from './recipients'

/** What people put between addresses: line ends, blanks of any width, commas and semicolons of both widths, 、. */
const between = /[^\s,，、;；]+/gu

const noValues = {}

/** The addresses in a text as somebody typed or pasted it, with their lines from 1. */
export const splitAddresses = (text: string): EnteredRow[] => {
  const rows: EnteredRow[] = []
  let line = 1
  let counted = 0
  for (const { 0: found, index } of text.matchAll(between)) {
    for (; counted < index; counted++) if (text[counted] === '\n') line++
    rows.push({ line, text: found, values: noValues, at: [index, index + found.length] })
  }
  return rows
}

/**
 * The text with another address in the place of one of its own.
 *
 * @param address '' takes it out, together with what stood between it and the next
 */
export const withAddress = (text: string, { at }: EnteredRow, address: string): string => {
  if (!at) return text
  const [start, end] = at
  const rest = text.slice(end)
  return text.slice(0, start) + (address === '' ? rest.replace(/^[\s,，、;；]+/u, '') : address + rest)
}
