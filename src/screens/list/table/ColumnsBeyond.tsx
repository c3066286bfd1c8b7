import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'

interface ColumnsBeyondProps {
  /** What scrolls the table. */
  readonly place: RefObject<HTMLElement | null>
}

/** Tolerance for widths that are no whole pixels. */
const slack = 1

/** How many columns are out of view, at least in part, on either side; and how far from the sides those begin that move, px. */
const sightOf = (place: HTMLElement) => {
  const { left, right } = place.getBoundingClientRect()
  const box = (part: string) => place.querySelector(`thead .${part}`)?.getBoundingClientRect()
  const start = box('list-lead')?.right ?? left
  const end = box('list-actions')?.left ?? left + place.clientWidth
  const heads = [...place.querySelectorAll('thead .list-cell:not(.list-lead)')]
  const boxes = heads.map((head) => head.getBoundingClientRect())
  return {
    fromLeft: start - left,
    fromRight: right - end,
    before: boxes.filter((head) => head.left < start - slack).length,
    after: boxes.filter((head) => head.right > end + slack).length,
  }
}

/**
 * Says how many columns are out of view and goes there, on to the right and back from the end, and shades the edges behind
 * which they are.
 */
export const ColumnsBeyond = ({ place }: ColumnsBeyondProps) => {
  const say = useSay()
  const [sight, setSight] = useState<ReturnType<typeof sightOf>>()
  const look = useEffectEvent(() => {
    // A hidden list has no size.
    if (!place.current?.clientWidth) return
    const now = sightOf(place.current)
    if (Object.values(now).join() !== Object.values(sight ?? {}).join()) setSight(now)
  })
  useEffect(() => {
    const element = place.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(table)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [place])
  if (!sight || sight.before + sight.after === 0) return null
  const { before, after, fromLeft, fromRight } = sight
  return (
    <>
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
            {before > 0 && <span className="list-shade" style={{ left: fromLeft }} />}
            {after > 0 && <span className="list-shade" data-end style={{ right: fromRight }} />}
          </>,
          place.current.parentElement,
        )}
    </>
  )
}
