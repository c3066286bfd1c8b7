import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Space kept around the neighbours of the tab scrolled to, px. */
const padding = 4

/** Pixels per line, for wheels that report lines. */
const line = 40

const tabsIn = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<HTMLElement>('.tabs-tab') ?? []),
]

/** How much of the strip's left end is covered by sticky tabs, px. */
const coveredIn = (element: HTMLElement): number =>
  element.querySelector<HTMLElement>('.tabs-affix[data-stays]')?.offsetWidth ?? 0

/** Scrolling for a strip with more tabs than fit. When `room` (px) changes, a visible tab may be cut off. */
export const useStripScroll = () => {
  const scroller = useRef<HTMLDivElement>(null)
  const [overflowing, setOverflowing] = useState(false)
  const [room, setRoom] = useState<number>()

  useLayoutEffect(() => {
    const element = scroller.current
    const row = element?.firstElementChild
    if (!element || !row) return
    // The end of a cut tab must not look like its neighbour's close button.
    const markCut = () => {
      const edge = element.scrollLeft + coveredIn(element)
      // Tabs in the sticky part have offsets relative to it, so skip them.
      for (const tab of tabsIn(element))
        tab.toggleAttribute('data-cut', !tab.closest('.tabs-affix') && tab.offsetLeft < edge)
    }
    const measure = () => {
      const room = element.clientWidth
      // Count the buttons of a full strip as room, or they would keep appearing and disappearing.
      const buttons = element.parentElement?.querySelectorAll<HTMLElement>('.tabs-turn, .tabs-all') ?? []
      const taken = [...buttons].reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)
      setOverflowing(row.scrollWidth > room + taken)
      setRoom(room)
      // Sticky tabs must leave room for the scrolling ones.
      const affix = element.querySelector<HTMLElement>('.tabs-affix')
      affix?.toggleAttribute('data-stays', affix.offsetWidth * 2 < room)
      markCut()
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
    element.addEventListener('scroll', markCut, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', turn)
      element.removeEventListener('scroll', markCut)
    }
  }, [])

  /** Scrolls just far enough to show the tab at an index and the edges of its neighbours. */
  const reveal = useCallback((place: number) => {
    const element = scroller.current
    const tabs = tabsIn(element)
    const [previous, tab, next] = [tabs[place - 1], tabs[place], tabs[place + 1]]
    if (!element || !tab) return
    if (!previous) element.scrollLeft = 0
    else if (!next) element.scrollLeft = element.scrollWidth
    else {
      const covered = coveredIn(element)
      // Sticky tabs are always visible, and cover those scrolling beneath.
      const first = [previous, tab].find((one) => !covered || !one.closest('.tabs-affix')) ?? next
      const [left, right] = [
        first.offsetLeft - (covered || padding),
        next.offsetLeft + next.offsetWidth + padding,
      ]
      if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth
      if (left < element.scrollLeft) element.scrollLeft = left
    }
  }, [])

  /** Scrolls by most of the visible width, -1 to the left, 1 to the right. */
  const turnPage = (direction: -1 | 1) => {
    const element = scroller.current
    if (element) element.scrollLeft += direction * (element.clientWidth - coveredIn(element)) * 0.8
  }

  return { scroller, overflowing, room, reveal, turnPage }
}
