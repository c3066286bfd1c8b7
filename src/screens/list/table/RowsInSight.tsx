import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect } from 'react'
import { usePrinting } from '@/ui/usePrinting'
import { useSize } from '@/ui/useSize'
import { TableRows, type TableRowsProps } from './TableRows'

/** Rows rendered above and below the visible ones, so that one turn of the wheel shows no empty table. */
const beyondSight = 8
/** In px, until a row has been measured. */
const usualHeight = 40

/** The body of a long table. Rows out of view only reserve space, except the focused one, and all are printed. */
export const RowsInSight = (props: TableRowsProps) => {
  const { rows, active, table } = props
  // The header is always there, and as high as a row.
  const height = useSize(() => table.current?.tHead, 'height', usualHeight)
  const scroller = () => table.current?.parentElement ?? null
  const sight = useVirtualizer({
    count: rows.length,
    getScrollElement: scroller,
    estimateSize: () => height,
    overscan: beyondSight,
    rangeExtractor: useWithActive(active),
    // The table may have been scrolled before this part loaded.
    initialOffset: () => scroller()?.scrollTop ?? 0,
  })
  useLayoutEffect(() => {
    if (height > 0) sight.measure()
  }, [sight, height])
  // Paper does not scroll.
  return <TableRows {...props} drawn={usePrinting() ? undefined : sight.getVirtualIndexes()} />
}

/** The rendered range of a long page: what is visible, plus the focused row, which would otherwise lose focus. */
export const useWithActive = (active: number | undefined) =>
  useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (active === undefined || active >= range.count || near.includes(active)) return near
      return [...near, active].sort((a, b) => a - b)
    },
    [active],
  )
