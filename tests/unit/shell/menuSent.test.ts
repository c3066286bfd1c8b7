import { describe, expect, it } from 'vitest'
import { defineMenu, headOf, l, loadDeclarations, type Resource, type SaveSection } from '@/declaration'
import { consoleRoutes } from '@/shell/menu/consoleRoutes'
import { menuEntries } from '@/shell/menu/menuEntries'
import type { PageRegistry } from '@/shell/menu/pageRegistry'
import { allRoutes, type MenuRoute, pageBelow, routeOf } from '@/shell/menu/routes'
import { label, plainArea } from '../declaration/plainArea'

const groups = defineMenu({ pay: { label: l('支付', 'Pay', 'Pagos'), icon: 'payments', order: 1 } })

const area = (name: string, path: `/${string}`, save?: SaveSection): Resource => ({
  ...plainArea(path, { group: 'pay', order: 1 }),
  name,
  fields: { no: { kind: 'text', label }, text: { kind: 'multiline', label }, more: { kind: 'html', label } },
  detail: { call: `GET /user/one${path}` },
  save,
})
const articleSave: SaveSection = { call: 'POST /article/save', fields: ['no', 'text', 'more'] }

const [trade, article] = [area('trade', '/pay/tradelist'), area('article', '/example', articleSave)]
const resources = loadDeclarations({ trade, article }, groups)

const Icons = () => null
const pages: PageRegistry = {
  Icon: Icons,
  Role: Icons,
  table_index: '/example',
  example_create: '/example/create',
  example_edit: '/example/:id',
  absent_create: '/pay/tradelist/create',
}

const read = (menus: unknown, roles: readonly string[] = ['admin']) =>
  consoleRoutes(resources.map(headOf), groups, { menus, pages, roles })

const titled = (path: string, component?: string, more: object = {}) => {
  return { path, component, meta: { title: path }, ...more }
}

const paths = (routes: readonly MenuRoute[]) => allRoutes(routes).map(({ path }) => path)

describe('an entry that the platform sends', () => {
  it('stands after the console’s own, with the page that its key names', () => {
    const { routes, problems } = read([titled('/system', undefined, { children: [titled('icons', 'Icon')] })])
    expect(problems).toEqual([])
    expect(paths(routes).slice(-2)).toEqual(['/system', '/system/icons'])
    expect(routeOf(routes, '/system/icons')).toMatchObject({ component: 'Icon' })
  })

  it.each([
    ['an area, by its name', titled('/shop/trades', 'trade'), '/pay/tradelist'],
    ['the page where an area makes records', titled('/new', 'example_create'), '/example/create'],
    ['that page at its own address', titled('/example/create', 'example_create'), '/example/create'],
    ['the page of one record', titled('/change/:id', 'example_edit', { hidden: true }), '/example/:id'],
  ])('that names %s leads to that page’s own address', (_, entry, own) => {
    const { routes, aliases, problems } = read([entry])
    expect(problems).toEqual([])
    expect(paths(routes)).toContain(own)
    expect(aliases).toEqual(entry.path === own ? [] : [{ from: entry.path, to: own }])
  })

  it('that names the address of an area’s list stands for the area', () => {
    const { routes, problems } = read([titled('/table', 'table_index')])
    expect(problems).toEqual([])
    expect(routes.at(-1)).toMatchObject({ path: '/example', component: 'table_index' })
    expect(paths(routes).filter((path) => path === '/example')).toHaveLength(1)
  })

  it('takes an area away from where it is declared, unless it cannot be used', () => {
    const { routes } = read([titled('/trades', 'trade', { meta: { title: '交易' } })])
    expect(paths(routes).filter((path) => path === '/pay/tradelist')).toHaveLength(1)
    expect(menuEntries(routes).map((entry) => entry.label.zh)).toEqual(['首页', '名称', '交易'])
    const nameless = read([{ path: '/trades', component: 'trade' }])
    expect(nameless.problems).toHaveLength(1)
    expect(paths(nameless.routes)).toContain('/pay/tradelist')
  })

  it.each([
    ['an unknown key', 'Nowhere'],
    ['a page that its area has not', 'absent_create'],
    ['the dashboard’s key, which is the console’s own', 'Dashboard'],
    ['a name that every object has', 'constructor'],
  ])('with %s is left out and named', (_, component) => {
    const { routes, problems } = read([titled('/x', component)])
    expect(routes).toEqual(read([]).routes)
    expect(problems).toEqual([expect.stringContaining(`/x`)])
  })

  it('cannot take the place of a page of the console', () => {
    const { routes, problems } = read([titled('/dashboard', 'Icon')])
    expect(routeOf(routes, '/dashboard')?.component).toBe('Dashboard')
    expect(problems).toHaveLength(1)
  })

  it.each([
    ['the first page', '/'],
    ['a page that says no', '/401'],
    ['a page of the documentation', '/docs/sms'],
    ['the way that loads a page anew', '/redirect'],
    ['the way that loads a page anew', '/Redirect/icons'],
    ['the sign-in', '/login'],
    ['the sign-in in other letters', '/Register/'],
    ['the calls', '/api'],
    ['the files of the console', '/assets/icons'],
    ['the list of an area', '/pay/tradelist'],
    ['a record of an area', '/pay/tradelist/5'],
  ])('cannot put another page where %s is: %s', (_, path) => {
    const { routes, problems } = read([titled(path, 'Icon')])
    expect(routes).toEqual(read([]).routes)
    expect(problems).toEqual([expect.stringContaining('is an address of the console itself')])
  })

  const like = ['/docs', '/docs/sms/more', '/apis', '/loginlog', '/redirects', '/pay/tradelists']
  it.each(like)('can put a page at %s', (path) => {
    expect(routeOf(read([titled(path, 'Icon')]).routes, path)?.component).toBe('Icon')
  })

  it.each([['/change'], ['/change/:key'], [String.raw`/change/:ids(\d+)`]])(
    'for the page of one record at %s, which does not say of which, is left out and named',
    (path) => {
      const { aliases, problems } = read([titled(path, 'example_edit', { hidden: true })])
      expect(aliases).toEqual([])
      expect(problems).toEqual([`${path}: has no ":id" for its page /example/:id; the entry is left out`])
    },
  )

  it('in what is no list is not shown: the console’s own stay, and it is said', () => {
    const { routes, problems } = read({})
    expect(paths(routes)).toEqual(paths(read([]).routes))
    expect(problems).toEqual(['menus: must be a list of menu entries; none is shown'])
  })
})

