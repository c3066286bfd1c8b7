import { expect, test } from 'vitest'
import { integer, l, money, text, timestamp } from '@/declaration'
import { orderTexts } from '@/screens/list/order/texts'
import { waysOf } from '@/screens/list/order/ways'

const label = l('甲', 'A', 'A')
const hint = l('置顶在前', 'Pinned first', 'Fijados primero')
const place = integer({ label, hint, ungrouped: true })

test.each([
  ['a time', timestamp({ label }), orderTexts.oldest, orderTexts.newest],
  ['an amount', money({ label, unit: 'fen' }), orderTexts.smallest, orderTexts.largest],
  ['a text', text({ label }), orderTexts.ascending, orderTexts.descending],
  ['a number of no size', integer({ label, ungrouped: true }), orderTexts.ascending, orderTexts.descending],
] as const)('both directions of %s are said alike', (_, field, ascending, descending) => {
  expect(waysOf(field)).toMatchObject({ ASC: ascending, DESC: descending })
})

test('a place says what comes first as its list declares it, and that the other direction is the reverse', () => {
  expect(waysOf(place, 'ASC')).toEqual({ ASC: hint, DESC: orderTexts.reversed, first: 'ASC' })
  expect(waysOf(place, 'DESC')).toEqual({ ASC: orderTexts.reversed, DESC: hint, first: 'DESC' })
})
