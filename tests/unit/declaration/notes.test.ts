import { notesInResources } from '@mock/platform/collect'
import { expect, it } from 'vitest'
import { image, l, type Resource, reference, text } from '@/declaration'
import { findNotes, findProblems } from '@/declaration/load'
import { label, plainArea } from './plainArea'
import { valid } from './refundArea'

const shop: Resource = {
  ...plainArea('/shop'),
  key: ['city', 'no'],
  fields: { city: text({ label }), no: text({ label }) },
}
const order = (columns: readonly string[]): Resource => {
  const area = plainArea('/order', { order: 2 })
  return {
    ...area,
    fields: {
      ...area.fields,
      shop: reference({ label, to: 'shop' }),
      shop_no: text({ label, takenFrom: 'shop.no' }),
    },
    list: { ...area.list, columns },
  }
}
const notes = (area: Resource, other = shop) => {
  const files = { a: other, b: area }
  expect(findProblems(files, {})).toEqual([])
  return findNotes(files).map(({ whose, place, what }) => `${whose}: ${place} ${what}`)
}

it('a column that makes a call for each referenced record is noted, with what makes none', () => {
  expect(notes(order(['no', 'shop']))).toEqual([
    `order: list.columns[1] "shop" makes a call for each record of "shop" on a page; show a field with "takenFrom: 'shop.no'" in its place, which makes none`,
  ])
  expect(notes(order(['no', 'shop_no']))).toEqual([])
})

it('but not where the other area is a REST service, which finds many at once', () => {
  expect(notes(order(['no', 'shop']), { ...shop, rest: '/rest/shop' })).toEqual([])
})

it.each<[figure: object, defaults: object, noted: boolean]>([
  [{ sum: 'fee', when: { state: 'DONE' } }, { state: 'OPEN' }, true],
  [{ when: { state: 'DONE' } }, { state: 'OPEN' }, true],
  [{ when: [{ state: 'DONE' }, { state: { not: 'OPEN' } }] }, { state: 'OPEN' }, true],
  [{ when: [{ state: 'DONE' }, { fee: { atLeast: 1 } }] }, { state: 'OPEN' }, false],
  [{ when: { state: 'DONE' }, tone: 'success' }, { state: 'OPEN' }, false],
  [{ sum: 'fee', when: { state: 'DONE' } }, { state: 'DONE' }, false],
  [{ sum: 'fee', when: { state: 'DONE' } }, {}, false],
  [{ sum: 'fee' }, { state: 'OPEN' }, false],
])('a figure %j is 0 as a list opens with %j: %s', (figure, defaults, noted) => {
  const area = { ...valid, list: { ...valid.list, defaults, summary: { done: { label, ...figure } } } }
  const found = findNotes({ a: area }).filter(({ place }) => place === 'list.summary.done')
  expect(found.map(({ what }) => what.startsWith('is 0 as the list opens'))).toEqual(noted ? [true] : [])
})

it.each<[asks: readonly unknown[], when: object, noted: boolean]>([
  [['state'], { state: 'OPEN' }, true],
  [['state'], [{ state: 'OPEN' }, { state: 'OPEN', fee: 1 }], true],
  [[{ field: 'state', only: ['DONE'] }], { state: 'OPEN' }, false],
  [['state'], [{ state: 'OPEN' }, { state: 'DONE' }], false],
  [['state'], { fee: { atLeast: 1 } }, false],
  [['note'], { note: 'x' }, false],
])('an action that asks %j where %j offers what is there already: %s', (asks, when, noted) => {
  const turn = { label, icon: 'edit', asks, when }
  const area = { ...valid, actions: { turn } } as unknown as Resource
  const found = findNotes({ a: area }).filter(({ place }) => place === 'actions.turn.asks[0]')
  expect(found.map(({ what }) => what)).toEqual(
    noted ? ["offers \"OPEN\", which the record has already; write { field: 'state', only: ['DONE'] }"] : [],
  )
})

it('samples with pictures of other sites are noted, which the console would not show', () => {
  const area = plainArea('/order')
  const fields = { ...area.fields, logo: image({ label }) }
  const noted = (sample: Resource['sample']) => notes({ ...area, fields, sample })
  const told =
    'holds pictures of other sites, which are shown as links only; leave "logo" out, and samples get drawn ones'
  expect(noted({ values: { logo: ['https://example.com/a.png'] } })).toEqual([
    `order: sample.values.logo ${told}`,
  ])
  expect(noted({ records: [{ logo: 'https://example.com/a.png' }] })).toEqual([
    `order: sample.records ${told}`,
  ])
  expect(noted({ values: { logo: ['data:image/png;base64,iVBOR'] }, records: [{ no: '1' }] })).toEqual([])
})

it('no area of the console has such a column, or such a figure', () => {
  expect(notesInResources()).toEqual([])
})

it('an area whose path begins with a group is asked for the group', () => {
  const groups = { pay: { label: l('支付', 'Payments', 'Pagos'), icon: 'payments', order: 1 } } as const
  const at = (path: `/${string}`, menu?: { readonly group: string }) =>
    findNotes({ a: { ...plainArea(path), ...(menu && { menu }) } }, groups).filter(
      ({ place }) => place === 'menu',
    )
  expect(at('/pay/courier')).toMatchObject([
    { what: expect.stringMatching(/^has no group, and "pay" is one/) },
  ])
  expect(at('/pay/courier', { group: 'pay' })).toEqual([])
  expect(at('/courier')).toEqual([])
})
