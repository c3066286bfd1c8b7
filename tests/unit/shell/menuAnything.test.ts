import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelLocales, menuLevels } from '@/declaration'
import { menuOf, placeOf, searchPool, trailOf } from '@/shell/menu/menuEntries'
import { allRoutes, isExternal, type MenuRoute, routeOf, shownChildren, singleOf } from '@/shell/menu/routes'
import { forAll } from '../cases'
import { group, inChinese, leaf, read, titled, unknownPage } from './menuTree'

const paths = (raw: unknown) => allRoutes(read(raw).routes).map(({ path }) => path)

/** Entries that are often good, so that trees grow, down to below the deepest level; paths are few, so that they meet. */
const entryAbove = (levels: number): fc.Arbitrary<unknown> => {
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
        {
          arbitrary: fc.record(
            { title: fc.constantFrom('名称', titled('x')), activeMenu: fc.constant('/a') },
            { requiredKeys: [] },
          ),
          weight: 6,
        },
        { arbitrary: fc.anything(), weight: 1 },
      ),
      children: levels === 0 ? fc.constant([]) : fc.array(entryAbove(levels - 1), { maxLength: 3 }),
    },
    { requiredKeys: ['path'] },
  )
  return fc.oneof({ arbitrary: good, weight: 8 }, { arbitrary: fc.anything(), weight: 1 })
}
/** Entries among which some hold themselves, at once or by way of another. */
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
      // What holds itself cannot be written as JSON.
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
