import { describe, expect, it } from 'vitest'
import { l, type Resource } from '@/declaration'
import { differenceOf } from '@/shell/permissions/matrix'

const label = l('名称', 'Name', 'Nombre')

const area = (name: string): Resource => ({
  name,
  path: `/${name}`,
  label,
  icon: 'list',
  menu: { order: 1 },
  key: ['no'],
  title: 'no',
  fields: { no: { kind: 'text', label }, money: { kind: 'text', label }, note: { kind: 'text', label } },
  list: { call: `GET /user/${name}`, columns: [], sortable: ['no'], sort: 'no', filters: [] },
  detail: {},
})

const resources = [area('trade'), area('shop')]

describe('the difference of two accounts', () => {
  it.each([
    ['the same', ['*'], ['trade', 'shop'], { fewer: 0, more: 0 }],
    ['an action fewer', ['*'], ['*', '!trade.detail'], { fewer: 1, more: 0 }],
    ['two fields fewer', ['*'], ['*', '!trade.field.money', '!shop.field.note'], { fewer: 2, more: 0 }],
    ['an area with all of its fields', ['*'], ['trade'], { fewer: 2, more: 0 }],
    [
      'a detail without its list counts for nothing',
      ['trade'],
      ['trade', 'shop.detail'],
      { fewer: 0, more: 0 },
    ],
    ['one the other way round', ['trade', '!trade.detail'], ['trade.list', 'shop'], { fewer: 0, more: 2 }],
    ['each has something of its own', ['trade'], ['shop'], { fewer: 2, more: 2 }],
  ])('%s', (_, first, second, difference) => {
    expect(differenceOf(resources, first, second)).toEqual(difference)
  })
})
