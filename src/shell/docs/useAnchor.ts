import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'

/**
 * Goes to the anchor in the address: opens it if collapsed, scrolls to it and focuses it, so that the keyboard
 * continues from there. A page that comes back to the screen keeps its position.
 *
 * @param page contains all anchors
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
