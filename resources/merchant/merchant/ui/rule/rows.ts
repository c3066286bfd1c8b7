import { type Expression, type Parsed, parse, print, type Subject } from '@/expression'

/** One line of the builder: a condition, whose value may still be missing. */
export type Row = Expression[number]

/** A rule as the builder shows it: its lines, and what is to be said of its text. */
export interface Drawn {
  readonly rows: readonly Row[]
  readonly parsed: Parsed
  /** The text does not say what the lines say: it was broken by hand, and leads. */
  readonly textLeads: boolean
}

/**
 * Lines and text follow each other, and the text is what counts. Lines that are not finished are a text that cannot be
 * read; they stay as long as they are what was written.
 *
 * @param last the lines as they were last changed
 */
export const drawn = (text: string, last: readonly Row[], subject: Subject): Drawn => {
  const parsed = parse(text, subject)
  if (print(last) === text) return { rows: last, parsed, textLeads: false }
  return parsed.ok
    ? { rows: parsed.expression, parsed, textLeads: false }
    : { rows: last, parsed, textLeads: true }
}

/** The lines with one more, to be filled in. */
export const withOneMore = (rows: readonly Row[], subject: Subject): readonly Row[] => [
  ...rows,
  // Words that are looked for are alternatives far more often than they must all be there.
  { joint: rows.length === 0 ? 'and' : 'or', subject, operator: 'contains', value: '' },
]

/** The lines without one; the first has nothing to be joined to. */
export const without = (rows: readonly Row[], at: number): readonly Row[] =>
  rows.filter((_, i) => i !== at).map((row, i) => (i === 0 ? { ...row, joint: 'and' } : row))
