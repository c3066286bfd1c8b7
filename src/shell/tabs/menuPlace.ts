/** The least width of the menu, px, as in the style sheet, and its distance from the pointer. */
const leastWidth = 105
const besidePointer = 15

export interface MenuPlace {
  readonly left: number
  readonly top: number
  /** Moves the menu back from the right end of the strip if it would not fit. */
  readonly translate: string
}

/** Beside the pointer, never beyond the right end of the strip, px. */
export const menuPlace = (
  strip: Pick<DOMRect, 'left' | 'top' | 'width'>,
  x: number,
  y: number,
): MenuPlace => {
  const left = Math.min(x - strip.left + besidePointer, strip.width - leastWidth)
  return { left, top: y - strip.top, translate: `min(0px, ${strip.width - left}px - 100%)` }
}
