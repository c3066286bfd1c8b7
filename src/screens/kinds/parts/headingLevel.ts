import { createContext } from 'react'

/** The level, 1 to 6, of the uppermost headings in a formatted text: one below the heading that the text stands under. */
export const HeadingLevel = createContext(3)

/**
 * Puts the headings of a text below the page's own, in their order and without leaving out a level: who listens to a page goes
 * along them.
 *
 * @param safe sanitised markup; only the figures of its headings change
 * @param level of the uppermost headings
 */
export const withHeadingsAt = (safe: string, level: number): string => {
  const used = [...new Set(Array.from(safe.matchAll(/<h([1-6])\b/g), ([, own = '']) => own))].sort()
  return safe.replace(
    /(<\/?h)([1-6])\b/g,
    (_, start: string, own: string) => `${start}${Math.min(6, level + used.indexOf(own))}`,
  )
}
