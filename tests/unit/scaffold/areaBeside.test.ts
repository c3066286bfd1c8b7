import { expect, it } from 'vitest'
import { besideLines } from '@/commands/areaBeside.mjs'

const nothing = { added: {}, menu: [], freeCodes: [40100, 40101, 40102] }
const free =
  'free for errors of an area: 40100, 40101, 40102 and on; whatever is free from 40000 to 49999 may be taken'

it('says which codes are free', () => {
  expect(besideLines(nothing)).toEqual([free])
})

it('says what stands around it in the menu', () => {
  const menu = [
    { name: 'fee', order: 20 },
    { name: 'coupon', order: 1000 },
  ]
  expect(besideLines({ ...nothing, menu })).toEqual(['its menu, by menu.order: fee 20, coupon 1000', free])
})

it('says what follows from the rest, each thing with its place', () => {
  const input = { kind: 'choice', of: { PASS: {} }, required: true }
  const added = {
    list: { call: 'GET /user/couponlist', columns: ['title', 'state'] },
    save: { stamp: { made: 'create_time' } },
    actions: { close: { inputs: { result: input }, effect: [{ set: { result: { input: 'result' } } }] } },
  }
  expect(besideLines({ ...nothing, added })).toEqual([
    'follows: list.call: GET /user/couponlist',
    'follows: list.columns: title, state',
    'follows: save.stamp.made: create_time',
    'follows: actions.close.inputs: result',
    'follows: actions.close.effect: [{"set":{"result":{"input":"result"}}}]',
    free,
  ])
})
