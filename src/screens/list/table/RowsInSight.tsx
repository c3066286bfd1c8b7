import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState } from 'react'
import { TableRows, type TableRowsProps } from './TableRows'
import { useWithActive } from './useWithActive'

/** Rows that are drawn above and below those in sight, so that a turn of the wheel shows no empty table. */
const beyondSight = 8
/** Px, until a row is measured. */
const usualHeight = 40

/** The body of a long table: what is out of sight is room only. The row that has the focus is always drawn. */
export const RowsInSight = (props: TableRowsProps) => {
  const { rows, active, table } = props
  const height = useRowHeight(table)
  const scroller = () => table.current?.parentElement ?? null
  const sight = useVirtualizer({
    count: rows.length,
    getScrollElement: scroller,
    estimateSize: () => height,
    overscan: beyondSight,
    rangeExtractor: useWithActive(active),
    // The first rows may have been scrolled before this part came.
    initialOffset: () => scroller()?.scrollTop ?? 0,
  })
  useLayoutEffect(() => {
    if (height > 0) sight.measure()
  }, [sight, height])
  return <TableRows {...props} drawn={sight.getVirtualIndexes()} />
}

/** The height of a row, px: the header has it too, and is always there. It follows the density and the console's size. */
const useRowHeight = (table: TableRowsProps['table']): number => {
  const [height, setHeight] = useState(usualHeight)
  useLayoutEffect(() => {
    const head = table.current?.tHead
    if (!head) return
    const measure = () => {
      const now = head.getBoundingClientRect().height
      // A table that is not on the screen has no height.
      if (now > 0) setHeight(now)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(head)
    return () => observer.disconnect()
  }, [table])
  return height
}
