import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'

/**
 * Goes to the anchor that the address names: opens it where it is closed, scrolls to it, and puts the focus there, so that the
 * keyboard goes on from it. A page that comes back to the screen stays where it was.
 *
 * @param page holds all anchors
 */
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
