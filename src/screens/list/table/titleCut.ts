import type { PointerEvent } from 'react'

/** Adds a tooltip to a truncated cell on hover; checks only that cell. */
export const titleCut = ({ target }: PointerEvent) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td.list-cell') : null
  if (!cell) return
  const text = cell.firstElementChild
  const cut = cell.scrollWidth > cell.clientWidth || (text !== null && text.scrollWidth > text.clientWidth)
  // The kind's own tooltip (a relative time) says more than the text.
  if (cut && !cell.querySelector('[title]')) cell.title = cell.textContent ?? ''
}
