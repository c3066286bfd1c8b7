import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchPool, trailOf } from '@/shell/menu/menuEntries'
import { closeness, isExternal, isRoutePath, ownPart, resolvePath, routeOf } from '@/shell/menu/routes'
import { forAll, spreadFirst, spreadSecond } from '../cases'
import { group, inChinese, leaf, routesOf } from './menuTree'

const bare = leaf('menu1-2', { title: '菜单1-2', breadcrumb: false })
const items = [leaf('menu1-1', { title: '菜单1-1' }), bare]
const log = leaf('log', { title: '日志', hidden: true })
const edit = leaf('edit/:id(\\d+)', { title: '编辑文章', hidden: true, children: [log] })
const news = [
  leaf('list', { title: '公告' }),
  leaf('detail', { title: '公告详情', hidden: true, activeMenu: '/news/list' }),
  leaf('lost', { title: '旧公告', hidden: true, activeMenu: '/news/gone' }),
]
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
  group('/nested', [leaf('menu1', { title: '菜单1', children: items })], { title: '嵌套' }),
  group('/example', [edit], { title: '文章' }),
  group('/news', news, { title: '公告栏' }),
  group('/zip', [leaf('download', { title: '导出' })], { title: undefined }),
  group('/links', [leaf('https://a.example/x', { title: '外链' })], { title: undefined }),
])

/** The names of the steps; links are in brackets, with their target. */
const trail = (pathname: string, beneath?: string) =>
  trailOf(routes, pathname, inChinese, beneath)
    .map(({ name, to }) => (to === undefined ? name : `[${name} ${to}]`))
    .join(' / ')

describe('the way to a page', () => {
  const home = '[首页 /dashboard] / '

  it.each<[rule: string, pathname: string, expected: string]>([
    ['is home alone on the dashboard', '/dashboard', '首页'],
    ['begins with home; groups are plain', '/pay/tradelist', `${home}支付管理 / 交易记录`],
    ['goes over hidden routes', '/pay/secret', `${home}支付管理 / 对账`],
    ['leads where a group redirects', '/permission/role', `${home}[权限 /permission/role] / 角色权限`],
    ['leads to pages around it', '/nested/menu1/menu1-1', `${home}嵌套 / [菜单1 /nested/menu1] / 菜单1-1`],
    ['ends plainly where a step is left out', '/nested/menu1/menu1-2', `${home}嵌套 / 菜单1`],
    ['has no step for a route without a name', '/zip/download', `${home}导出`],
    ['fills in a pattern', '/example/edit/5/log', `${home}文章 / [编辑文章 /example/edit/5] / 日志`],
    ['comes by the marked page', '/news/detail', `${home}公告栏 / [公告 /news/list] / 公告详情`],
    ['goes on without one that is not there', '/news/lost', `${home}公告栏 / 旧公告`],
    ['is the same below a page', '/pay/tradelist/P1/show', `${home}支付管理 / 交易记录`],
    ['is empty for an address of no page', '/404', ''],
    ['is empty for the address of a group', '/pay', ''],
  ])('%s', (_, pathname, expected) => {
    expect(trail(pathname)).toBe(expected)
  })

  it('ends with a page of one record, leads back to its list, and has no home without a dashboard', () => {
    expect(trail('/pay/tradelist/P1/page', '详情')).toBe(`${home}支付管理 / [交易记录 /pay/tradelist] / 详情`)
    expect(trailOf(routesOf([leaf('/a')]), '/a', inChinese)).toEqual([{ name: '/a' }])
  })
})

it.each(
  spreadFirst([
    [['/dashboard', '/dashboard/'], '首页'],
    [['/pay/secret'], '对账'],
    [['/example/edit/5'], '编辑文章'],
    [['/example/edit/x', '/dashboard/x', '/pay', '/404'], undefined],
  ]),
)('the route of the page %s is %s', (path, title) => {
  expect(routeOf(routes, path)?.title?.zh).toBe(title)
})

it('the search looks through all that is shown and can be visited', () => {
  const pool = searchPool(routes, inChinese)
  expect(pool.map(({ titles, path, external }) => [titles.join(' > '), path, external])).toEqual([
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

describe('the path of an entry inside another', () => {
  it.each([
    ['/pay', 'list', '/pay/list'],
    ['/pay/', 'list/', '/pay/list'],
    ['/pay', '/sms/list', '/sms/list'],
    ['/pay', '../sms/./list', '/sms/list'],
    ['/pay', '../../..', '/'],
    ['/pay', '', '/pay'],
    ['/', '//evil.example/x', '/evil.example/x'],
    ['/pay', 'https://example.com/a/../b', 'https://example.com/a/../b'],
    ['/pay', 'HTTP://example.com', 'HTTP://example.com'],
    ['/pay', 'mailto:a@example.com', 'mailto:a@example.com'],
    ['https://example.com/a', 'list', 'https://example.com/a'],
    ['/pay', 'javascript:alert(1)', '/pay/javascript:alert(1)'],
  ])('%s and %s: %s', (base, path, expected) => {
    expect(resolvePath(base, path)).toBe(expected)
  })

  it('is absolute and stands for itself, whatever is resolved', () => {
    forAll([fc.string(), fc.string()], (base, path) => {
      const resolved = resolvePath(base, path)
      fc.pre(!isExternal(resolved))
      expect(resolved).toMatch(/^\/(?!\/)/)
      expect(resolvePath('/', resolved)).toBe(resolved)
    })
  })
})

it.each(
  spreadFirst([
    [['/', '/pay/list', '/example/edit/:id', '/example/edit/:id(\\d+)', '/%e6%94%af'], true],
    [['/example/edit/:id(.*)+', '/example/:id?', '/*', '/pay?x=1', '/pay#top', '/pay list'], false],
    [['/\\evil.example', '/\t/evil.example', '/支付', '/%zz', '/%ff', '/100%'], false],
  ]),
)('%s can be a route: %s', (path, expected) => {
  expect(isRoutePath(path)).toBe(expected)
})

describe('an address', () => {
  it.each(
    spreadSecond([
      ['/pay', ['/pay', '/pay/', '/pay/list'], true],
      ['/pay', ['/payment'], false],
      ['/pay/list', ['/pay'], false],
      ['/', ['/'], true],
      ['/', ['/pay'], false],
      ['/example/edit/:id', ['/example/edit/a'], true],
      ['/example/edit/:id', ['/example/edit'], false],
      ['/example/edit/:id(\\d+)', ['/example/edit/5', '/example/edit/5/log'], true],
      ['/example/edit/:id(\\d+)', ['/example/edit/new'], false],
    ]),
  )('of %s: %s %s', (path, pathname, expected) => {
    expect(closeness(path, pathname) > 0).toBe(expected)
  })

  it.each([
    ['the longer path', '/pay/list/5', '/pay/list', '/pay'],
    ['the longer path, though it is a pattern', '/pay/list/5', '/pay/list/:id', '/pay/list'],
    ['the literal one of two as long', '/pay/list/new', '/pay/list/new', '/pay/list/:id'],
  ])('is nearest to %s', (_, pathname, near, far) => {
    expect(closeness(near, pathname)).toBeGreaterThan(closeness(far, pathname))
    expect(closeness(far, pathname)).toBeGreaterThan(0)
  })

  it('has a part that belongs to a pattern', () => {
    expect(ownPart('/example/edit/:id', '/example/edit/5/log')).toBe('/example/edit/5')
    expect(ownPart('/pay/list', '/pay/list/5')).toBe('/pay/list')
  })
})
