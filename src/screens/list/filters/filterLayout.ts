import type { Locale, ResolvedFilter } from '@/declaration'
import { textWidth } from '../../textWidth'

/** Narrowest control that can be typed into, px. */
const control = 168
/** Between a label and its control, and between two filters, px. */
const gap = 24
const mostColumns = 4

/** How many filters stand in a row: as many as leave each label its words and each control room to type. */
export const columnsFor = (width: number, labels: readonly string[], locale: Locale): number => {
  const label = Math.max(0, ...labels.map((text) => textWidth(text, locale)))
  return Math.min(mostColumns, Math.max(1, Math.floor((width + gap) / (label + control + gap))))
}

/** A period has two days to show: it takes two places where there are as many. */
export const spanFor = (filter: ResolvedFilter, columns: number): number =>
  filter.test === 'period' ? Math.min(2, columns) : 1

/** Around a button's words, px; the one that expands has an arrow; and the button of the saved filters. */
const button = { plain: 34, arrow: 40, icon: 36, between: 8 }

/** The words of the buttons at the end of the filters. */
export interface ButtonWords {
  readonly query: string
  readonly reset: string
  readonly expand: string
}

/** The places that the card's buttons take. */
export const placesFor = (
  width: number,
  columns: number,
  { query, reset, expand }: ButtonWords,
  locale: Locale,
): number => {
  const words = [query, reset, expand].reduce((sum, word) => sum + textWidth(word, locale), 0)
  const wanted = words + 2 * button.plain + button.arrow + button.icon
  return Math.min(columns, Math.ceil((wanted + 3 * button.between) / ((width + gap) / columns)))
}

/** A first row with fewer filters beside the buttons is a waste of a wide screen. */
const fewest = 2

/**
 * How many filters are always shown: those that fill the first row beside the buttons, or the first two rows where the
 * buttons leave too little room in one.
 *
 * @param places those that the buttons take
 */
export const firstRow = (filters: readonly ResolvedFilter[], columns: number, places: number): number => {
  const [first] = filters
  const beside = columns - places
  const enough = first && beside >= Math.max(spanFor(first, columns), Math.min(fewest, columns - 1))
  let room = enough ? beside : columns + beside
  for (const [index, filter] of filters.entries()) {
    room -= spanFor(filter, columns)
    if (room < 0) return Math.max(1, index)
  }
  return filters.length
}
