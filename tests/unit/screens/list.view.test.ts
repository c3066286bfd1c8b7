import merchant from '@resources/merchant/merchant/merchant.area'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Resource, text } from '@/declaration'
import {
  columnSettings,
  declaredColumns,
  leadingColumn,
  narrowest,
  sizeColumn,
  widest,
} from '@/screens/list/columns'
import { pageCount, pagerItems, typedPage } from '@/screens/list/footer/Pager'
import { overlayOf } from '@/screens/list/overlay'
import { moveColumn, showColumn } from '@/screens/list/toolbar/arrange'
import { forAll, spreadFirst } from '../cases'
import { label, plainArea } from '../declaration/plainArea'

const field = text({ label })
const area: Resource = {
  ...plainArea('/area'),
  key: ['a'],
  title: 'b',
  fields: { a: field, b: field, c: field, d: field },
  list: {
    ...plainArea('/area').list,
    columns: ['a', 'b', 'c'],
    moreColumns: ['d'],
    sortable: ['a'],
    sort: 'a',
  },
}
const names = (settings: readonly { name: string }[]) => settings.map(({ name }) => name).join('')
const shown = (settings: readonly { name: string; shown: boolean }[]) =>
  names(settings.filter((one) => one.shown))

describe('the columns of a list', () => {
  it('begin with the one that names the record, else the first declared; those offered come last and hidden', () => {
    expect(names(declaredColumns(area))).toBe('bacd')
    expect(shown(declaredColumns(area))).toBe('bac')
    expect(leadingColumn({ ...area, title: 'd' })).toBe('a')
  })

  it.each([
    ['nothing', null],
    ['something else', 'x'],
    ['a list of nonsense', [1, null, {}, { name: 'zz', shown: true }, { name: 'a', shown: 'yes' }]],
  ])('are the declared ones when the browser remembers %s', (_, stored) => {
    expect(columnSettings(area, stored)).toEqual(declaredColumns(area))
  })

  it('keep the operator’s order, and take new ones in where they are declared', () => {
    const stored = [
      { name: 'b', shown: true },
      { name: 'd', shown: true, width: 300 },
      { name: 'a', shown: false },
      { name: 'gone', shown: true },
      { name: 'a', shown: true },
    ]
    expect(columnSettings(area, stored)).toEqual([
      { name: 'b', shown: true },
      { name: 'd', shown: true, width: 300 },
      { name: 'a', shown: false },
      { name: 'c', shown: true },
    ])
  })

  it('never lose or hide the leading one', () => {
    const stored = ['c', 'b'].map((name) => ({ name, shown: name === 'c' }))
    const [first] = columnSettings(area, stored)
    expect(first).toEqual({ name: 'b', shown: true })
  })

  it.each([[9], [1e9], [99.5], ['120'], [Number.NaN]])('take no width of %s', (width) => {
    const settings = columnSettings(area, [{ name: 'a', shown: true, width }])
    expect(settings.find(({ name }) => name === 'a')).toEqual({ name: 'a', shown: true })
  })

  it('move, but not the leading one and not before it', () => {
    const all = declaredColumns(area)
    expect(names(moveColumn(all, 'd', 1))).toBe('bdac')
    expect(names(moveColumn(all, 'c', 0))).toBe('bcad')
    expect(names(moveColumn(all, 'a', 99))).toBe('bcda')
    expect(names(moveColumn(all, 'b', 2))).toBe('bacd')
    expect(names(moveColumn(all, 'unknown', 2))).toBe('bacd')
  })

  it('take widths that can be read and handled', () => {
    const width = (wanted: number) =>
      sizeColumn(declaredColumns(area), 'c', wanted).find(({ name }) => name === 'c')?.width
    expect([width(1), width(120.4), width(5000)]).toEqual([narrowest, 120, widest])
  })

  it('survive whatever is done to them: each once, and the same when remembered and read again', () => {
    const all = declaredColumns(merchant).map(({ name }) => name)
    const change = fc.record({
      name: fc.constantFrom(...all),
      what: fc.constantFrom('show', 'move', 'size'),
      to: fc.integer({ min: -3, max: 900 }),
    })
    forAll([fc.array(change, { maxLength: 30 })], (changes) => {
      const end = changes.reduce(
        (settings, { name, what, to }) =>
          what === 'show'
            ? showColumn(settings, name, to % 2 === 0)
            : what === 'move'
              ? moveColumn(settings, name, to)
              : sizeColumn(settings, name, to),
        columnSettings(merchant, null),
      )
      const again = columnSettings(merchant, JSON.parse(JSON.stringify(end)))
      const names = again.map(({ name }) => name)
      expect(names).toEqual(end.map(({ name }) => name))
      expect(names.toSorted()).toEqual([...all].sort())
      expect(again[0]).toMatchObject({ name: 'shop_name', shown: true })
    })
  })
})

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
