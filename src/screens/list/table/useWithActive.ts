import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useCallback } from 'react'

/** What is drawn of a long page: what is in sight, and wherever it is the row that has the focus, which would be lost. */
export const useWithActive = (active: number | undefined) =>
  useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (active === undefined || active >= range.count || near.includes(active)) return near
      return [...near, active].sort((a, b) => a - b)
    },
    [active],
  )
