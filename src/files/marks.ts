/**
 * What a spreadsheet takes for the beginning of a formula, in its full-width and small forms too, and behind blanks and
 * signs that cannot be seen; and a tab or line end before anything else (OWASP, CSV injection). Apostrophes before it count
 * as marks already there.
 */
const formula = /^'*(?:\0|[\t\r\n]\s*\S|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u

/**
 * Digits that a spreadsheet would make a number of, and spoil: with more than 11 digits it shows an exponent, after 15 it
 * loses them, zeros in front are dropped, and `12E5` is an exponent to it. Blanks around them do not keep it from that.
 */
const code = /^\s*(?:\d{12,}|0\d+|\d+(?:\.\d*)?[eE][+-]?\d+)\s*$/

/**
 * A text as it stands in a CSV file, so that a spreadsheet shows it and does nothing else with it: an apostrophe before what
 * looks like a formula, a tab behind a code of digits, as the statements of payment services have it.
 */
export const marked = (text: string): string =>
  formula.test(text) ? `'${text}` : code.test(text) ? `${text}\t` : text

/** A cell of a CSV file as text: without the marks, ours or others', and without blanks around it. */
export const unmarked = (cell: string): string =>
  (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell).trim()
