import { useLayoutEffect, useRef, useState } from 'react'

/**
 * How many items fit on a line.
 *
 * @param widths each item's width with the gap after it, px
 * @param room the line's width plus one gap, px
 * @param more width of the "more" button with its gap, px
 * @param always whether that button is there even if everything fits
 */
export const fittingOf = (widths: readonly number[], room: number, more: number, always: boolean): number => {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  const whole = (ends.at(-1) ?? 0) + (always ? more : 0)
  return whole <= room ? widths.length : ends.filter((end) => end + more <= room).length
}

/**
 * Measures how many of a line's children fit.
 *
 * @param count number of items; the child after them opens the rest
 * @param always whether that child is there even if everything fits
 */
export const useFitting = (count: number, always: boolean) => {
  const line = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(count)
  const measured = useRef(false)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const measure = () => {
      // A hidden page has no size.
      if (element.clientWidth === 0) return
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      const widths = Array.from(element.children, (child) => child.getBoundingClientRect().width + gap)
      // The sum of fractional widths differs from the browser's layout by less than a pixel.
      const room = Math.ceil(element.clientWidth + gap)
      setFitting(fittingOf(widths.slice(0, count), room, widths[count] ?? 0, always))
    }
    // Only once: measuring while a kept page is shown again would force a second layout.
    if (!measured.current) measure()
    measured.current = true
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [count, always])
  return { line, fitting }
}
