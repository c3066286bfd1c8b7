import { collect } from '@mock/platform/collect'
import { describe, expect, it } from 'vitest'
import { allows, capabilitiesOf, code, decisionsOf, l, narrowed, type Resource, text } from '@/declaration'
import { differenceOf, differencesIn, matrixOf, matrixTotals } from '@/shell/permissions/matrix'
import { fixtures } from '../../areas/fixtures'
import { label, plainArea } from '../declaration/plainArea'

const [phone, note] = [l('电话', 'Phone', 'Teléfono'), l('备注', 'Note', 'Nota')]
const remove = l('移除', 'Remove', 'Quitar')
const shop: Resource = {
  ...plainArea('/shop'),
  fields: { no: code({ label }), phone: text({ label: phone }), note: text({ label: note }) },
  save: { call: 'POST /test/saveshop', fields: ['no'], create: false },
  actions: { remove: { label: remove, icon: 'delete', call: 'POST /test/removeshop', on: ['row'] } },
}

const column = (key: string, ...permissions: string[]) => ({ key, title: l(key, key, key), permissions })

/** The content of the table: the line's Chinese name, then + or - for each column. */
const linesOf = (areas: ReturnType<typeof matrixOf>) =>
  areas.flatMap(({ rows }) =>
    rows.map(
      ({ label: { zh }, cells }) =>
        `${zh} ${cells
          .map(({ allowed, hidden }) => (allowed ? `+${hidden.map((one) => one.zh).join('')}` : '-'))
          .join(' ')}`,
    ),
  )

describe('the table of permissions', () => {
  it('has a line for each capability that the area has, and one for its fields', () => {
    const lines = linesOf(matrixOf([shop], [column('all', '*'), column('none')]))
    expect(lines).toEqual(['查看列表 + -', '修改 + -', '移除 + -', '字段 + -'])
  })

  it.each([
    ['single rights', ['shop.list', 'shop.remove'], ['查看列表 +', '修改 -', '移除 +', '字段 +']],
    ['a denial among grants', ['*', '!*.remove'], ['查看列表 +', '修改 +', '移除 -', '字段 +']],
    ['denied fields', ['shop', '!shop.field.phone'], ['查看列表 +', '修改 +', '移除 +', '字段 +电话']],
    ['rights without the list', ['shop.remove', 'shop.edit'], ['查看列表 -', '修改 -', '移除 -', '字段 -']],
  ])('shows %s', (_, permissions, lines) => {
    expect(linesOf(matrixOf([shop], [column('one', ...permissions)]))).toEqual(lines)
  })

  it('leaves out what is the same everywhere, down to whole areas', () => {
    const columns = [column('a', '*'), column('b', '*', '!shop.remove', '!shop.field.note')]
    const other: Resource = { ...shop, name: 'other', path: '/test/other' }
    const areas = differencesIn(matrixOf([shop, other], columns))
    expect(areas.map(({ name }) => name)).toEqual(['shop'])
    expect(linesOf(areas)).toEqual(['移除 + -', '字段 + +备注'])
    expect(differencesIn(matrixOf([shop], [column('a', '*'), column('b', 'shop')]))).toEqual([])
  })

  it('counts capabilities and not fields', () => {
    const columns = [column('all', '*'), column('list', 'shop.list'), column('none')]
    expect(matrixTotals(matrixOf([shop], columns), columns)).toEqual({ all: 3, allowed: [3, 1, 0] })
  })

  it('agrees with what the console leaves of every declared area', () => {
    const roles = [
      ['*'],
      [],
      ['*.list'],
      ['trade'],
      ['*', '!trade.refund', '!*.field.remark'],
      ['*.detail'],
      // A required field: without it, nothing can be created.
      ['*', '!article.field.author'],
      ['*', '!parcel.link.track'],
      // Fields that only the detail has cannot be seen without it.
      ['*', '!*.detail'],
    ]
    for (const area of [...collect().declarations, ...fixtures.declarations])
      for (const permissions of roles) {
        const left = narrowed(area, permissions)
        const [{ rows } = { rows: [] }] = matrixOf([area], [column('one', ...permissions)])
        const allowed = rows.flatMap(({ key, cells: [cell] }) => (cell?.allowed ? [key] : []))
        const capabilities = left ? capabilitiesOf(left).filter((key) => !key.includes('.field.')) : []
        const decisions = decisionsOf(area).filter((key) => allows(permissions, key))
        const expected = left ? [...capabilities, ...decisions, `${area.name}.field`] : []
        expect(allowed, `${area.name} ${permissions}`).toEqual(expected)
      }
  })
})

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