describe('an area that is there only if it is sent', () => {
  const onlySent: Resource = { ...article, menu: { order: 1, hidden: true, onlySent: true } }
  const only = loadDeclarations({ trade, onlySent }, groups)
  const sent = (...menus: object[]) =>
    consoleRoutes(only.map(headOf), groups, { menus, pages, roles: ['admin'] })

  it.each([
    ['its name', titled('/articles', 'article')],
    ['the key of its list', titled('/articles', 'table_index')],
    ['the key of the page where records are made', titled('/new', 'example_create')],
  ])('is there when a menu names %s', (_, entry) => {
    const { routes, unsent } = sent(entry)
    expect(paths(routes)).toContain('/example')
    expect(unsent).toEqual([])
  })

  it('has no route when none does', () => {
    const { routes, every, unsent } = sent(titled('/icons', 'Icon'))
    expect(paths(routes)).not.toContain('/example')
    expect(paths(every)).not.toContain('/example')
    expect(unsent).toEqual(['article'])
  })
})

describe('meta.roles', () => {
  const page = titled('page', 'Icon', { meta: { title: '页面', roles: ['admin'] } })
  const meta = { title: '权限', roles: ['admin', 'editor'] }
  const menus = [titled('/permission', undefined, { meta, children: [page, titled('directive', 'Role')] })]
  it.each([
    [['admin'], ['/permission', '/permission/page', '/permission/directive']],
    [
      ['visitor', 'editor'],
      ['/permission', '/permission/directive'],
    ],
    [['visitor'], []],
    [[], []],
  ])('%j sees %j', (roles, seen) => {
    expect(paths(read(menus, roles).routes).filter((path) => path.startsWith('/permission'))).toEqual(seen)
  })

  it('leaves no group of which nothing is left, but one that is always shown', () => {
    const group = (path: string, more: object) => titled(path, undefined, { ...more, children: [page] })
    const { routes } = read([group('/a', {}), group('/b', { alwaysShow: true })], ['editor'])
    expect(paths(routes)).toContain('/b')
    expect(paths(routes)).not.toContain('/a')
  })
})

describe('an address above pages leads to', () => {
  const two = [titled('a', 'Icon'), titled('b', 'Role')]
  const hidden = titled('a', 'Icon', { hidden: true })
  const inGroup = (more: object) => read([titled('/g', undefined, more)]).routes
  it.each([
    ['its redirect', { redirect: '/g/b', children: two }, '/g/b'],
    ['its first page', { children: two }, '/g/a'],
    ['its first page, though it has no link', { redirect: 'noRedirect', children: two }, '/g/a'],
    ['the page of an inner group', { children: [titled('h', undefined, { children: two })] }, '/g/h/a'],
    ['no pattern', { children: [titled(':id', 'Icon', { hidden: true }), titled('b', 'Role')] }, '/g/b'],
    ['a shown page first', { children: [hidden, titled('b', 'Role')] }, '/g/b'],
    ['a hidden page when it has no other', { children: [hidden] }, '/g/a'],
  ])('%s', (_, more, to) => {
    expect(pageBelow(inGroup(more), '/g')).toBe(to)
  })

  it.each([
    ['/icon', '/icon/index'],
    ['/pay', '/pay/tradelist'],
    ['/ico', undefined],
    ['/pdf', undefined],
    ['/many', undefined],
    ['/https:', undefined],
  ])('the first shown page that begins so, without any group: %s to %s', (pathname, to) => {
    const { routes } = read([
      titled('/icon/index', 'Icon'),
      titled('/icon/more', 'Role'),
      titled('/pdf/download', 'Icon', { hidden: true }),
      titled('/many/:id', 'Icon', { hidden: true }),
      titled('/hidden', undefined, { hidden: true, children: [titled('/apart/in', 'Icon')] }),
      titled('https://a.example/x'),
    ])
    expect(pageBelow(routes, pathname)).toBe(to)
  })
})
