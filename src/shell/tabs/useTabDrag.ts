import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

export interface Place {
  readonly path: string
  readonly group: string
  readonly left: number
  readonly width: number
}

export interface Drag {
  readonly places: readonly Place[]
  readonly from: number
  readonly to: number
  /** Its distance from where it started, px. */
  readonly offset: number
}

const middleOf = ({ left, width }: Place): number => left + width / 2

/** The tab follows the pointer within its group, and takes a neighbour's place once it covers half of it. */
export const dragged = (places: readonly Place[], from: number, by: number): Drag | undefined => {
  const tab = places[from]
  if (!tab) return undefined
  const isNeighbour = ({ group }: Place) => group === tab.group
  const first = places.find(isNeighbour) ?? tab
  const last = places.findLast(isNeighbour) ?? tab
  const offset = Math.min(Math.max(by, first.left - tab.left), last.left + last.width - tab.left - tab.width)
  const covers = (other: Place, place: number) =>
    isNeighbour(other) &&
    (place < from ? tab.left + offset < middleOf(other) : tab.left + tab.width + offset > middleOf(other))
  const covered = offset < 0 ? places.findIndex(covers) : places.findLastIndex(covers)
  return { places, from, offset, to: covered < 0 ? from : covered }
}

/** How far a tab is shifted, px: the dragged one follows the pointer, and those that it passes move by its width. */
export const shiftOf = ({ places, from, to, offset }: Drag, place: number, gap: number): number => {
  if (place === from) return offset
  const width = (places[from]?.width ?? 0) + gap
  if (place > from && place <= to) return -width
  if (place < from && place >= to) return width
  return 0
}

/** How far the pointer must move, px, before a press becomes a drag. */
const slack = 5

interface Press {
  readonly x: number
  readonly scrolled: number
  readonly places: readonly Place[]
  readonly from: number
}

interface TabDragOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly tabs: readonly Pick<Place, 'path' | 'group'>[]
  readonly gap: number
  readonly onMove: (path: string, to: number) => unknown
}

/** Reorders tabs with a mouse or a pen; a finger scrolls the strip instead. */
export const useTabDrag = ({ scroller, tabs, gap, onMove }: TabDragOptions) => {
  const [drag, draw] = useState<Drag>()
  // The button may be released before React renders the last move.
  const latest = useRef<Drag>(undefined)
  const press = useRef<Press>(undefined)
  const swallowsClick = useRef(false)
  const dragging = drag !== undefined

  const setDrag = (to: Drag | undefined) => {
    latest.current = to
    draw(to)
  }

  const end = () => {
    press.current = undefined
    setDrag(undefined)
  }

  useEffect(() => {
    if (!dragging) return
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      press.current = undefined
      latest.current = undefined
      draw(undefined)
    }
    addEventListener('keydown', giveUp)
    return () => removeEventListener('keydown', giveUp)
  }, [dragging])

  const handlersOf = (place: number) => ({
    onPointerDown: ({ button, pointerType, pointerId, clientX, currentTarget }: PointerEvent) => {
      swallowsClick.current = false
      const strip = scroller.current
      if (button !== 0 || pointerType === 'touch' || !strip) return
      const elements = strip.querySelectorAll<HTMLElement>('.tabs-tab')
      const places = tabs.map(({ path, group }, at): Place => {
        const { offsetLeft: left = 0, offsetWidth: width = 0 } = elements[at] ?? {}
        return { path, group, left, width }
      })
      press.current = { x: clientX, scrolled: strip.scrollLeft, places, from: place }
      // Capture now: the first move of a quick drag is already outside the tab.
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      const strip = scroller.current
      if (!press.current || !strip) return
      const { x, scrolled, places, from } = press.current
      if (!latest.current) {
        if (Math.abs(clientX - x) < slack) return
        swallowsClick.current = true
      }
      const { left, right } = strip.getBoundingClientRect()
      if (clientX < left) strip.scrollLeft -= slack
      if (clientX > right) strip.scrollLeft += slack
      setDrag(dragged(places, from, clientX - x + strip.scrollLeft - scrolled))
    },
    onPointerUp: () => {
      const { places = [], from = 0, to = 0 } = latest.current ?? {}
      const path = places[from]?.path
      end()
      if (path !== undefined && to !== from) onMove(path, to)
    },
    onPointerCancel: end,
    /** The click that ends a drag must not open the tab; a click by keyboard has no press and always counts. */
    onClickCapture: (event: MouseEvent) => {
      if (!swallowsClick.current || event.detail === 0) return
      swallowsClick.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })

  const styleOf = (place: number) =>
    drag && {
      transform: `translateX(${shiftOf(drag, place, gap)}px)`,
      ...(place === drag.from ? { zIndex: 1 } : { transition: 'transform 150ms' }),
    }

  return { handlersOf, styleOf }
}
