import { type RefObject, useEffect, useState } from 'react'

/** A chapter is read once its heading is so near to the top of what is seen of the page, px. */
const near = 120

/**
 * The anchor of the chapter that is being read: the last whose heading has come to the top, the first above them all.
 *
 * @param page holds the chapters' headings
 * @param anchors of the headings, in their order
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
