import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageCount, pagerItems, typedPage } from '@/screens/list/footer/Pager'
import { overlayOf } from '@/screens/list/overlay'
import { forAll, spreadFirst } from '../cases'

describe('a pager', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 100, '1 2 3 4 5 … 100'],
    [5, 100, '1 … 4 5 6 … 100'],
    [96, 100, '1 … 95 96 97 … 100'],
    [97, 100, '1 … 96 97 98 99 100'],
    [100, 100, '1 … 96 97 98 99 100'],
  ])('on page %i of %i: %s', (page, pages, shown) => {
    const items = pagerItems(page, pages).map((item) => (typeof item === 'number' ? item : '…'))
    expect(items.join(' ')).toBe(shown)
  })

  it('always holds the page it is on, and never a page twice', () => {
    forAll([fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 })], (a, b) => {
      const items = pagerItems(Math.min(a, b), Math.max(a, b))
      expect(items).toContain(Math.min(a, b))
      expect(new Set(items).size).toBe(items.length)
      expect(items.length).toBeLessThanOrEqual(7)
    })
  })

  it('has a page even without rows', () => {
    expect([pageCount(0, 20), pageCount(20, 20), pageCount(21, 20)]).toEqual([1, 1, 2])
  })

  it.each(
    spreadFirst([
      [['3'], 3],
      [[' 12 ', '999'], 12],
      [['0'], 1],
      [['-1', '1.5', '', 'x'], undefined],
    ]),
  )('takes "%s" for page %s of 12', (text, page) => {
    expect(typedPage(text, 12)).toBe(page)
  })
})

it.each([
  ['', undefined],
  ['taobao~1~a!3b/show', { kind: 'detail', id: 'taobao~1~a!3b' }],
  ['create', { kind: 'create' }],
  ['7', { kind: 'edit', id: '7' }],
  ['7/', { kind: 'edit', id: '7' }],
  ['7/unknown', undefined],
  ['7/show/more', undefined],
])('what an address opens over a list: %s', (rest, overlay) => {
  expect(overlayOf(rest)).toEqual(overlay)
})
