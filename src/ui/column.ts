import './column.css'

/** Attributes of an element whose children stand one below the other, so many px apart. */
export const column = (gap: number) => ({ className: 'ui-column', style: { gap } })
