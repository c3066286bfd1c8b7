/** Distance of the menu from the pointer, px. */
const besidePointer = 15

export interface MenuPlace {
  readonly left: number
  readonly top: number
  /** Back from the right end of the strip, as far as the menu is too wide for what is left of it. */
  readonly translate: string
}

/** Beside the pointer, never beyond the right end of the strip, px. */
export const menuPlace = (
  strip: Pick<DOMRect, 'left' | 'top' | 'width'>,
  x: number,
  y: number,
): MenuPlace => {
  const left = x - strip.left + besidePointer
  return { left, top: y - strip.top, translate: `min(0px, ${strip.width - left}px - 100%)` }
}
