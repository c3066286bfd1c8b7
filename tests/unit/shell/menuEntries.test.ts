import { describe, expect, it } from 'vitest'
import { type MenuEntry, menuEntries, menuOf, placeOf } from '@/shell/menu/menuEntries'
import type { MenuEntryData } from '@/shell/menu/readRoutes'
import { spreadFirst } from '../cases'
import { group, leaf, routesOf } from './menuTree'

/** Items by their name, links after an arrow, submenus with what is in them. */
type Shape = string | { readonly [submenu: string]: readonly Shape[] }

const shapeOf = (entries: readonly MenuEntry[]): readonly Shape[] =>
  entries.map((entry) => {
    if (entry.kind === 'submenu') return { [entry.label.zh]: shapeOf(entry.entries) }
    return entry.kind === 'link' ? `→ ${entry.label.zh}` : entry.label.zh
  })

describe('the menu', () => {
  it.each<[rule: string, entries: readonly MenuEntryData[], shape: readonly Shape[]]>([
    ['shows a route without children as an item', [leaf('/a')], ['/a']],
    ['skips a hidden route', [leaf('/a', { hidden: true }), leaf('/b')], ['/b']],
    ['skips a hidden route with all it holds', [group('/a', [leaf('b'), leaf('c')], { hidden: true })], []],
    [
      'shows a lone visible child in its place',
      [group('/a', [leaf('b'), leaf('c', { hidden: true })])],
      ['b'],
    ],
    ['makes several children a submenu', [group('/a', [leaf('b'), leaf('c')])], [{ '/a': ['b', 'c'] }]],
    [
      'leaves hidden children out',
      [group('/a', [leaf('b'), leaf('c', { hidden: true }), leaf('d')])],
      [{ '/a': ['b', 'd'] }],
    ],
    ['shows a page with hidden children', [leaf('/a', { children: [leaf('b', { hidden: true })] })], ['/a']],
    ['shows no group of hidden children', [group('/a', [leaf('b', { hidden: true })])], []],
    [
      'keeps a submenu of one with alwaysShow',
      [group('/a', [leaf('b')], { alwaysShow: true })],
      [{ '/a': ['b'] }],
    ],
    ['keeps an empty submenu with alwaysShow', [group('/a', [], { alwaysShow: true })], [{ '/a': [] }]],
    [
      'keeps the submenu of a lone child that has visible children',
      [group('/a', [group('b', [leaf('c'), leaf('d')])])],
      [{ '/a': [{ b: ['c', 'd'] }] }],
    ],
    ['makes a lone grandchild the only item', [group('/a', [group('b', [leaf('c')])])], [{ '/a': ['c'] }]],
    [
      'keeps the submenu of a lone child with alwaysShow',
      [group('/a', [group('b', [leaf('c')], { alwaysShow: true })])],
      [{ '/a': [{ b: ['c'] }] }],
    ],
    [
      'shows a lone child whose own children are hidden as an item',
      [group('/a', [leaf('b', { children: [leaf('c', { hidden: true })] })])],
      ['b'],
    ],
    [
      'has three levels',
      [group('/a', [group('b', [leaf('c'), leaf('d')]), leaf('e')])],
      [{ '/a': [{ b: ['c', 'd'] }, 'e'] }],
    ],
    ['takes a wrapper without a name for its child', [group('/a', [leaf('b')], { title: undefined })], ['b']],
    [
      'leads out of the console with http, https, mailto and tel',
      [
        leaf('http://a.example'),
        leaf('https://b.example'),
        group('/c', [leaf('mailto:c@c.example'), leaf('tel:400')]),
      ],
      ['→ http://a.example', '→ https://b.example', { '/c': ['→ mailto:c@c.example', '→ tel:400'] }],
    ],
    [
      'shows a route with one link in it as that link',
      [group('/external-link', [leaf('https://a.example/x')])],
      ['→ https://a.example/x'],
    ],
  ])('%s', (_, entries, shape) => {
    expect(shapeOf(menuEntries(routesOf(entries)))).toEqual(shape)
  })

  it.each<[rule: string, entry: MenuEntryData, path: string, icon: string | undefined]>([
    ['its own picture', group('/a', [leaf('b', { icon: 'fee' })], { icon: 'sms' }), '/a/b', 'fee'],
    ['else that of the route around', group('/a', [leaf('b')], { icon: 'sms' }), '/a/b', 'sms'],
    ['else none', group('/a', [leaf('b')]), '/a/b', undefined],
    ['an absolute path', group('/a', [leaf('/c/d')]), '/c/d', undefined],
    ['a path resolved step by step', group('/a', [leaf('../c/./d/')]), '/c/d', undefined],
    [
      'an external address as it is written',
      leaf('https://a.example/../x'),
      'https://a.example/../x',
      undefined,
    ],
    [
      'the external address of the route around',
      group('https://a.example', [leaf('b')]),
      'https://a.example',
      undefined,
    ],
  ])('gives a single entry %s', (_, entry, path, icon) => {
    const [only, ...more] = menuEntries(routesOf([entry]))
    expect(more).toEqual([])
    expect(only).toMatchObject({ path })
    expect(only?.icon).toBe(icon)
  })

  it('gives a submenu the picture of its route', () => {
    const [submenu] = menuEntries(
      routesOf([group('/a', [leaf('b', { icon: 'fee' }), leaf('c')], { icon: 'sms' })]),
    )
    expect(submenu).toMatchObject({ kind: 'submenu', path: '/a', icon: 'sms' })
  })
})

describe('the place in the menu', () => {
  const edit = leaf('edit/:id(\\d+)', { hidden: true, activeMenu: '/pay/refund/list' })
  const menu = menuOf(
    routesOf([
      leaf('/dashboard'),
      group('/pay', [
        leaf('trade'),
        leaf('tradelist'),
        group('refund', [leaf('list'), edit], { alwaysShow: true }),
      ]),
      group('/solo', [leaf('page')]),
      leaf('/hidden', { hidden: true }),
      leaf('/gone', { hidden: true, activeMenu: '/nowhere' }),
      leaf('https://a.example'),
    ]),
  )

  it.each<[pathname: string, item: string | undefined, submenus: readonly string[]]>(
    spreadFirst([
      [['/dashboard'], '/dashboard', []],
      [['/pay/trade'], '/pay/trade', ['/pay']],
      [['/pay/tradelist', '/pay/tradelist/', '/pay/tradelist/42/show'], '/pay/tradelist', ['/pay']],
      [['/pay/refund/list/1', '/pay/refund/edit/5'], '/pay/refund/list', ['/pay', '/pay/refund']],
      [['/pay/refund/edit/new', '/pay', '/payments', '/hidden', '/gone', '/404', '/'], undefined, []],
      [['/solo/page'], '/solo/page', []],
    ]),
  )('of %s is %s', (pathname, item, submenus) => {
    const place = placeOf(menu, pathname)
    expect(place.item?.path).toBe(item)
    expect(place.submenus.map(({ path }) => path)).toEqual(submenus)
  })
})
