import { type RefObject, useLayoutEffect, useRef } from 'react'
import { paneId } from './tabs/paneId'

/**
 * A head that is not fixed: it overlays the top of the page, which leaves room for it, and scrolls away with it.
 * Keyboard focus brings it back.
 *
 * @param page path of the current page; each has its own scroll position
 */
export const useLooseHead = (loose: boolean, page: string): RefObject<HTMLDivElement | null> => {
  const head = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = head.current
    const column = element?.parentElement
    if (!element || !column || !loose) return
    const follow = (top: number) => {
      element.style.transform = `translateY(${-Math.min(top, element.offsetHeight)}px)`
    }
    const onScroll = ({ target }: Event) => {
      if (target instanceof Element && target.id === paneId(page)) follow(target.scrollTop)
    }
    const bringBack = () => follow(0)
    const size = new ResizeObserver(() => column.style.setProperty('--head', `${element.offsetHeight}px`))
    size.observe(element)
    follow(document.getElementById(paneId(page))?.scrollTop ?? 0)
    column.addEventListener('scroll', onScroll, { capture: true, passive: true })
    element.addEventListener('focusin', bringBack)
    return () => {
      size.disconnect()
      column.removeEventListener('scroll', onScroll, { capture: true })
      element.removeEventListener('focusin', bringBack)
      element.style.transform = ''
      column.style.removeProperty('--head')
    }
  }, [loose, page])
  return head
}
