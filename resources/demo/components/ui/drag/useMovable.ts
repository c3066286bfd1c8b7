import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most))

/**
 * Limits a move so that the box stays inside the window. A box larger than the window keeps its upper left corner visible,
 * since its header is there.
 *
 * @param home the unmoved position of the upper left corner, px
 * @param wanted the requested offset, px
 */
export const clamped = (home: Point, box: Size, window: Size, wanted: Point): Point => ({
  x: between(-home.x, wanted.x, Math.max(-home.x, window.width - box.width - home.x)),
  y: between(-home.y, wanted.y, Math.max(-home.y, window.height - box.height - home.y)),
})

const nowhere: Point = { x: 0, y: 0 }

/** Distance of an arrow key in px, with and without Shift. */
const stride = 50
const step = 10

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * A box that can be moved within the window.
 *
 * @param onMoveStart called when dragging starts
 * @returns `box` for the element that moves; `head` for the part it is dragged by; `keys` for a button that moves it by arrow
 * keys
 */
export const useMovable = (onMoveStart: () => void) => {
  const [offset, setOffset] = useState(nowhere)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const grabbed = useRef<Point>(undefined)

  const moveTo = (wanted: Point) => {
    if (!element) return
    // Not the bounding rectangle, which is animated while the dialog opens.
    const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = element
    const { clientWidth, clientHeight } = document.documentElement
    setOffset(clamped({ x, y }, { width, height }, { width: clientWidth, height: clientHeight }, wanted))
  }

  const letGo = () => {
    grabbed.current = undefined
  }

  // A smaller window or larger content must not leave it outside.
  const keepInside = useRef(() => {})
  keepInside.current = () => moveTo(offset)
  useLayoutEffect(() => {
    if (!element) return
    const again = () => keepInside.current()
    const sizes = new ResizeObserver(again)
    sizes.observe(element)
    window.addEventListener('resize', again)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', again)
    }
  }, [element])

  return {
    box: { ref: setElement, style: { transform: `translate(${offset.x}px, ${offset.y}px)` } },
    head: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { button, target, currentTarget, pointerId, clientX, clientY } = event
        const pressed = target instanceof Element && target.closest('button')
        if (button !== 0 || (pressed && !pressed.hasAttribute('data-moves'))) return
        currentTarget.setPointerCapture(pointerId)
        grabbed.current = { x: clientX - offset.x, y: clientY - offset.y }
        onMoveStart()
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = grabbed.current
        if (from) moveTo({ x: clientX - from.x, y: clientY - from.y })
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
    keys: {
      'data-moves': true,
      onKeyDown: (event: KeyboardEvent) => {
        const direction = arrows[event.key]
        if (!direction) return
        event.preventDefault()
        const far = event.shiftKey ? stride : step
        moveTo({ x: offset.x + direction.x * far, y: offset.y + direction.y * far })
      },
    },
    offset,
    reset: () => setOffset(nowhere),
  }
}
