import type { PointerEvent } from 'react'

/** Shows the whole text of a cell that is cut off, when the pointer rests on it; asked of one cell, not of all. */
export const titleCut = ({ target }: PointerEvent) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td.list-cell') : null
  if (!cell) return
  const text = cell.firstElementChild
  const cut = cell.scrollWidth > cell.clientWidth || (text !== null && text.scrollWidth > text.clientWidth)
  // What the kind itself says on hover (a relative time) says more than its text.
  if (cut && !cell.querySelector('[title]')) cell.title = cell.textContent ?? ''
}
