import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dragged, type Place, shiftOf } from '@/shell/tabs/useTabDrag'
import { forAll } from '../cases'

const gap = 4

/** Tabs side by side: group and width of each. */
const laidOut = (...tabs: readonly (readonly [group: string, width: number])[]): Place[] => {
  let left = gap
  return tabs.map(([group, width], at) => {
    const place = { path: `/${at}`, group, left, width }
    left += width + gap
    return place
  })
}

const places = laidOut(['affix', 80], ['open', 100], ['open', 60], ['open', 140], ['open', 100])

describe('a dragged tab', () => {
  it.each([
    ['lies where it lay', 2, 0, 2, 0],
    ['stays until it covers half a neighbour', 2, 74, 2, 74],
    ['takes the place of one it covers half', 2, 75, 3, 75],
    ['stays until it covers half a neighbour to the left', 2, -54, 2, -54],
    ['takes the place of one to the left', 2, -55, 1, -55],
    ['goes past several', 1, 250, 3, 250],
    ['goes no further than the last of its kind', 2, 9999, 4, 248],
    ['goes no further than the first of its kind', 4, -9999, 1, -312],
    ['goes nowhere when it is the only one of its kind', 0, 500, 0, 0],
  ])('%s', (_, from, by, to, offset) => {
    expect(dragged(places, from, by)).toMatchObject({ to, offset })
  })

  it('is none without a tab', () => {
    expect(dragged(places, 9, 10)).toBeUndefined()
  })

  it('makes way for itself: let go where it may, its neighbours already lie as they will', () => {
    const tabs = fc.array(fc.tuple(fc.constantFrom('a'), fc.integer({ min: 40, max: 260 })), {
      minLength: 1,
      maxLength: 12,
    })
    forAll([tabs, fc.nat(), fc.integer({ min: -3000, max: 3000 })], (list, pick, by) => {
      const before = laidOut(...list)
      const drag = dragged(before, pick % list.length, by)
      if (!drag) throw new Error('no tab')
      const { from, to } = drag
      const order = before.toSpliced(from, 1).toSpliced(to, 0, ...before.slice(from, from + 1))
      const after = laidOut(...order.map(({ group, width }) => [group, width] as const))
      for (const [at, place] of order.entries()) {
        if (at === to) continue
        expect(place.left + shiftOf(drag, before.indexOf(place), gap)).toBe(after[at]?.left)
      }
    })
  })
})
