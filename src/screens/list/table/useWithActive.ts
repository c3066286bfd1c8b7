import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useCallback } from 'react'

/** The rendered range of a long page: what is visible, and always the focused row, which would otherwise lose the focus. */
export const useWithActive = (active: number | undefined) =>
  useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (active === undefined || active >= range.count || near.includes(active)) return near
      return [...near, active].sort((a, b) => a - b)
    },
    [active],
  )
