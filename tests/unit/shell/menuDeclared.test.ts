import groups from '@resources/menu'
import { describe, expect, it } from 'vitest'
import { defineMenu, headOf, l, loadDeclarations, type MenuPlace, type Resource } from '@/declaration'
import { consoleRoutes, declaredEntries } from '@/shell/menu/consoleRoutes'
import { menuEntries } from '@/shell/menu/menuEntries'
import { allRoutes, routeOf } from '@/shell/menu/routes'
import { label, plainArea } from '../declaration/plainArea'

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
    const entries = declaredEntries(
      load(area('/a', { group: 'pay', order: 1, hidden: true })).map(headOf),
      menu,
    )
    expect(entries).toMatchObject([
      { path: '/money', children: [{ path: 'pay', children: [{ path: '/a' }] }] },
    ])
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
  expect(unsent.toSorted()).toEqual(['article', 'book', 'transaction'])
  const components = allRoutes(routes).flatMap(({ component }) => component ?? [])
  const everybodys = resources.flatMap(({ name }) => (unsent.includes(name) ? [] : name))
  expect(components.sort()).toEqual(['Dashboard', ...everybodys].sort())
})
