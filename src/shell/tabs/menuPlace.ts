/** Width of the menu, px, as in the style sheet, and its distance from the pointer. */
const width = 105
const besidePointer = 15

export interface MenuPlace {
  readonly left: number
  readonly top: number
}

/** Beside the pointer, never beyond the right end of the strip, px. */
export const menuPlace = (strip: Pick<DOMRect, 'left' | 'top' | 'width'>, x: number, y: number) => ({
  left: Math.min(x - strip.left + besidePointer, strip.width - width),
  top: y - strip.top,
})
