import type { RaRecord } from 'react-admin'
import type { Locale, Resource } from '@/declaration'
import { textIn } from '@/declaration/label'
import { valueWidthOf, widthOf } from '../../kinds/looks'
import { textWidth } from '../../textWidth'

/** The width that each column's values need, px, by column name. */
export type Needs = { readonly [name: string]: number }

/** Extra width allowed for a title, px. */
const titleRoom = 40
/** The arrows after a sortable column's name, px. */
const arrows = 12
/** Tolerance for text that is wider than measured, px. */
const slack = 2

/** Only the first rows of a long page are measured: more would make the operator wait, for little gain. */
export const mostMeasuredRows = 100

/** The widths that some rows' values need beyond their kinds' own. */
export const needsOf = ({ list, fields }: Resource, rows: readonly RaRecord[], locale: Locale): Needs => {
  const measured = rows.slice(0, mostMeasuredRows)
  return Object.fromEntries(
    [...list.columns, ...(list.moreColumns ?? [])].map((name) => {
      const field = fields[name]
      const widths = field ? measured.map((record) => valueWidthOf(field, record[name], locale)) : []
      return [name, Math.max(0, ...widths)]
    }),
  )
}

/** The larger of the known and the new width, for each column. */
export const mergeNeeds = (known: Needs, more: Needs): Needs => {
  const grown = Object.entries(more).filter(([name, width]) => width > (known[name] ?? 0))
  return grown.length > 0 ? { ...known, ...Object.fromEntries(grown) } : known
}

/**
 * A column's width until the operator sets it, px: as wide as its values, and at least as wide as its name.
 *
 * @param needs from the rows seen so far
 * @param room left and right padding of a cell, px
 */
export const columnWidth = (
  { title, list, fields }: Resource,
  name: string,
  { locale, needs, room }: { locale: Locale; needs: Needs; room: number },
): number => {
  const field = fields[name]
  if (!field) return room
  const values = widthOf(field, locale) + (name === title && field.kind === 'text' ? titleRoom : 0)
  const head =
    textWidth(textIn(field.label, locale), locale, 'bold') + (list.sortable.includes(name) ? arrows : 0)
  return Math.ceil(Math.max(values, needs[name] ?? 0, head) + slack) + room
}
