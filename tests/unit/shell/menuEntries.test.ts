import groups from '@resources/menu'
import { describe, expect, it } from 'vitest'
import { defineMenu, headOf, l, loadDeclarations, type MenuPlace, type Resource } from '@/declaration'
import { consoleRoutes, declaredEntries } from '@/shell/menu/consoleRoutes'
import { type MenuEntry, menuEntries, menuOf, placeOf } from '@/shell/menu/menuEntries'
import type { MenuEntryData } from '@/shell/menu/readRoutes'
import { allRoutes, routeOf } from '@/shell/menu/routes'
import { spreadFirst } from '../cases'
import { label, plainArea } from '../declaration/plainArea'
import { group, leaf, routesOf } from './menuTree'

/** Items by name, links after an arrow, submenus with their content. */
type Shape = string | { readonly [submenu: string]: readonly Shape[] }

const shapeOf = (entries: readonly MenuEntry[]): readonly Shape[] =>
  entries.map((entry) => {
    if (entry.kind === 'submenu') return { [entry.label.zh]: shapeOf(entry.entries) }
    return entry.kind === 'link' ? `→ ${entry.label.zh}` : entry.label.zh
  })

describe('the menu', () => {
  const always = { alwaysShow: true }
  const hiddenC = leaf('c', { hidden: true })
  const both = [leaf('c'), leaf('d')]

  it.each<[rule: string, entries: readonly MenuEntryData[], shape: readonly Shape[]]>([
    ['shows a route without children as an item', [leaf('/a')], ['/a']],
    ['skips a hidden route with all it holds', [group('/a', [leaf('b'), leaf('c')], { hidden: true })], []],
    ['shows a lone child in its place', [group('/a', [leaf('b'), hiddenC])], ['b']],
    ['makes several children a submenu', [group('/a', [leaf('b'), leaf('c')])], [{ '/a': ['b', 'c'] }]],
    ['leaves hidden children out', [group('/a', [leaf('b'), hiddenC, leaf('d')])], [{ '/a': ['b', 'd'] }]],
    ['shows a page with hidden children', [leaf('/a', { children: [leaf('b', { hidden: true })] })], ['/a']],
    ['shows no group of hidden children', [group('/a', [leaf('b', { hidden: true })])], []],
    ['keeps a submenu of one with alwaysShow', [group('/a', [leaf('b')], always)], [{ '/a': ['b'] }]],
    ['keeps an empty submenu with alwaysShow', [group('/a', [], always)], [{ '/a': [] }]],
    ['keeps the submenu of a lone group', [group('/a', [group('b', both)])], [{ '/a': [{ b: ['c', 'd'] }] }]],
    ['makes a lone grandchild the only item', [group('/a', [group('b', [leaf('c')])])], [{ '/a': ['c'] }]],
    [
      'keeps an inner submenu with alwaysShow',
      [group('/a', [group('b', [leaf('c')], always)])],
      [{ '/a': [{ b: ['c'] }] }],
    ],
    ['shows a lone child with hidden children', [group('/a', [leaf('b', { children: [hiddenC] })])], ['b']],
    ['takes a wrapper without a name for its child', [group('/a', [leaf('b')], { title: undefined })], ['b']],
    [
      'leads out of the console',
      [leaf('http://a.example'), group('/c', [leaf('mailto:c@c.example'), leaf('tel:400')])],
      ['→ http://a.example', { '/c': ['→ mailto:c@c.example', '→ tel:400'] }],
    ],
    [
      'shows a group of one link as that link',
      [group('/external-link', [leaf('https://a.example/x')])],
      ['→ https://a.example/x'],
    ],
  ])('%s', (_, entries, shape) => {
    expect(shapeOf(menuEntries(routesOf(entries)))).toEqual(shape)
  })

  it.each<[rule: string, entry: MenuEntryData, path: string, icon: string | undefined]>([
    ['its own picture', group('/a', [leaf('b', { icon: 'fee' })], { icon: 'sms' }), '/a/b', 'fee'],
    ['else that of the route around', group('/a', [leaf('b')], { icon: 'sms' }), '/a/b', 'sms'],
    ['an absolute path', group('/a', [leaf('/c/d')]), '/c/d', undefined],
    ['a path resolved step by step', group('/a', [leaf('../c/./d/')]), '/c/d', undefined],
    ['an external address as written', leaf('https://a.example/../x'), 'https://a.example/../x', undefined],
    ['the address of an external group', group('https://a.test', [leaf('b')]), 'https://a.test', undefined],
  ])('gives a single entry %s', (_, entry, path, icon) => {
    const [only, ...more] = menuEntries(routesOf([entry]))
    expect(more).toEqual([])
    expect(only).toMatchObject({ path })
    expect(only?.icon).toBe(icon)
  })

  it('gives a submenu the picture of its route', () => {
    const sent = group('/a', [leaf('b', { icon: 'fee' }), leaf('c')], { icon: 'sms' })
    const [submenu] = menuEntries(routesOf([sent]))
    expect(submenu).toMatchObject({ kind: 'submenu', path: '/a', icon: 'sms' })
  })
})

