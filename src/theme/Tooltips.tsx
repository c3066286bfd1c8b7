import { styled } from '@mui/material/styles'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** How long the pointer rests, or the finger is held down, before a tooltip shows, ms. */
const restsAfter = 300
const heldAfter = 700
/** How long it stays for a pointer on its way to it, or to the next one, ms. */
const staysFor = 100

/** From the element it belongs to, and from the edges of the window, px. */
const gap = 10
const margin = 8

const ground = '#2a323d'

const Bubble = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  width: 'max-content',
  maxWidth: `min(420px, calc(100vw - ${2 * margin}px))`,
  padding: '4px 8px',
  borderRadius: theme.shape.borderRadius,
  fontSize: 12,
  lineHeight: 1.5,
  color: '#f4f6f8',
  backgroundColor: ground,
  // The corner that points to the element, of which the half inside the bubble is not seen.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'var(--corner-x)',
    top: 'var(--corner-y)',
    width: 8,
    height: 8,
    backgroundColor: ground,
    transform: 'translate(-50%, -50%) rotate(45deg)',
  },
}))

interface Shown {
  readonly anchor: HTMLElement
  readonly text: string
}

const anchorAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

const tipOf = (anchor: HTMLElement | null): Shown | undefined =>
  anchor?.isConnected && anchor.dataset.tip ? { anchor, text: anchor.dataset.tip } : undefined

/** Puts the bubble below its element (above where there is no room), or to the right of it. */
const place = (bubble: HTMLElement, anchor: HTMLElement): void => {
  const around = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const middle = { x: around.left + around.width / 2, y: around.top + around.height / 2 }
  const within = (wanted: number, length: number, room: number) =>
    Math.max(margin, Math.min(wanted, room - length - margin))
  const right = anchor.dataset.tipSide === 'right'
  const below = around.bottom + gap + height <= clientHeight
  const left = right ? around.right + gap : within(middle.x - width / 2, width, clientWidth)
  const top = right
    ? within(middle.y - height / 2, height, clientHeight)
    : below
      ? around.bottom + gap
      : around.top - gap - height
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
  bubble.style.setProperty('--corner-x', `${right ? 0 : middle.x - left}px`)
  bubble.style.setProperty('--corner-y', `${right ? middle.y - top : below ? 0 : height}px`)
}

/** The element under the pointer, the finger or the keyboard whose tooltip is to be seen, and what that says. */
const useShown = () => {
  const [shown, setShown] = useState<Shown>()
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const afterwards = (delay: number, act: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(act, delay)
    }
    const wait = () => clearTimeout(timer)
    const hide = () => {
      wait()
      setShown(undefined)
    }
    const showAfter = (delay: number, anchor: HTMLElement) =>
      afterwards(bubble.current ? 0 : delay, () => setShown(tipOf(anchor)))

    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      const anchor = anchorAt(target)
      if (anchor) showAfter(restsAfter, anchor)
      else if (target instanceof Node && bubble.current?.contains(target)) wait()
      else if (bubble.current) afterwards(staysFor, hide)
      else wait()
    }
    const down = ({ target, pointerType }: PointerEvent) => {
      if (target instanceof Node && bubble.current?.contains(target)) return
      hide()
      const anchor = anchorAt(target)
      if (anchor && pointerType === 'touch') showAfter(heldAfter, anchor)
    }
    const focused = ({ target }: FocusEvent) => {
      const anchor = anchorAt(target)
      if (anchor && target instanceof Element && target.matches(':focus-visible'))
        showAfter(restsAfter, anchor)
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
    document.addEventListener('pointerup', wait, options)
    // What has been clicked is understood, and may say something else from now on.
    for (const event of ['click', 'focusout', 'scroll', 'pointercancel'])
      document.addEventListener(event, hide, options)
    document.documentElement.addEventListener('pointerleave', hide, { signal: end.signal })
    return () => {
      wait()
      end.abort()
    }
  }, [])

  // The element may say something else meanwhile, or be gone.
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
 * The tooltips of all elements that have one: `data-tip` is its text, `data-tip-side="right"` puts it at the side. They
 * show under a resting pointer, a held finger and the keyboard's focus, stay while the pointer is on them, and go with
 * Escape. An element's name is not taken from its tooltip: a picture still wants its `aria-label`.
 */
export const Tooltips = () => {
  const { shown, bubble } = useShown()
  if (!shown) return null
  return createPortal(
    <Bubble ref={bubble} role="tooltip">
      {shown.text}
    </Bubble>,
    document.body,
  )
}
