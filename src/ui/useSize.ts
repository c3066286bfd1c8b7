import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** An element's width or height, px, measured before painting and on every change. Until then `usual`. */
export const useSize = (
  elementOf: () => Element | null | undefined,
  side: 'width' | 'height',
  usual: number,
): number => {
  const [size, setSize] = useState(usual)
  const measured = useRef(false)
  const find = useEffectEvent(elementOf)
  useLayoutEffect(() => {
    const element = find()
    if (!element) return
    // A hidden element has no size.
    const measure = () => setSize((known) => element.getBoundingClientRect()[side] || known)
    // Only once: measuring while a kept page is shown again would force a second layout of the whole page.
    if (!measured.current) measure()
    measured.current = true
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [side])
  return size
}