describe('the place in the menu', () => {
  const edit = leaf('edit/:id(\\d+)', { hidden: true, activeMenu: '/pay/refund/list' })
  const refund = group('refund', [leaf('list'), edit], { alwaysShow: true })
  const menu = menuOf(
    routesOf([
      leaf('/dashboard'),
      group('/pay', [leaf('trade'), leaf('tradelist'), refund]),
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

const menu = defineMenu({
  money: { label: l('资金', 'Money', 'Dinero'), icon: 'wallet', order: 20 },
  pay: { label: l('支付管理', 'Payments', 'Pagos'), icon: 'payments', order: 5, group: 'money' },
  fee: { label: l('费用', 'Fees', 'Tarifas'), icon: 'fee', order: 1, alwaysShow: true },
  empty: { label, icon: 'list', order: 1 },
})

const area = (path: `/${string}`, menu: MenuPlace): Resource => ({
  ...plainArea(path, menu),
  icon: 'receipt',
})

const load = (...areas: readonly Resource[]) => loadDeclarations({ ...areas }, menu)

describe('declared areas', () => {
  const resources = load(
    area('/pay/b', { group: 'pay', order: 2 }),
    area('/pay/a', { group: 'pay', order: 1, affix: true, noCache: true }),
    area('/money/x', { group: 'money', order: 1 }),
    area('/fee/x', { group: 'fee', order: 1 }),
    area('/fee/old', { group: 'fee', order: 2, hidden: true, activeMenu: '/fee/x' }),
    area('/alone', { order: 10 }),
  )

  it('come after the dashboard, in their groups, in menu order', () => {
    const { routes, problems } = consoleRoutes(resources.map(headOf), menu)
    expect(problems).toEqual([])
    expect(routes.map(({ path }) => path)).toEqual(['/dashboard', '/fee', '/alone', '/money'])
    expect(menuEntries(routes)).toMatchObject([
      { kind: 'item', path: '/dashboard', label: { zh: '首页' }, icon: 'dashboard' },
      { kind: 'submenu', path: '/fee', icon: 'fee', entries: [{ path: '/fee/x' }] },
      { kind: 'item', path: '/alone', icon: 'receipt' },
      {
        kind: 'submenu',
        path: '/money',
        entries: [
          { kind: 'item', path: '/money/x' },
          { kind: 'submenu', path: '/money/pay', entries: [{ path: '/pay/a' }, { path: '/pay/b' }] },
        ],
      },
    ])
  })

  it('tell tabs and panes what they say of their page', () => {
    const { routes } = consoleRoutes(resources.map(headOf), menu)
    expect(routeOf(routes, '/dashboard')).toMatchObject({ component: 'Dashboard', affix: true })
    expect(routeOf(routes, '/pay/a')).toMatchObject({ component: 'paya', affix: true, noCache: true })
    expect(routeOf(routes, '/fee/old')).toMatchObject({ hidden: true, activeMenu: '/fee/x' })
  })

  it('do not lose their group to one area that is hidden', () => {
    const hidden = load(area('/a', { group: 'pay', order: 1, hidden: true }))
    const around = { path: '/money', children: [{ path: 'pay', children: [{ path: '/a' }] }] }
    expect(declaredEntries(hidden.map(headOf), menu)).toMatchObject([around])
  })

  it('that have the dashboard’s path are named, and the dashboard stays', () => {
    const { routes, problems } = consoleRoutes(load(area('/dashboard', { order: 1 })).map(headOf), menu)
    expect(problems).toEqual(['/dashboard: another entry has this path; the entry is left out'])
    expect(routeOf(routes, '/dashboard')?.component).toBe('Dashboard')
  })
})

it('every area of the console has its route', () => {
  const modules = import.meta.glob<unknown>(['/resources/**/*.area.ts', '/resources/**/*.page.ts'], {
    eager: true,
    import: 'default',
  })
  const resources = loadDeclarations(modules, groups)
  const { routes, problems, unsent } = consoleRoutes(resources.map(headOf), groups)
  expect(problems).toEqual([])
  expect(unsent.toSorted()).toEqual([
    'account',
    'actionGallery',
    'article',
    'book',
    'kindGallery',
    'transaction',
  ])
  const components = allRoutes(routes).flatMap(({ component }) => component ?? [])
  const everybodys = resources.flatMap(({ name }) => (unsent.includes(name) ? [] : name))
  expect(components.sort()).toEqual(['Dashboard', ...everybodys].sort())
})
