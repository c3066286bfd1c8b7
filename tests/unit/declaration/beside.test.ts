import { describe, expect, it } from 'vitest'
import { menuBeside } from '@/declaration/inspect/beside'
import { freeCodes } from '@/declaration/inspect/freeCodes'
import type { MenuGroups } from '@/declaration/menu'
import { label } from './plainArea'

const trade = { name: 'trade', menu: { group: 'pay', order: 10 }, errors: { 46001: {}, 46002: {} } }
const refund = { name: 'refund', menu: { group: 'pay', order: 30 }, errors: { 46003: {} } }
const shop = { name: 'shop', menu: { order: 20 } }
const quiet = { name: 'quiet', menu: { group: 'pay', order: 20, hidden: true } }
/** The group of both, next to the shop. */
const groups: MenuGroups = { pay: { label, icon: 'payments', order: 15 } }
const all = [refund, shop, trade, quiet]

describe('what stands beside an area in the menu', () => {
  it.each([
    ['its group, in order, with itself', refund, ['trade 10', 'refund 30']],
    ['groups too', shop, ['group pay 15', 'shop 20']],
    ['nothing, where it is hidden', quiet, []],
    [
      'one that says no order comes last',
      { name: 'parcel', menu: { group: 'pay' } },
      ['trade 10', 'refund 30', 'parcel 1000'],
    ],
  ])('%s', (_, own, beside) => {
    const told = menuBeside(own, [...new Set([...all, own])], groups).map(
      ({ name, order }) => `${name} ${order}`,
    )
    expect(told).toEqual(beside)
  })
})

describe('error codes that an area can still declare', () => {
  it.each([
    ['follow its own', refund, [40_001], [46_004, 46_005, 46_006]],
    [
      'step over those of another area',
      { name: 'parcel', errors: { 46000: {} } },
      [],
      [46_004, 46_005, 46_006],
    ],
    ['are of a hundred in which there is none yet', shop, [40_001, 40_150], [40_200, 40_201, 40_202]],
    ['end with the last that areas may have', { errors: { 49998: {} } }, [], [49_999]],
  ])('%s', (_, own, catalogue, free) => {
    expect(freeCodes(own, [...new Set([...all, own])], catalogue)).toEqual(free)
  })

  it('are found beside what cannot be read', () => {
    expect(freeCodes(null, [undefined, 'no', { errors: 'none' }], [])).toEqual([40_000, 40_001, 40_002])
  })
})
