import { createContext } from 'react'

/** The level, 1 to 6, of the topmost headings in a formatted text: one below the heading that it appears under. */
export const HeadingLevel = createContext(3)

/** Shifts sanitised headings below the page's own without skipping a level: screen reader users navigate by them. */
export const withHeadingsAt = (safe: string, level: number): string => {
  const used = [...new Set(Array.from(safe.matchAll(/<h([1-6])\b/g), ([, own = '']) => own))].sort()
  return safe.replace(
    /(<\/?h)([1-6])\b/g,
    (_, start: string, own: string) => `${start}${Math.min(6, level + used.indexOf(own))}`,
  )
}
