import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import './tooltips.css'

/** Milliseconds of hovering or touching before a tooltip shows. */
const showDelay = 300
const touchDelay = 700
/** Milliseconds a tooltip stays while the pointer moves to it or to the next one. */
const hideDelay = 100

/** Distance to its element and to the window's edges, px; tooltips.css knows the latter too. */
const gap = 10
const margin = 8

interface Shown {
  readonly anchor: HTMLElement
  readonly text: string
}

const anchorAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

const tipOf = (anchor: HTMLElement | null): Shown | undefined =>
  anchor?.isConnected && anchor.dataset.tip ? { anchor, text: anchor.dataset.tip } : undefined

/** Places the bubble below its element (above if there is no room), or to its right. */
const place = (bubble: HTMLElement, anchor: HTMLElement): void => {
  const around = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const middle = { x: around.left + around.width / 2, y: around.top + around.height / 2 }
  const clamped = (wanted: number, length: number, room: number) =>
    Math.max(margin, Math.min(wanted, room - length - margin))
  const right = anchor.dataset.tipSide === 'right'
  const below = around.bottom + gap + height <= clientHeight
  const left = right ? around.right + gap : clamped(middle.x - width / 2, width, clientWidth)
  const top = right
    ? clamped(middle.y - height / 2, height, clientHeight)
    : below
      ? around.bottom + gap
      : around.top - gap - height
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
  bubble.style.setProperty('--corner-x', `${right ? 0 : middle.x - left}px`)
  bubble.style.setProperty('--corner-y', `${right ? middle.y - top : below ? 0 : height}px`)
}

const useShown = () => {
  const [shown, setShown] = useState<Shown>()
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = (delay: number, act: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(act, delay)
    }
    const cancel = () => clearTimeout(timer)
    const hide = () => {
      cancel()
      setShown(undefined)
    }
    const showAfter = (delay: number, anchor: HTMLElement) =>
      schedule(bubble.current ? 0 : delay, () => setShown(tipOf(anchor)))

    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      const anchor = anchorAt(target)
      if (anchor) showAfter(showDelay, anchor)
      else if (target instanceof Node && bubble.current?.contains(target)) cancel()
      else if (bubble.current) schedule(hideDelay, hide)
      else cancel()
    }
    const down = ({ target, pointerType }: PointerEvent) => {
      if (target instanceof Node && bubble.current?.contains(target)) return
      hide()
      const anchor = anchorAt(target)
      if (anchor && pointerType === 'touch') showAfter(touchDelay, anchor)
    }
    const focused = ({ target }: FocusEvent) => {
      const anchor = anchorAt(target)
      if (anchor && target instanceof Element && target.matches(':focus-visible'))
        showAfter(showDelay, anchor)
    }
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    const end = new AbortController()
    const options = { signal: end.signal, capture: true }
    document.addEventListener('pointerover', over, options)
    document.addEventListener('pointerdown', down, options)
    document.addEventListener('focusin', focused, options)
    document.addEventListener('keydown', pressed, options)
    document.addEventListener('pointerup', cancel, options)
    // After a click the tooltip is no longer needed, and may have changed.
    for (const event of ['click', 'focusout', 'scroll', 'pointercancel'])
      document.addEventListener(event, hide, options)
    document.documentElement.addEventListener('pointerleave', hide, { signal: end.signal })
    return () => {
      cancel()
      end.abort()
    }
  }, [])

  // The text may change or the element disappear meanwhile.
  useEffect(() => {
    if (!shown) return
    const follow = new MutationObserver(() => {
      const now = tipOf(shown.anchor)
      if (now?.text !== shown.text) setShown(now)
    })
    follow.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-tip'] })
    return () => follow.disconnect()
  }, [shown])

  useLayoutEffect(() => {
    if (shown && bubble.current) place(bubble.current, shown.anchor)
  }, [shown])

  return { shown, bubble }
}

/**
 * Shows the tooltips of all `data-tip`, with `data-tip-side="right"` at the side. They stay while the pointer is on them and
 * close with Escape. A tooltip does not name its element: an icon button still needs `aria-label`.
 */
export const Tooltips = () => {
  const { shown, bubble } = useShown()
  if (!shown) return null
  return createPortal(
    <div ref={bubble} role="tooltip" className="tooltip">
      {shown.text}
    </div>,
    document.body,
  )
}
