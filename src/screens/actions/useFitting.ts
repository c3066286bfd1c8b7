import { useLayoutEffect, useRef, useState } from 'react'

/**
 * How many of some things have a place on a line, from the first on.
 *
 * @param widths of each with the gap behind it, px
 * @param room of the line with one gap more, px
 * @param more width of what leads to the others with its gap, px
 * @param always whether that is there even when all have their place
 */
export const fittingOf = (widths: readonly number[], room: number, more: number, always: boolean): number => {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  const whole = (ends.at(-1) ?? 0) + (always ? more : 0)
  return whole <= room ? widths.length : ends.filter((end) => end + more <= room).length
}

/**
 * Measures how many of a line's children have a place on it.
 *
 * @param count of them; the child behind them leads to those without a place
 * @param always whether that one is there even when all have their place
 */
export const useFitting = (count: number, always: boolean) => {
  const line = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(count)
  const measured = useRef(false)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const measure = () => {
      // A page that is put aside has no measures.
      if (element.clientWidth === 0) return
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      const widths = Array.from(element.children, (child) => child.getBoundingClientRect().width + gap)
      // Sums of fractions differ from what the browser has laid out by less than a pixel.
      const room = Math.ceil(element.clientWidth + gap)
      setFitting(fittingOf(widths.slice(0, count), room, widths[count] ?? 0, always))
    }
    // Once: asked for while a kept page is shown again, it would have the page laid out twice.
    if (!measured.current) measure()
    measured.current = true
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [count, always])
  return { line, fitting }
}
