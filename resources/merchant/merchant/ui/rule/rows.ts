import { type Expression, type Parsed, parse, print, type Subject } from '@/expression'

/** A line of the builder: a condition whose value may still be missing. */
export type Row = Expression[number]

/** A rule as the builder shows it: its lines, and what is wrong with its text. */
export interface Drawn {
  readonly rows: readonly Row[]
  readonly parsed: Parsed
  /** The text was edited by hand into something the lines cannot express; the text wins. */
  readonly textLeads: boolean
}

/**
 * Derives the builder's lines from the text, which is what is saved. Unfinished lines produce text that cannot be parsed; they
 * are kept for as long as that text is unchanged.
 *
 * @param last the lines as they were last edited
 *
 */
export const drawn = (text: string, last: readonly Row[], subject: Subject): Drawn => {
  const parsed = parse(text, subject)
  if (print(last) === text) return { rows: last, parsed, textLeads: false }
  return parsed.ok
    ? { rows: parsed.expression, parsed, textLeads: false }
    : { rows: last, parsed, textLeads: true }
}

/** Appends an empty line. */
export const withNewRow = (rows: readonly Row[], subject: Subject): readonly Row[] => [
  ...rows,
  // Words searched for are usually alternatives.
  { joint: rows.length === 0 ? 'and' : 'or', subject, operator: 'contains', value: '' },
]

/** Removes a line; the new first line has nothing to join. */
export const without = (rows: readonly Row[], at: number): readonly Row[] =>
  rows.filter((_, i) => i !== at).map((row, i) => (i === 0 ? { ...row, joint: 'and' } : row))
