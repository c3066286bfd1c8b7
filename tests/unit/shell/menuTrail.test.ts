import { describe, expect, it } from 'vitest'
import { searchPool, trailOf } from '@/shell/menu/menuEntries'
import { routeOf } from '@/shell/menu/routes'
import { group, inChinese, leaf, routesOf } from './menuTree'

const routes = routesOf([
  leaf('/dashboard', { title: '首页', affix: true, noCache: true }),
  group('/pay', [leaf('tradelist', { title: '交易记录' }), leaf('secret', { title: '对账', hidden: true })], {
    title: '支付管理',
    redirect: 'noRedirect',
  }),
  group('/permission', [leaf('role', { title: '角色权限' })], {
    title: '权限',
    redirect: '/permission/role',
  }),
  group(
    '/nested',
    [
      leaf('menu1', {
        title: '菜单1',
        children: [
          leaf('menu1-1', { title: '菜单1-1' }),
          leaf('menu1-2', { title: '菜单1-2', breadcrumb: false }),
        ],
      }),
    ],
    { title: '嵌套' },
  ),
  group(
    '/example',
    [
      leaf('edit/:id(\\d+)', {
        title: '编辑文章',
        hidden: true,
        children: [leaf('log', { title: '日志', hidden: true })],
      }),
    ],
    {
      title: '文章',
    },
  ),
  group(
    '/news',
    [
      leaf('list', { title: '公告' }),
      leaf('detail', { title: '公告详情', hidden: true, activeMenu: '/news/list' }),
      leaf('lost', { title: '旧公告', hidden: true, activeMenu: '/news/gone' }),
    ],
    { title: '公告栏' },
  ),
  group('/zip', [leaf('download', { title: '导出' })], { title: undefined }),
  group('/links', [leaf('https://a.example/x', { title: '外链' })], { title: undefined }),
])

/** The steps' names, those that are links in brackets with where they lead. */
const trail = (pathname: string, beneath?: string) =>
  trailOf(routes, pathname, inChinese, beneath)
    .map(({ name, to }) => (to === undefined ? name : `[${name} ${to}]`))
    .join(' / ')

describe('the way to a page', () => {
  it.each<[rule: string, pathname: string, expected: string]>([
    ['is home alone on the dashboard', '/dashboard', '首页'],
    [
      'begins with home; what cannot be visited is plain',
      '/pay/tradelist',
      '[首页 /dashboard] / 支付管理 / 交易记录',
    ],
    ['goes over hidden routes', '/pay/secret', '[首页 /dashboard] / 支付管理 / 对账'],
    [
      'leads where the route around redirects to',
      '/permission/role',
      '[首页 /dashboard] / [权限 /permission/role] / 角色权限',
    ],
    [
      'leads to pages around the page',
      '/nested/menu1/menu1-1',
      '[首页 /dashboard] / 嵌套 / [菜单1 /nested/menu1] / 菜单1-1',
    ],
    [
      'leaves out what says so; the last one left is plain',
      '/nested/menu1/menu1-2',
      '[首页 /dashboard] / 嵌套 / 菜单1',
    ],
    ['has no step for a route without a name', '/zip/download', '[首页 /dashboard] / 导出'],
    [
      'fills in the address of a route for many pages',
      '/example/edit/5/log',
      '[首页 /dashboard] / 文章 / [编辑文章 /example/edit/5] / 日志',
    ],
    [
      'comes by the page whose menu entry a hidden one has marked',
      '/news/detail',
      '[首页 /dashboard] / 公告栏 / [公告 /news/list] / 公告详情',
    ],
    ['goes on without one that is not there', '/news/lost', '[首页 /dashboard] / 公告栏 / 旧公告'],
    ['is the same below a page', '/pay/tradelist/P1/show', '[首页 /dashboard] / 支付管理 / 交易记录'],
    ['is empty for an address of no page', '/404', ''],
    ['is empty for the address of a group', '/pay', ''],
  ])('%s', (_, pathname, expected) => {
    expect(trail(pathname)).toBe(expected)
  })

  it('ends with a page of one record, and leads back to its list', () => {
    expect(trail('/pay/tradelist/P1/page', '详情')).toBe(
      '[首页 /dashboard] / 支付管理 / [交易记录 /pay/tradelist] / 详情',
    )
  })

  it('has no home where there is no dashboard', () => {
    expect(trailOf(routesOf([leaf('/a')]), '/a', inChinese)).toEqual([{ name: '/a' }])
  })
})

describe('the route of a page', () => {
  it.each([
    ['/dashboard', '首页'],
    ['/dashboard/', '首页'],
    ['/pay/secret', '对账'],
    ['/example/edit/5', '编辑文章'],
    ['/example/edit/x', undefined],
    ['/dashboard/x', undefined],
    ['/pay', undefined],
    ['/404', undefined],
  ])('of %s is %s', (path, title) => {
    expect(routeOf(routes, path)?.title?.zh).toBe(title)
  })

  it('says how tabs and panes treat it', () => {
    expect(routeOf(routes, '/dashboard')).toMatchObject({ affix: true, noCache: true })
    expect(routeOf(routes, '/pay/secret')).toMatchObject({ hidden: true })
  })
})

it('the search looks through all that is shown and can be visited', () => {
  expect(
    searchPool(routes, inChinese).map(({ titles, path, external }) => [titles.join(' > '), path, external]),
  ).toEqual([
    ['首页', '/dashboard', false],
    ['支付管理 > 交易记录', '/pay/tradelist', false],
    ['权限', '/permission', false],
    ['权限 > 角色权限', '/permission/role', false],
    ['嵌套 > 菜单1', '/nested/menu1', false],
    ['嵌套 > 菜单1 > 菜单1-1', '/nested/menu1/menu1-1', false],
    ['嵌套 > 菜单1 > 菜单1-2', '/nested/menu1/menu1-2', false],
    ['公告栏 > 公告', '/news/list', false],
    ['导出', '/zip/download', false],
    ['外链', 'https://a.example/x', true],
  ])
})
