const keys = 50

const step = (at: number, shift: number, size: number): number =>
  (Math.sin(at / 5) * (at / 5 + shift) + at / 6) * size

export const waves = {
  front: Array.from({ length: keys }, (_, at) => step(at, -10, 5)),
  back: Array.from({ length: keys }, (_, at) => step(at, 10, 3)),
} as const

export const requests = {
  times: Array.from({ length: 12 }, (_, at) => `13:${String(at * 5).padStart(2, '0')}`),
  east: [220, 182, 191, 134, 150, 120, 110, 125, 145, 122, 165, 122],
  south: [120, 110, 125, 145, 122, 165, 122, 220, 182, 191, 134, 150],
  north: [220, 182, 125, 145, 122, 191, 134, 150, 120, 110, 165, 122],
} as const

const female = [709, 1917, 2455, 2610, 1719, 1433, 1544, 3285, 5208, 3372, 2484, 4078]
const male = [327, 1776, 507, 1200, 800, 482, 204, 1390, 1001, 951, 381, 220]

export const visitors = {
  female,
  male,
  all: female.map((count, at) => count + (male[at] ?? 0)),
} as const

/** The visible range in percent. */
export type Zoom = readonly [number, number]

/**
 * The index range that a zoom shows, end exclusive; never empty.
 *
 * @param zoom percent, the smaller first
 */
export const zoomed = ([from, to]: Zoom, count: number): readonly [number, number] => {
  const at = (percent: number) => Math.round((percent / 100) * (count - 1))
  return [at(from), at(to) + 1]
}
