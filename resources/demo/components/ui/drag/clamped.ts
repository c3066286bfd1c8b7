export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most))

/**
 * Limits a move so that the box stays inside the window. A box larger than the window keeps its upper left corner visible,
 * since its header is there.
 *
 * @param home the unmoved position of the upper left corner, px
 * @param wanted the requested offset, px
 */
export const clamped = (home: Point, box: Size, window: Size, wanted: Point): Point => ({
  x: between(-home.x, wanted.x, Math.max(-home.x, window.width - box.width - home.x)),
  y: between(-home.y, wanted.y, Math.max(-home.y, window.height - box.height - home.y)),
})
