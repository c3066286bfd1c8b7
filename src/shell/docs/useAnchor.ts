import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-admin'

/** Opens, scrolls to and focuses the anchor in the address. A page that comes back to the screen keeps its position. */
export const useAnchor = (page: RefObject<HTMLElement | null>): void => {
  const { hash, key } = useLocation()
  const done = useRef('')
  useEffect(() => {
    const visit = `${key} ${hash}`
    if (done.current === visit) return
    done.current = visit
    const anchor = decodeURIComponent(hash.slice(1))
    const target = anchor && page.current?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`)
    if (!target) return
    if (target instanceof HTMLDetailsElement) target.open = true
    const focused = target instanceof HTMLDetailsElement ? target.querySelector('summary') : target
    focused?.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [hash, key, page])
}

/** A chapter becomes current when its heading is this close to the top of the page, px. */
const near = 120

/** The last chapter whose heading has reached the top, or the first chapter. */
export const useCurrentChapter = (
  page: RefObject<HTMLElement | null>,
  anchors: readonly string[],
): string | undefined => {
  const [current, setCurrent] = useState(anchors[0])
  useEffect(() => {
    let asked = 0
    const look = () => {
      asked = 0
      const top = (page.current?.closest('[role="tabpanel"], main') ?? document.body).getBoundingClientRect()
        .top
      const passed = anchors.filter((anchor) => {
        const heading = page.current?.querySelector(`#${CSS.escape(anchor)}`)
        return heading && heading.getBoundingClientRect().top - Math.max(0, top) < near
      })
      setCurrent(passed.at(-1) ?? anchors[0])
    }
    const soon = () => {
      asked ||= requestAnimationFrame(look)
    }
    look()
    document.addEventListener('scroll', soon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(asked)
      document.removeEventListener('scroll', soon, { capture: true })
    }
  }, [page, anchors])
  return current
}
