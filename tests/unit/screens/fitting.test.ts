import { expect, it } from 'vitest'
import { fittingOf } from '@/screens/actions/BulkActions'

it.each([
  ['all that fit', [100, 100, 100], 300, 80, false, 3],
  ['one fewer where the way to the others needs the room', [100, 100, 100], 299, 80, false, 2],
  ['as many as leave room for it', [100, 100, 100], 279, 80, false, 1],
  ['none where there is no room', [100], 50, 80, false, 0],
  ['none of none', [], 50, 80, false, 0],
  ['one fewer where the way to others is there anyway', [100, 100], 200, 80, true, 1],
  ['all that fit beside it', [100, 100], 280, 80, true, 2],
])('how many actions have a place on a line: %s', (_, widths, room, more, always, fitting) => {
  expect(fittingOf(widths, room, more, always)).toBe(fitting)
})
