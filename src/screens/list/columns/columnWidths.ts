import type { RaRecord } from 'react-admin'
import type { Locale, Resource } from '@/declaration'
import { textIn } from '@/declaration/label'
import { valueWidthOf, widthOf } from '../../kinds/looks'
import { textWidth } from '../../textWidth'

/** By name of the column what its values need, px. */
export type Needs = { readonly [name: string]: number }

/** What a name may be longer than another text, px. */
const titleRoom = 40
/** The arrows behind the name of a column that sorts, px. */
const arrows = 12
/** What a text may be wider than measured, px. */
const slack = 2

/** A long page is measured by its first rows: more of them would keep the operator waiting, and show little else. */
export const mostMeasuredRows = 100

/** What the values of some rows need beyond their kinds' widths. */
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

/** Of each column the more that it was ever known to need. */
export const mergeNeeds = (known: Needs, more: Needs): Needs => {
  const grown = Object.entries(more).filter(([name, width]) => width > (known[name] ?? 0))
  return grown.length > 0 ? { ...known, ...Object.fromEntries(grown) } : known
}

/**
 * What a column takes until the operator sets its width, px: what its values take, and never less than its own name.
 *
 * @param needs as the rows say that were seen so far
 * @param room left and right of a cell's text together, px
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
