import type { Locale, ResolvedFilter } from '@/declaration'
import { textIn } from '@/declaration/label'
import { textWidth } from '../../textWidth'

/** The narrowest usable text control, px: usually, and where a second filter would otherwise not fit. */
const control = { comfortable: 168, narrow: 128 }
/** Gap between a label and its control, and between two filters, px. */
const gap = 24
const mostColumns = 4

/** A period shows two days, so it spans two columns if there are that many. */
export const spanFor = (filter: ResolvedFilter, columns: number): number =>
  filter.test === 'period' ? Math.min(2, columns) : 1

/** Padding around a button's text, px. The expand button also has an arrow. `icon` is the views button. */
const button = { plain: 34, arrow: 40, icon: 36, between: 8 }

/** The words of the card's buttons. */
interface ButtonWords {
  readonly query: string
  readonly reset: string
  readonly expand?: string
}

/** The width of the card's buttons, px. */
const buttonsWidth = ({ query, reset, expand }: ButtonWords, locale: Locale): number => {
  const plain = textWidth(query, locale) + textWidth(reset, locale) + 2 * (button.plain + button.between)
  const more = expand === undefined ? 0 : textWidth(expand, locale) + button.arrow + button.between
  return plain + more + button.icon
}

/** The widest label in each column, px. A filter that spans two columns has its label in the first. */
const labelWidths = (filters: readonly ResolvedFilter[], columns: number, locale: Locale) => {
  const widths = Array.from({ length: columns }, () => 0)
  let at = 0
  for (const filter of filters) {
    const span = spanFor(filter, columns)
    if ((at % columns) + span > columns) at += columns - (at % columns)
    const column = at % columns
    widths[column] = Math.max(widths[column] ?? 0, textWidth(textIn(filter.label, locale), locale))
    at += span
  }
  return widths
}

const layoutWith = (
  width: number,
  filters: readonly ResolvedFilter[],
  words: ButtonWords,
  locale: Locale,
  least: number,
) => {
  const buttons = buttonsWidth(words, locale)
  const widthOf = (some: readonly ResolvedFilter[], columns: number) =>
    labelWidths(some, columns, locale).reduce((sum, label) => sum + label + least + gap, 0)
  let columns = mostColumns
  while (columns > 1 && widthOf(filters, columns) > width + gap) columns -= 1
  // Only the first row is next to the buttons: longer labels below take a little room from their own controls.
  const beside = (places: number) => widthOf(filters.slice(0, columns - places), columns - places)
  let places = 1
  while (places < columns && beside(places) + buttons > width) places += 1
  return {
    /** Filters per row: as many as fit with their labels and usable controls. */
    columns,
    /** How many of the last columns the buttons take. */
    places,
    /** The minimum width of the last column, px, if it holds only the buttons: it may be slightly wider than the others. */
    last: places === 1 && columns > 1 ? Math.ceil(buttons) : 0,
  }
}

/** The grid's columns: a label and a control for each filter in a row. */
export const gridColumns = (
  { columns, last }: ReturnType<typeof layoutWith>,
  shown: readonly ResolvedFilter[],
  locale: Locale,
): string => {
  const label = labelWidths(shown, columns, locale)[columns - 1] ?? 0
  const others = columns > 1 ? `repeat(${columns - 1}, max-content minmax(0, 1fr)) ` : ''
  return `${others}max-content minmax(${Math.max(0, last - gap - Math.ceil(label))}px, 1fr)`
}

/** Fewer filters than this next to the buttons would waste a wide screen. */
const fewest = 2

/** How many filters are always shown: those next to the buttons, or two rows if that leaves too little room. */
export const firstRow = (filters: readonly ResolvedFilter[], columns: number, places: number): number => {
  const [first] = filters
  const beside = columns - places
  const enough = first && beside >= Math.max(spanFor(first, columns), Math.min(fewest, columns - 1))
  const room = (enough ? columns : 2 * columns) - places
  let at = 0
  for (const [index, filter] of filters.entries()) {
    const span = spanFor(filter, columns)
    // What does not fit at the end of a row begins the next one.
    if ((at % columns) + span > columns) at += columns - (at % columns)
    at += span
    if (at > room) return Math.max(1, index)
  }
  return filters.length
}

/**
 * Lays out a card's filters. If all of them are visible there is no expand button, so it takes no space. Controls get narrow only
 * if that brings a second filter into the first row.
 *
 * @param width the card's inner width, px
 */
export const layoutFor = (
  width: number,
  filters: readonly ResolvedFilter[],
  { query, reset, expand }: Required<ButtonWords>,
  locale: Locale,
) => {
  const shownIn = ({ columns, places }: ReturnType<typeof layoutWith>) => firstRow(filters, columns, places)
  const withControls = (least: number) => {
    const all = layoutWith(width, filters, { query, reset }, locale, least)
    return shownIn(all) >= filters.length
      ? all
      : layoutWith(width, filters, { query, reset, expand }, locale, least)
  }
  const hasFew = ({ columns, places }: ReturnType<typeof layoutWith>) => columns - places < fewest
  const comfortable = withControls(control.comfortable)
  if (!hasFew(comfortable) || shownIn(comfortable) >= filters.length) return comfortable
  const narrow = withControls(control.narrow)
  return hasFew(narrow) || shownIn(narrow) < fewest ? comfortable : narrow
}
