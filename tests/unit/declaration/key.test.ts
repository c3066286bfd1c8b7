import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idOf, keyOf } from '@/declaration'
import { randomText } from '@/declaration/randomText'
import { idOfReference, referenceTo } from '@/declaration/referred'
import { forAll } from '../cases'

describe('the id of a record', () => {
  it.each<[key: string[], record: Record<string, string | number>, id: string]>([
    [['trade_no'], { trade_no: 'P20240601', body: 'x' }, 'P20240601'],
    [['op', 'app_id', 'seller_nick'], { seller_nick: '小店', op: 'jd', app_id: '10' }, 'jd~10~小店'],
    [['nick'], { nick: 'a/b~c%d?e#f\\g!h' }, 'a!3b!1c!2d!5e!6f!4g!0h'],
    [['nick'], { nick: '.' }, '!r0'],
    [['nick'], { nick: '..' }, '!r1'],
    [['nick'], { nick: 'create' }, '!r2'],
    [['nick'], { nick: '!r2' }, '!0r2'],
    [['nick'], { nick: 'half \ud83d' }, 'half !ud83d'],
  ])('by %j of %j is %s, and leads back', (key, record, id) => {
    expect(idOf(key, record)).toBe(id)
    expect(keyOf(key, id)).toEqual(Object.fromEntries(key.map((field) => [field, String(record[field])])))
  })

  it('is what a reference holds, unless its key is one value, which it holds as it is', () => {
    const shop = { op: 'jd', nick: 'a/b' }
    expect(referenceTo(['nick'], shop)).toBe('a/b')
    expect(idOfReference(['nick'], 'a/b')).toBe(idOf(['nick'], shop))
    expect(referenceTo(['op', 'nick'], shop)).toBe('jd~a!3b')
    expect(idOfReference(['op', 'nick'], 'jd~a!3b')).toBe('jd~a!3b')
  })

  it('leads back to the key whatever the key holds, and two keys never share one', () => {
    const any = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
    const text = fc.string({ unit: fc.oneof(fc.constantFrom(...'!~%/\\?#.u0123456rd'), any) })
    const parts = fc.array(text, { minLength: 1, maxLength: 4 })
    const record = (values: readonly string[]) =>
      Object.fromEntries(values.map((value, index) => [`k${index}`, value]))
    forAll([parts, parts], { runs: 500 }, (a, b) => {
      const key = a.map((_, index) => `k${index}`)
      expect(keyOf(key, idOf(key, record(a)))).toEqual(record(a))
      if (a.length === b.length && a.join('\n') !== b.join('\n'))
        expect(idOf(key, record(a))).not.toBe(idOf(key, record(b)))
    })
  })

  it('passes through an address unharmed, however often a router decodes it', () => {
    forAll([fc.string({ unit: 'binary', minLength: 1 })], { runs: 500 }, (text) => {
      const id = idOf(['k'], { k: text })
      const { pathname } = new URL(`/area/list/${encodeURIComponent(id)}/show`, 'https://console.example.com')
      const [route] = matchRoutes([{ path: '/area/list/:id/show' }, { path: '*' }], pathname) ?? []
      expect(route?.params.id).toBe(id)
      const once = decodeURIComponent(encodeURIComponent(id))
      expect(decodeURIComponent(once)).toBe(id)
    })
  })

  it.each([
    [['a', 'b'], 'x'],
    [['a', 'b'], 'x~y~z'],
    [['a'], 'x~y'],
    [['a', 'b'], '!r2'],
  ])('that does not fit the key %j is none: %s', (key, id) => {
    expect(keyOf(key, id)).toBeUndefined()
  })
})

afterEach(() => vi.restoreAllMocks())

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
  // 248 of 256 byte values are used, so every round gives four letters of each kind.
  for (const letter of randomText(248)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect([...new Set(counts.values())]).toEqual([4])
})
