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
 * How far a box may be moved so that it stays inside the window; one that is larger than the window keeps its upper left
 * corner in it, where its head is.
 *
 * @param home where its upper left corner is when it is not moved, px
 * @param wanted how far somebody would move it from there, px
 */
export const clamped = (home: Point, box: Size, window: Size, wanted: Point): Point => ({
  x: between(-home.x, wanted.x, Math.max(-home.x, window.width - box.width - home.x)),
  y: between(-home.y, wanted.y, Math.max(-home.y, window.height - box.height - home.y)),
})
