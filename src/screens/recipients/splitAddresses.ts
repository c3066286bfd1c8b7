import type { EnteredRow } from './recipients'

/** Separators that people use between addresses: line breaks, full- and half-width blanks, commas and semicolons, 、. */
const between = /[^\s,，、;；]+/gu

const noValues = {}

/** The addresses in typed or pasted text, with their lines from 1. */
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
 * The text with one of its addresses replaced.
 *
 * @param address '' removes it, along with the separator after it
 */
export const withAddress = (text: string, { at }: EnteredRow, address: string): string => {
  if (!at) return text
  const [start, end] = at
  const rest = text.slice(end)
  return text.slice(0, start) + (address === '' ? rest.replace(/^[\s,，、;；]+/u, '') : address + rest)
}
