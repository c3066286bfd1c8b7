import { type RefObject, useEffect } from 'react'
import { declaredSort } from '../params'
import { useList } from '../useList'
import { SortOrder } from './SortOrder'

interface OutOfViewProps {
  /** What scrolls the table. */
  readonly place: RefObject<HTMLElement | null>
  /** The last sorted column that has been in view. */
  readonly seen: RefObject<string | undefined>
  readonly isInView: boolean
}

/**
 * The order of a table whose sorted column is out of view, in words. A column that a link sorts by is scrolled to, once; that of
 * the declared order is not, so that the list begins with its first columns.
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
