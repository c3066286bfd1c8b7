import type { ResolvedFilter } from '@/declaration'

/** Narrowest control that can be typed into, px. */
const control = 168
/** Between a label and its control, and between two filters, px. */
const gap = 24
const mostColumns = 4

/** About how wide a text is, px: a Chinese character is as wide as the type is high, a Latin one half of that. */
export const textWidth = (text: string, size = 14): number =>
  [...text].reduce((width, letter) => width + (letter.charCodeAt(0) > 0x2e80 ? size : size * 0.54), 0)

/** How many filters stand in a row: as many as leave each label its words and each control room to type. */
export const columnsFor = (width: number, labels: readonly string[]): number => {
  const label = Math.max(0, ...labels.map((text) => textWidth(text)))
  return Math.min(mostColumns, Math.max(1, Math.floor((width + gap) / (label + control + gap))))
}

/** A period has two days to show: it takes two places where there are as many. */
export const spanFor = (filter: ResolvedFilter, columns: number): number =>
  filter.test === 'period' ? Math.min(2, columns) : 1

/** Room around the words of a button, px. */
const button = 44
const iconButton = 44

/** The places that the card's buttons take at the end of the first row. */
export const placesFor = (width: number, columns: number, words: readonly string[]): number => {
  const wanted = words.reduce((sum, word) => sum + textWidth(word) + button, iconButton)
  return Math.min(columns, Math.ceil((wanted + gap) / ((width + gap) / columns)))
}

/**
 * How many filters the first row has beside the buttons.
 *
 * @param places those that the buttons take
 */
export const firstRow = (filters: readonly ResolvedFilter[], columns: number, places: number): number => {
  let room = columns > places ? columns - places : columns
  for (const [index, filter] of filters.entries()) {
    room -= spanFor(filter, columns)
    if (room < 0) return Math.max(1, index)
  }
  return filters.length
}
