import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelLocales, menuLevels } from '@/declaration'
import { menuEntries, menuOf, placeOf, searchPool, trailOf } from '@/shell/menu/menuEntries'
import { allRoutes, isExternal, type MenuRoute, routeOf, shownChildren, singleOf } from '@/shell/menu/routes'
import { forAll } from '../cases'
import { group, inChinese, leaf, read, titled, unknownPage } from './menuTree'

const paths = (raw: unknown) => allRoutes(read(raw).routes).map(({ path }) => path)

describe('a menu that was sent', () => {
  it('is taken over with all it says', () => {
    const listed = { component: 'SmsList', hidden: true }
    const meta = { title: titled('短信列表'), icon: 'list', noCache: true, affix: true, breadcrumb: false }
    const around = { path: '/sendsms', alwaysShow: true }
    const sent = {
      ...around,
      name: 'SendSms',
      meta: { title: '短信邮件', icon: 'sms', roles: ['admin'] },
      redirect: 'noredirect',
      component: null,
      children: [
        {
          ...listed,
          path: 'smslist',
          meta: { ...meta, activeMenu: '/sendsms/a/' },
          redirect: null,
          children: [],
        },
      ],
    }
    const route = {
      ...around,
      title: titled('短信邮件'),
      icon: 'sms',
      hidden: false,
      redirect: 'noRedirect',
      roles: ['admin'],
      children: [{ ...listed, ...meta, path: '/sendsms/smslist', activeMenu: '/sendsms/a', children: [] }],
    }
    expect(read([sent])).toEqual({ routes: [route], aliases: [], problems: [] })
  })

  it.each([[undefined], [null], ['x'], [7], [{}]])('that is %j is no list', (raw) => {
    const problems = ['menus: must be a list of menu entries; none is shown']
    expect(read(raw)).toEqual({ routes: [], aliases: [], problems })
  })

  const out = '; the entry is left out'
  const empty = `it has neither a page nor entries in it${out}`
  const x = { path: '/x', component: 'Page' }
  it.each<[what: string, entry: unknown, problem: string]>([
    ['no object', 7, `menus[1]: is no menu entry, which is an object${out}`],
    ['no path', { name: 'X', component: 'Page' }, `"X" menus[1]: path is missing${out}`],
    ['a path that is none', { path: 7 }, `menus[1]: path must be a text${out}`],
    ['a path with a search', leaf('/x?y=1'), `/x?y=1: is no path of the console${out}`],
    ['a path to another site', leaf('/\\evil.example'), `/\\evil.example: is no path of the console${out}`],
    ['a page nobody has', leaf('/x', { component: unknownPage }), `/x: there is no page "Nowhere"${out}`],
    ['nothing in it', leaf('/x', { component: undefined }), `/x: ${empty}`],
    ['no meta', { ...x, name: 'X' }, `"X" /x: meta.title is missing${out}`],
    ['an empty name', leaf('/x', { title: '' }), `/x: meta.title is missing${out}`],
    [
      'nothing that has its form but the path',
      { path: '/x', component: 5, hidden: 'no', meta: { affix: 'x' } },
      `/x: component must be a text, hidden must be true or false, meta.affix must be true or false, ${empty}`,
    ],
    ['a list for meta', { ...x, meta: [] }, `/x: meta must be an object, meta.title is missing${out}`],
    ['children that are none', { path: '/x', children: {} }, `/x: children must be a list, ${empty}`],
    ['odd roles', { ...x, meta: { title: 'x', roles: {} } }, `/x: meta.roles must be a list of texts${out}`],
    ['a path that is taken', leaf('/a'), `/a: another entry has this path${out}`],
    ['no name', group('/x', [leaf('b'), leaf('c')], { title: undefined }), `/x: meta.title is missing${out}`],
    ['many pages, and shown', leaf('/x/:id'), `/x/:id: stands for many pages, so it must be hidden${out}`],
  ])('leaves out an entry with %s, and the others work', (_, entry, problem) => {
    const { routes, problems } = read([leaf('/a'), entry, leaf('/z')])
    expect(routes.map(({ path }) => path)).toEqual(['/a', '/z'])
    expect(problems).toEqual([problem])
  })

  it.each<[what: string, part: object, read: object, odd: string | undefined]>([
    ['null everywhere', { name: null, redirect: null, hidden: null, children: null }, {}, undefined],
    ['empty texts', { component: '', redirect: '', hidden: '', children: '' }, {}, undefined],
    ['yes and no as numbers', { hidden: 1, alwaysShow: 0 }, { hidden: true, alwaysShow: false }, undefined],
    ['flags as texts', { hidden: 'true', alwaysShow: '0' }, { hidden: true, alwaysShow: false }, undefined],
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
    ['an English name', { meta: { title: { en: 'Name', es: null } } }, { title: titled('Name') }, undefined],
  ])('takes an entry with %s without it', (_, part, expected, odd) => {
    const children = [leaf('in'), leaf('more')]
    const { routes, problems } = read([{ path: '/x', meta: { title: 'x' }, ...part, children }])
    expect(routes).toMatchObject([{ path: '/x', ...expected }])
    expect(problems).toEqual(odd === undefined ? [] : [`/x: ${odd}; it is read without`])
  })

  describe.each([
    ['beside meta', (flag: object) => ({ ...flag, meta: { title: 'a' } })],
    ['in meta', (flag: object) => ({ meta: { title: 'a', ...flag } })],
  ])('with a flag %s', (_, flagged) => {
    it('keeps the submenu of one child', () => {
      const { routes } = read([{ path: '/a', ...flagged({ alwaysShow: true }), children: [leaf('b')] }])
      expect(menuEntries(routes)).toMatchObject([{ kind: 'submenu', entries: [{ path: '/a/b' }] }])
    })

    it('hides what a parent holds, and its page opens', () => {
      const parent = { path: '/a', ...flagged({ hidden: true }), children: [leaf('b'), leaf('c')] }
      const { routes } = read([parent, leaf('/z')])
      expect(menuEntries(routes).map(({ path }) => path)).toEqual(['/z'])
      expect(searchPool(routes, inChinese).map(({ path }) => path)).toEqual(['/z'])
      expect(routeOf(routes, '/a/b')?.component).toBe('Page')
    })
  })

  it('takes Layout for a group, whatever is in it', () => {
    const layout = { component: 'Layout' }
    const { routes, problems } = read([
      { path: '/icon', ...layout, children: [leaf('index')] },
      { path: '/pay', ...layout, meta: { title: 'pay' }, children: [leaf('a'), leaf('b')] },
      { path: '/empty', ...layout, meta: { title: 'empty' }, children: [] },
      { path: '/bare', ...layout },
    ])
    const shown = menuEntries(routes).map(({ kind, path }) => `${kind} ${path}`)
    expect(shown).toEqual(['item /icon/index', 'submenu /pay'])
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

  it('keeps what an entry holds whose own page nobody has, and an entry whose picture nobody has', () => {
    const nowhere = group('/a', [leaf('b'), leaf('c')], { component: unknownPage })
    const { routes, problems } = read([nowhere, leaf('/z', { icon: 'el-icon-s-help' })])
    expect(menuEntries(routes)).toMatchObject([
      { kind: 'submenu', path: '/a' },
      { path: '/z', icon: undefined },
    ])
    expect(problems).toEqual([
      '/a: there is no page "Nowhere"; only what the entry holds is shown',
      '/z: there is no picture "el-icon-s-help"',
    ])
  })

  it('gives back the paths of what is left out, and lets a group have the path of a page in it', () => {
    const nameless = group('/a', [leaf('/x'), leaf('/y')], { title: undefined })
    expect(paths([nameless, leaf('/x')])).toEqual(['/x'])
    expect(paths([group('/a', [leaf('', { title: 'a' }), leaf('b')])])).toEqual(['/a', '/a', '/a/b'])
  })
})

/** Entries that are often valid, so that trees grow to below the deepest level. There are few paths, so that they clash. */
const entryAbove = (levels: number): fc.Arbitrary<unknown> => {
  const meta = { title: fc.constantFrom('名称', titled('x')), activeMenu: fc.constant('/a') }
  const good = fc.record(
    {
      path: fc.oneof(
        { arbitrary: fc.constantFrom('a', 'b', '/a', '/b/c', '', '..', ':id', '/b?x', '\\'), weight: 3 },
        { arbitrary: fc.constantFrom('https://a.example', 'mailto:a'), weight: 1 },
        { arbitrary: fc.webPath(), weight: 3 },
      ),
      name: fc.constant('N'),
      component: fc.constantFrom('Page', 'Page', unknownPage),
      redirect: fc.constantFrom('noRedirect', '/a'),
      hidden: fc.boolean(),
      alwaysShow: fc.boolean(),
      meta: fc.oneof(
        { arbitrary: fc.record(meta, { requiredKeys: [] }), weight: 6 },
        { arbitrary: fc.anything(), weight: 1 },
      ),
      children: levels === 0 ? fc.constant([]) : fc.array(entryAbove(levels - 1), { maxLength: 3 }),
    },
    { requiredKeys: ['path'] },
  )
  return fc.oneof({ arbitrary: good, weight: 8 }, { arbitrary: fc.anything(), weight: 1 })
}
/** Entries, some of which contain themselves, directly or through another. */
const knotted = fc
  .tuple(fc.array(entryAbove(menuLevels), { maxLength: 4 }), fc.constantFrom(0, 1, 2))
  .map(([entries, length]) => {
    if (length === 0) return entries
    const children: unknown[] = [...entries]
    const knot = { ...group('/knot', []), children }
    children.push(length === 1 ? knot : { ...group('loop', []), children: [knot] })
    return [knot, ...entries]
  })

const depthOf = (route: MenuRoute): number => 1 + Math.max(0, ...(route.children ?? []).map(depthOf))

const bad: { [what: string]: (route: MenuRoute) => boolean } = {
  'deeper than four levels': (route) => depthOf(route) > menuLevels,
  'a path that is neither absolute nor external': ({ path }) =>
    !isExternal(path) && !/^\/(?!\/)[^\\\s?#]*$/.test(path),
  'a page nobody has': ({ component }) => component === unknownPage,
  'a submenu or a page without a name': (route) =>
    !route.title && !route.hidden && (singleOf(route) === undefined || singleOf(route) === route),
  'a name without a language': ({ title }) =>
    title !== undefined && labelLocales.some((locale) => !title[locale].trim()),
  'an entry that leads nowhere': (route) =>
    !route.hidden &&
    !route.alwaysShow &&
    !isExternal(route.path) &&
    route.component === undefined &&
    shownChildren(route).length === 0,
}

describe('whatever is sent', () => {
  it('never throws, and gives a sound tree', () => {
    forAll([fc.oneof(fc.anything(), knotted)], { runs: 1_000 }, (raw) => {
      const { routes, problems } = read(raw)
      const all = allRoutes(routes)
      for (const [what, isBad] of Object.entries(bad))
        expect(
          all.filter(isBad).map(({ path }) => path),
          what,
        ).toEqual([])
      const claims = all.map(
        (route) =>
          `${route.component === undefined && (route.alwaysShow || route.children?.length) ? 'group' : 'page'} ${route.path}`,
      )
      expect(new Set(claims).size, 'paths met twice').toBe(claims.length)
      // Anything that contains itself cannot be written as JSON.
      expect(() => JSON.stringify(routes)).not.toThrow()
      for (const problem of problems) expect(problem).not.toContain('\n\n')
    })
  })

  it('can be shown, walked and searched', () => {
    forAll([knotted], { runs: 500 }, (raw) => {
      const menu = menuOf(read(raw).routes)
      for (const { path, component } of allRoutes(menu.routes)) {
        const trail = trailOf(menu.routes, path, inChinese)
        expect(trail.at(-1)?.to).toBeUndefined()
        if (component !== undefined && !path.includes(':'))
          expect(routeOf(menu.routes, path)?.path).toBe(path)
        const { item, submenus } = placeOf(menu, path)
        if (!item) expect(submenus).toEqual([])
      }
      for (const { titles } of searchPool(menu.routes, inChinese)) expect(titles.length).toBeGreaterThan(0)
    })
  })

  it('loses no good entry for a bad one beside it', () => {
    forAll([entryAbove(menuLevels)], (one) => {
      expect(paths([leaf('/first'), one, leaf('/last')])).toEqual(expect.arrayContaining(['/first', '/last']))
    })
  })
})
