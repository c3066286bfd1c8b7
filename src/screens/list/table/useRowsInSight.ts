import { type ComponentType, useState } from 'react'
import { usePart } from '../../latePart'
import type { TableRowsProps } from './TableRows'

/** A page of so many rows is drawn as it is; of a longer one only what is in sight. */
export const mostDrawnRows = 100

let arrived: ComponentType<TableRowsProps> | undefined

/** Fetches what long pages are drawn with; the usual page does without. */
export const loadRowsInSight = async () => {
  const { RowsInSight } = await import('./RowsInSight')
  // A table that is drawn later has it at once.
  arrived = RowsInSight
  return { default: RowsInSight }
}

/**
 * How the rows of a page are drawn.
 *
 * @param count rows of the page
 * @param asked rows that were asked for, which are more while they are on the way
 * @returns the part that draws a long page once it is there, and how many rows are drawn without it
 */
export const useRowsInSight = (count: number, asked: number) => {
  const [lost, lose] = useState(false)
  const wanted = Math.max(count, asked) > mostDrawnRows && !arrived && !lost
  const part = usePart(loadRowsInSight, wanted, () => lose(true))
  const RowsInSight = count > mostDrawnRows ? (arrived ?? part) : undefined
  // Without the part the page is slow, but nothing is missing from it.
  return { RowsInSight, most: lost ? count : mostDrawnRows }
}
