import './column.css'

/** Attributes that stack an element's children with a gap in px. */
export const column = (gap: number) => ({ className: 'ui-column', style: { gap } })
