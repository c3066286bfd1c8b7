import { type RefObject, useEffect, useState } from 'react'

/** A chapter becomes current when its heading is this close to the top of the page, px. */
const near = 120

/**
 * The anchor of the current chapter: the last one whose heading has reached the top, or the first chapter.
 *
 * @param page contains the chapters' headings
 * @param anchors of the headings, in order
 */
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
