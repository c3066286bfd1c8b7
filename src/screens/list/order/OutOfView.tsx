import { type RefObject, useEffect } from 'react'
import { declaredSort } from '../params'
import { useList } from '../useList'
import { SortOrder } from './SortOrder'

interface OutOfViewProps {
  /** The table's scroll container. */
  readonly place: RefObject<HTMLElement | null>
  /** The last sorted column that has been in view. */
  readonly seen: RefObject<string | undefined>
  readonly isInView: boolean
}

/**
 * A table's order in words while the sorted column is out of view. Scrolls once to the column that a link sorts by, but not to
 * the one of the declared order, so the list starts with its first columns.
 */
export const OutOfView = ({ place, seen, isInView }: OutOfViewProps) => {
  const { resource, params } = useList()
  const { sort } = params
  const usual = declaredSort(resource).field
  useEffect(() => {
    if (sort === usual || sort === seen.current) return
    const head = place.current?.querySelector(`th[data-field="${CSS.escape(sort)}"]`)
    if (!head) return
    seen.current = sort
    head.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [place, seen, sort, usual])
  return !isInView && <SortOrder />
}
