import { describe, expect, it } from 'vitest'
import { menuEntries, searchPool } from '@/shell/menu/menuEntries'
import { allRoutes, routeOf } from '@/shell/menu/routes'
import { group, inChinese, leaf, read, titled, unknownPage } from './menuTree'

const paths = (raw: unknown) => allRoutes(read(raw).routes).map(({ path }) => path)

describe('a menu that was sent', () => {
  it('is taken over with all it says', () => {
    const sent = JSON.parse(
      JSON.stringify([
        {
          path: '/sendsms',
          name: 'SendSms',
          meta: { title: '短信邮件', icon: 'sms', roles: ['admin'] },
          alwaysShow: true,
          redirect: 'noredirect',
          component: null,
          children: [
            {
              path: 'smslist',
              component: 'SmsList',
              hidden: true,
              meta: {
                title: titled('短信列表'),
                icon: 'list',
                noCache: true,
                affix: true,
                activeMenu: '/sendsms/sendsms/',
                breadcrumb: false,
              },
              redirect: null,
              children: [],
            },
          ],
        },
      ]),
    )
    expect(read(sent)).toEqual({
      routes: [
        {
          path: '/sendsms',
          title: titled('短信邮件'),
          icon: 'sms',
          alwaysShow: true,
          hidden: false,
          redirect: 'noRedirect',
          roles: ['admin'],
          children: [
            {
              path: '/sendsms/smslist',
              component: 'SmsList',
              title: titled('短信列表'),
              icon: 'list',
              hidden: true,
              noCache: true,
              affix: true,
              activeMenu: '/sendsms/sendsms',
              breadcrumb: false,
              children: [],
            },
          ],
        },
      ],
      aliases: [],
      problems: [],
    })
  })

  it.each([[undefined], [null], ['x'], [7], [{}]])('that is %j is no list', (raw) => {
    expect(read(raw)).toEqual({
      routes: [],
      aliases: [],
      problems: ['menus: must be a list of menu entries; none is shown'],
    })
  })

  const out = '; the entry is left out'
  it.each<[what: string, entry: unknown, problem: string]>([
    ['no object', 7, `menus[1]: is no menu entry, which is an object${out}`],
    ['a list', [leaf('/x')], `menus[1]: is no menu entry, which is an object${out}`],
    ['no path', { name: 'X', component: 'Page' }, `"X" menus[1]: path is missing${out}`],
    ['a path that is none', { path: 7 }, `menus[1]: path must be a text${out}`],
    ['a path with a search', leaf('/x?y=1'), `/x?y=1: is no path of the console${out}`],
    [
      'a path to another site in disguise',
      leaf('/\\evil.example'),
      `/\\evil.example: is no path of the console${out}`,
    ],
    ['a page nobody has', leaf('/x', { component: unknownPage }), `/x: there is no page "Nowhere"${out}`],
    [
      'neither page nor children',
      leaf('/x', { component: undefined }),
      `/x: it has neither a page nor entries in it${out}`,
    ],
    ['an empty page', leaf('/x', { component: '' }), `/x: it has neither a page nor entries in it${out}`],
    ['no meta', { path: '/x', name: 'X', component: 'Page' }, `"X" /x: meta.title is missing${out}`],
    ['an empty name', leaf('/x', { title: '' }), `/x: meta.title is missing${out}`],
    [
      'nothing that has its form but the path',
      { path: '/x', component: 5, hidden: 'no', meta: { affix: 'x' } },
      `/x: component must be a text, hidden must be true or false, meta.affix must be true or false, it has neither a page nor entries in it${out}`,
    ],
    [
      'meta that is a list',
      { path: '/x', component: 'Page', meta: [] },
      `/x: meta must be an object, meta.title is missing${out}`,
    ],
    [
      'children that are none',
      { path: '/x', children: {} },
      `/x: children must be a list, it has neither a page nor entries in it${out}`,
    ],
    [
      'roles that cannot be read, so that nobody knows whose it is',
      { path: '/x', component: 'Page', meta: { title: 'x', roles: { admin: true } } },
      `/x: meta.roles must be a list of texts${out}`,
    ],
    ['a path that is taken', leaf('/a'), `/a: another entry has this path${out}`],
    [
      'a submenu without a name',
      group('/x', [leaf('b'), leaf('c')], { title: undefined }),
      `/x: meta.title is missing${out}`,
    ],
    [
      'an entry for many pages that would be shown',
      leaf('/x/:id'),
      `/x/:id: stands for many pages, so it must be hidden${out}`,
    ],
  ])('leaves out an entry with %s, and the others work', (_, entry, problem) => {
    const { routes, problems } = read([leaf('/a'), entry, leaf('/z')])
    expect(routes.map(({ path }) => path)).toEqual(['/a', '/z'])
    expect(problems).toEqual([problem])
  })

  it.each<[what: string, part: object, read: object, odd: string | undefined]>([
    ['null everywhere', { name: null, redirect: null, hidden: null, children: null }, {}, undefined],
    ['empty texts', { component: '', redirect: '', hidden: '', children: '' }, {}, undefined],
    ['yes and no as numbers', { hidden: 1, alwaysShow: 0 }, { hidden: true, alwaysShow: false }, undefined],
    [
      'yes and no as texts',
      { hidden: 'true', alwaysShow: '0' },
      { hidden: true, alwaysShow: false },
      undefined,
    ],
    ['a flag that is neither', { hidden: 'maybe' }, {}, 'hidden must be true or false'],
    ['a name that is a list', { name: [] }, {}, 'name must be a text'],
    [
      'a redirect out of the console',
      { redirect: 'https://evil.example' },
      { redirect: undefined },
      'redirect "https://evil.example" is no path of the console',
    ],
    [
      'an active entry that is no path',
      { meta: { title: 'x', activeMenu: 'list' } },
      { activeMenu: undefined },
      'meta.activeMenu "list" is no path of the console',
    ],
    ['a picture that is a number', { meta: { title: 'x', icon: 5 } }, {}, 'meta.icon must be a text'],
    ['a number for a name', { meta: { title: 401 } }, { title: titled('401') }, undefined],
    [
      'a name in one language',
      { meta: { title: { en: 'Name', es: null } } },
      { title: titled('Name') },
      undefined,
    ],
  ])('takes an entry with %s without it', (_, part, expected, odd) => {
    const { routes, problems } = read([
      { path: '/x', meta: { title: 'x' }, ...part, children: [leaf('in'), leaf('more')] },
    ])
    expect(routes).toMatchObject([{ path: '/x', ...expected }])
    expect(problems).toEqual(odd === undefined ? [] : [`/x: ${odd}; it is read without`])
  })

  it.each([
    ['beside meta', { alwaysShow: true }, {}],
    ['in meta', {}, { alwaysShow: true }],
  ])('keeps the submenu of one child when alwaysShow stands %s', (_, beside, meta) => {
    const { routes } = read([{ path: '/a', ...beside, meta: { title: 'a', ...meta }, children: [leaf('b')] }])
    expect(menuEntries(routes)).toMatchObject([{ kind: 'submenu', path: '/a', entries: [{ path: '/a/b' }] }])
  })

  it.each([
    ['beside meta', { hidden: true }, {}],
    ['in meta', {}, { hidden: true }],
  ])('hides what a parent holds that is hidden %s, and its page opens', (_, beside, meta) => {
    const parent = { path: '/a', ...beside, meta: { title: 'a', ...meta }, children: [leaf('b'), leaf('c')] }
    const { routes } = read([parent, leaf('/z')])
    expect(menuEntries(routes).map(({ path }) => path)).toEqual(['/z'])
    expect(searchPool(routes, inChinese).map(({ path }) => path)).toEqual(['/z'])
    expect(routeOf(routes, '/a/b')?.component).toBe('Page')
  })

  it('takes Layout for a group, whatever is in it', () => {
    const layout = { component: 'Layout' }
    const { routes, problems } = read([
      { path: '/icon', ...layout, children: [leaf('index')] },
      { path: '/pay', ...layout, meta: { title: 'pay' }, children: [leaf('a'), leaf('b')] },
      { path: '/empty', ...layout, meta: { title: 'empty' }, children: [] },
      { path: '/bare', ...layout },
    ])
    expect(menuEntries(routes).map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'item /icon/index',
      'submenu /pay',
    ])
    expect(problems).toEqual([])
  })

  it('leaves out the fifth level', () => {
    const deep = [group('/a', [group('b', [group('c', [group('d', [leaf('e')]), leaf('f')])])])]
    expect(paths(deep)).toEqual(['/a', '/a/b', '/a/b/c', '/a/b/c/f'])
    expect(read(deep).problems).toEqual([
      `/a/b/c/d/e: lies deeper than 4 levels${out}`,
      `/a/b/c/d: nothing is left in it${out}`,
    ])
  })

  it('leaves out an entry that holds itself', () => {
    const children: unknown[] = [leaf('b')]
    const circle = { path: '/a', meta: { title: 'a' }, children }
    children.push(circle)
    expect(read([circle])).toMatchObject({
      routes: [{ path: '/a', children: [{ path: '/a/b' }] }],
      problems: [`menus[0].children[1]: holds itself${out}`],
    })
  })

  it('keeps what an entry holds whose own page nobody has', () => {
    const { routes, problems } = read([group('/a', [leaf('b'), leaf('c')], { component: unknownPage })])
    expect(menuEntries(routes)).toMatchObject([{ kind: 'submenu', path: '/a' }])
    expect(problems).toEqual(['/a: there is no page "Nowhere"; only what the entry holds is shown'])
  })

  it('keeps an entry whose picture nobody has', () => {
    const { routes, problems } = read([leaf('/a', { icon: 'el-icon-s-help' })])
    expect(routes).toMatchObject([{ path: '/a', icon: undefined }])
    expect(problems).toEqual(['/a: there is no picture "el-icon-s-help"'])
  })

  it('gives back the paths of what is left out', () => {
    const nameless = group('/a', [leaf('/x'), leaf('/y')], { title: undefined })
    expect(paths([nameless, leaf('/x')])).toEqual(['/x'])
  })

  it('lets a group have the path of a page in it', () => {
    expect(paths([group('/a', [leaf('', { title: 'a' }), leaf('b')])])).toEqual(['/a', '/a', '/a/b'])
  })
})
