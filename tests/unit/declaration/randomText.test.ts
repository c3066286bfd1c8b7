import { afterEach, expect, it, vi } from 'vitest'
import { randomText } from '@/declaration/randomText'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([0, 1, 10, 32, 1000])('has %d characters, all of the 62', (length) => {
  expect(randomText(length)).toMatch(new RegExp(`^[A-Za-z0-9]{${length}}$`))
})

it('has every one of the 62, and is never the same', () => {
  expect(new Set(randomText(20_000)).size).toBe(62)
  expect(randomText(32)).not.toBe(randomText(32))
})

it('prefers none of them: bytes that would wrap around unevenly are drawn again', () => {
  let drawn = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) for (const index of array.keys()) array[index] = drawn++ % 256
    return array
  })
  const counts = new Map<string, number>()
  // 248 of 256 bytes are used, so that four letters of each kind come out of every round.
  for (const letter of randomText(248)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect([...new Set(counts.values())]).toEqual([4])
})
