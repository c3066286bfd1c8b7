/**
 * What a spreadsheet may interpret as a formula, including full-width and small forms, after white space and
 * invisible characters; and a leading tab or line break (OWASP, CSV injection). Leading apostrophes count as existing
 * protection.
 */
const formula = /^'*(?:\0|[\t\r\n]\s*\S|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u

/**
 * Digits a spreadsheet would change: beyond 11 digits it shows an exponent, beyond 15 it loses digits, leading zeros
 * are dropped, and `12E5` is read as an exponent, even with white space around.
 */
const code = /^\s*(?:\d{12,}|0\d+|\d+(?:\.\d*)?[eE][+-]?\d+)\s*$/

/** Protects a text in a CSV file: an apostrophe before a possible formula, a tab after a code made of digits. */
export const protectCell = (text: string): string =>
  formula.test(text) ? `'${text}` : code.test(text) ? `${text}\t` : text

/** Reverses {@link protectCell}, by us or others, and trims the text. */
export const unprotectCell = (cell: string): string =>
  (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell).trim()
