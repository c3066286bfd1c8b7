import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { sectionsIn } from '@resources/demo/documentation/ui/sections'
import { describe, expect, it } from 'vitest'
import { readRoutes } from '@/shell/menu/readRoutes'
import { allRoutes, type MenuRoute, pageBelow } from '@/shell/menu/routes'
import { type DemoRoute, demoRoutes, routesFor } from '../../../resources/demo/routes'

const componentsIn = (routes: readonly DemoRoute[]): readonly string[] =>
  routes.flatMap(({ component, children = [] }) => [component ?? [], componentsIn(children)].flat())

const files = readdirSync('resources/demo', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.tsx'))
  .map((file) => basename(file, '.page.tsx'))

/** Pages that belong to areas or to the console itself. */
const others = [
  ...['Icon', 'demoUploads', 'book', 'transaction', 'kindGallery', 'actionGallery'],
  ...['table_index', 'example_create', 'example_edit'],
]

const pathsFor = (...roles: string[]) =>
  allRoutes(readRoutes(routesFor(roles), () => true).routes).map(({ path }) => path)

describe('the demo routes', () => {
  it('have a page each, and every page has a route', () => {
    expect([...new Set(componentsIn(demoRoutes))].sort()).toEqual([...files, ...others].sort())
  })

  it.each([
    ['/icon', '/icon/index'],
    ['/error', '/error/401'],
    ['/nested', '/nested/menu1/menu1-1'],
    ['/profile', undefined],
  ])('lead from the address of a group to its first page: %s', (group, first) => {
    expect(pageBelow(readRoutes(demoRoutes, () => true).routes, group)).toBe(first)
  })

  it('can all be used by the console', () => {
    expect(readRoutes(demoRoutes, () => true).problems).toEqual([])
  })

  it('are those that the specification lists', () => {
    const groups = new Set(pathsFor('admin').map((path) => path.split('/')[1]))
    const shown =
      'permission icon components charts table nested example tab error error-log excel zip pdf theme'
    expect([...groups]).toEqual(expect.arrayContaining([...shown.split(' '), 'clipboard', 'i18n']))
    expect(pathsFor('admin').filter((path) => path.startsWith('https:'))).toHaveLength(1)
  })

  it.each([
    ['admin', ['/permission', '/permission/page', '/permission/directive', '/permission/role']],
    ['editor', ['/permission', '/permission/directive']],
    ['visitor', []],
  ])('of permissions %s sees %j', (role, paths) => {
    expect(pathsFor(role).filter((path) => path.startsWith('/permission'))).toEqual(paths)
  })
})

/** As the frame sees them: full paths, and only entries with a page. */
const menu = (routes: readonly DemoRoute[], around = ''): readonly MenuRoute[] =>
  routes.map(({ path, component, meta, children }) => {
    const whole = path.startsWith('/') ? path : `${around}/${path}`
    return { path: whole, component, title: meta.title, children: children && menu(children, whole) }
  })

const everything = sectionsIn(menu(demoRoutes))

describe('the documentation of the demo', () => {
  it('tells of every entry of the menu but itself and what lies outside', () => {
    const tops = demoRoutes.map(({ path }) => path).filter((path) => path.startsWith('/'))
    const named = everything.map(({ name }) => name.en)
    const wanted = menu(demoRoutes.filter(({ path }) => tops.includes(path)))
      .filter(({ path }) => path !== '/documentation/index' && path !== '/pdf/download')
      .map(({ title }) => title?.en)
    expect(named.toSorted()).toEqual(wanted.toSorted())
  })

  it('begins each with a page that everybody of them has, under its own address', () => {
    expect(everything.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/guide/index', '/charts/keyboard', '/nested/menu1/menu1-1', '/example/list']),
    )
  })

  it('says where each is made', () => {
    expect(everything.filter(({ source }) => !existsSync(source))).toEqual([])
  })

  it('leaves out what the operator’s menu does not have, and begins with what it has', () => {
    const [permission] = menu(demoRoutes.filter(({ path }) => path === '/permission'))
    const directive = permission?.children?.filter(({ path }) => path.endsWith('directive'))
    const seen = sectionsIn(permission ? [{ ...permission, children: directive }] : [])
    expect(seen.map(({ path }) => path)).toEqual(['/permission/directive'])
  })
})
