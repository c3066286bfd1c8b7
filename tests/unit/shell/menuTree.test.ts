import { describe, expect, it } from 'vitest'
import { l, type Resource } from '@/declaration'
import { activeItem, menuItems, menuTree, submenuOf } from '@/shell/menu/menuTree'

const groups = {
  pay: { label: l('支付管理', 'Payments', 'Pagos'), icon: 'payments', order: 1 },
  sms: { label: l('短信邮件', 'SMS', 'SMS'), icon: 'sms', order: 2 },
} as const

const area = (path: `/${string}`, menu: Resource['menu']): Resource => ({
  name: path.replaceAll('/', ''),
  path,
  label: l(path, path, path),
  icon: 'list',
  menu,
  key: ['id'],
  title: 'id',
  fields: {},
  list: { call: 'GET /user/x', columns: [], sortable: [], sort: 'id', filters: [] },
})

const shape = (resources: readonly Resource[]) =>
  menuTree(resources, groups).map((entry) =>
    entry.kind === 'item' ? entry.path : [entry.key, ...entry.items.map(({ path }) => path)],
  )

describe('the menu', () => {
  it.each([
    ['an area by itself', [area('/a', { order: 1 })], ['/a']],
    [
      'a group of two',
      [area('/pay/a', { group: 'pay', order: 1 }), area('/pay/b', { group: 'pay', order: 2 })],
      [['pay', '/pay/a', '/pay/b']],
    ],
    ['a group of one', [area('/pay/a', { group: 'pay', order: 1 })], ['/pay/a']],
    [
      'a group of one visible',
      [area('/pay/a', { group: 'pay', order: 1 }), area('/pay/b', { group: 'pay', order: 2, hidden: true })],
      ['/pay/a'],
    ],
    ['a hidden area', [area('/a', { order: 1, hidden: true })], []],
    ['an area of a group nobody declared', [area('/a', { group: 'gone', order: 1 })], ['/a']],
    [
      'two groups and an area between',
      [
        area('/pay/a', { group: 'pay', order: 1 }),
        area('/pay/b', { group: 'pay', order: 2 }),
        area('/x', { order: 3 }),
        area('/sms/a', { group: 'sms', order: 1 }),
        area('/sms/b', { group: 'sms', order: 2 }),
      ],
      [['pay', '/pay/a', '/pay/b'], '/x', ['sms', '/sms/a', '/sms/b']],
    ],
  ])('of %s', (_, resources, expected) => {
    expect(shape(resources)).toEqual(expected)
  })

  const entries = menuTree(
    [
      area('/pay/trade', { group: 'pay', order: 1 }),
      area('/pay/tradelist', { group: 'pay', order: 2 }),
      area('/merchant', { order: 3 }),
    ],
    groups,
  )

  it.each([
    ['/pay/trade', '/pay/trade'],
    ['/pay/tradelist', '/pay/tradelist'],
    ['/pay/tradelist/42/show', '/pay/tradelist'],
    ['/merchant/create', '/merchant'],
    ['/pay', undefined],
    ['/merchants', undefined],
    ['/404', undefined],
  ])('marks for %s the entry %s', (pathname, expected) => {
    expect(activeItem(entries, pathname)?.path).toBe(expected)
  })

  it('knows the submenu of an entry', () => {
    const [trade, , merchant] = menuItems(entries)
    expect(submenuOf(entries, trade)?.key).toBe('pay')
    expect(submenuOf(entries, merchant)).toBeUndefined()
    expect(submenuOf(entries, undefined)).toBeUndefined()
  })
})
