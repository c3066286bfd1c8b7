import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Width of a scroll button, px, as in the style sheet. */
const turnWidth = 28

/** Space kept around the neighbours of the tab scrolled to, px. */
const padding = 4

/** Pixels per line, for wheels that report lines. */
const line = 40

/** Scrolling for a strip with more tabs than fit. When `room` (px) changes, a visible tab may be cut off. */
export const useStripScroll = () => {
  const scroller = useRef<HTMLDivElement>(null)
  const [overflowing, setOverflowing] = useState(false)
  const [room, setRoom] = useState<number>()

  useLayoutEffect(() => {
    const element = scroller.current
    const row = element?.firstElementChild
    if (!element || !row) return
    // Count the scroll buttons as room, or they would keep appearing and disappearing.
    const measure = () => {
      setOverflowing((shown) => row.scrollWidth > element.clientWidth + (shown ? 2 * turnWidth : 0))
      setRoom(element.clientWidth)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(row)
    measure()
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return
      if (element.scrollWidth <= element.clientWidth) return
      event.preventDefault()
      element.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1)
    }
    // Added by hand: React's wheel listeners are passive, and the page must not scroll along.
    element.addEventListener('wheel', turn, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', turn)
    }
  }, [])

  /** Scrolls just far enough to show the tab at an index and the edges of its neighbours. */
  const reveal = useCallback((place: number) => {
    const element = scroller.current
    const tabs = element?.firstElementChild?.children
    if (!element || !tabs || place < 0) return
    const [previous, next] = [tabs[place - 1], tabs[place + 1]]
    if (!(previous instanceof HTMLElement)) element.scrollLeft = 0
    else if (!(next instanceof HTMLElement)) element.scrollLeft = element.scrollWidth
    else {
      const [left, right] = [previous.offsetLeft - padding, next.offsetLeft + next.offsetWidth + padding]
      if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth
      if (left < element.scrollLeft) element.scrollLeft = left
    }
  }, [])

  /** Scrolls by most of the visible width, -1 to the left, 1 to the right. */
  const turnPage = (direction: -1 | 1) => {
    const element = scroller.current
    if (element) element.scrollLeft += direction * element.clientWidth * 0.8
  }

  return { scroller, overflowing, room, reveal, turnPage }
}
