import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { useLoaded } from '@/ui/late'
import type { Column, Columns, Fit } from '../columns'
import { tighten } from '../toolbar/tighten'
import { useList } from '../useList'
import { filteredFields, fitOf, slack } from './fit'
import { RowBeyond } from './RowBeyond'

interface ColumnsBeyondProps {
  /** The table's scroll container. */
  readonly place: RefObject<HTMLElement | null>
  readonly columns: Columns
  /** Receives how to fit the columns. */
  readonly onFit: (fit: Fit | undefined) => void
}

/**
 * How many columns are at least partly out of view on each side, and which. How far from the sides the scrolling columns begin,
 * px. Whether the sorted column is in view.
 */
const sightOf = (place: HTMLElement) => {
  const { left, right } = place.getBoundingClientRect()
  const box = (part: string) => [...place.querySelectorAll(`thead .${part}`)].at(-1)?.getBoundingClientRect()
  const start = box('list-lead')?.right ?? left
  const end = box('list-actions')?.left ?? left + place.clientWidth
  const heads = [...place.querySelectorAll<HTMLElement>('thead .list-cell:not(.list-lead)')]
  const boxes = heads.map((head) => head.getBoundingClientRect())
  const isBefore = (head: DOMRect) => head.left < start - slack
  const isAfter = (head: DOMRect) => head.right > end + slack
  const sorted = place.querySelector<HTMLElement>('[aria-sort$=ing]')
  const { [sorted ? heads.indexOf(sorted) : -1]: moved } = boxes
  return {
    fromLeft: start - left,
    fromRight: right - end,
    room: end - left - (place.querySelector<HTMLElement>('thead .list-tick')?.offsetWidth ?? 0),
    before: boxes.filter(isBefore).length,
    after: boxes.filter(isAfter).length,
    names: heads.flatMap(({ dataset: { field } }, at) => {
      const { [at]: head } = boxes
      return field && head && (isBefore(head) || isAfter(head)) ? field : []
    }),
    isSortInView: sorted !== null && !(moved && (isBefore(moved) || isAfter(moved))),
  }
}

const loadOutOfView = () => import('../order/OutOfView')

/**
 * Shows how many columns are out of view and scrolls there: on to the right, and back at the end. Shades the edges that hide
 * columns, and can show one row's hidden columns below it. Filtered columns are moved into view. If the sorted column is hidden
 * or there is none, shows the order in words. All this shares one line with the tools if possible.
 */
export const ColumnsBeyond = ({ place, columns: { laid }, onFit }: ColumnsBeyondProps) => {
  const say = useSay()
  const { resource, params, rows } = useList()
  const [sight, setSight] = useState<ReturnType<typeof sightOf>>()
  const seen = useRef<string>(undefined)
  const given = useRef<Fit>(undefined)
  const filters = useRef<ReadonlySet<string>>(undefined)
  const order = useLoaded(loadOutOfView, sight?.isSortInView === false)
  const look = useEffectEvent(() => {
    // A hidden list has no size.
    if (!place.current?.clientWidth) return
    const now = sightOf(place.current)
    if (now.isSortInView) seen.current = params.sort
    if (Object.values(now).join() !== Object.values(sight ?? {}).join()) setSight(now)
    const filtered = filteredFields(resource, params.filter)
    const fit = fitOf(laid, filtered, params.sort, now.room)
    const isAway = (name: string) => now.names.includes(name) || fit?.ahead.includes(name)
    const awayNow = ({ name, second }: Column) =>
      isAway(name) &&
      [name, second?.name].some((one) => one && filtered.has(one) && !filters.current?.has(one))
    // Newly filtered columns are moved into view at the start of the table, so scroll there.
    if (laid.some(awayNow)) place.current.scrollLeft = 0
    filters.current = filtered
    if (JSON.stringify(fit) === JSON.stringify(given.current)) return
    given.current = fit
    onFit(fit)
  })
  const arrange = useEffectEvent(() => {
    look()
    const toolbar = place.current?.closest('.list-body')?.querySelector<HTMLElement>('.list-toolbar')
    if (toolbar?.clientWidth) tighten(toolbar)
  })
  useEffect(() => {
    const element = place.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const observer = new ResizeObserver(arrange)
    observer.observe(element)
    observer.observe(table)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [place])
  // The columns, sorting or filters may have changed. On the first run the table only exists for the second of these effects.
  useLayoutEffect(arrange)
  useEffect(arrange)
  if (!sight) return null
  const { before, after, names, fromLeft, fromRight, isSortInView } = sight
  const withSecond = (name: string) => [
    name,
    ...laid.flatMap(({ name: first, second }) => (first === name && second ? second.name : [])),
  ]
  const words = order && <order.OutOfView place={place} seen={seen} isInView={isSortInView} />
  if (before + after === 0) return words
  return (
    <>
      {words}
      <Button
        size="small"
        variant="text"
        className="list-beyond"
        onClick={() => place.current?.scrollBy({ left: place.current.clientWidth * (after > 0 ? 0.5 : -9) })}
      >
        {say('console.list.columns_beyond', { smart_count: before + after })}
      </Button>
      {place.current?.parentElement &&
        createPortal(
          <>
            {rows.length > 0 && (
              <>
                {before > 0 && <span className="list-shade" style={{ left: fromLeft }} />}
                {after > 0 && <span className="list-shade" data-end style={{ right: fromRight }} />}
              </>
            )}
            <RowBeyond place={place} names={names.flatMap(withSecond)} fromRight={fromRight} />
          </>,
          place.current.parentElement,
        )}
    </>
  )
}
