import { expect, it } from 'vitest'
import type { Resource } from '@/declaration'
import { differenceOf } from '@/shell/permissions/matrix'
import { label, plainArea } from '../declaration/plainArea'

const area = (name: string): Resource => ({
  ...plainArea(`/${name}`),
  fields: { no: { kind: 'text', label }, money: { kind: 'text', label }, note: { kind: 'text', label } },
  detail: {},
})

const resources = [area('trade'), area('shop')]

it.each([
  ['the same', ['*'], ['trade', 'shop'], { fewer: 0, more: 0 }],
  ['an action fewer', ['*'], ['*', '!trade.detail'], { fewer: 1, more: 0 }],
  ['two fields fewer', ['*'], ['*', '!trade.field.money', '!shop.field.note'], { fewer: 2, more: 0 }],
  ['an area with all of its fields', ['*'], ['trade'], { fewer: 2, more: 0 }],
  ['a detail without its list', ['trade'], ['trade', 'shop.detail'], { fewer: 0, more: 0 }],
  ['one the other way round', ['trade', '!trade.detail'], ['trade.list', 'shop'], { fewer: 0, more: 2 }],
  ['each has something of its own', ['trade'], ['shop'], { fewer: 2, more: 2 }],
])('the difference of two accounts: %s', (_, first, second, difference) => {
  expect(differenceOf(resources, first, second)).toEqual(difference)
})
