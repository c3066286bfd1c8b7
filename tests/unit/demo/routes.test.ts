import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRoutes } from '@/shell/menu/readRoutes'
import { allRoutes, pageBelow } from '@/shell/menu/routes'
import { type DemoRoute, demoRoutes, routesFor } from '../../../resources/demo/routes'

const componentsIn = (routes: readonly DemoRoute[]): readonly string[] =>
  routes.flatMap(({ component, children = [] }) => [
    ...(component === undefined ? [] : [component]),
    ...componentsIn(children),
  ])

const files = readdirSync('resources/demo', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.tsx'))
  .map((file) => basename(file, '.page.tsx'))

/** Pages that are areas', or the console's own. */
const others = ['Icon', 'demoUploads', 'book', 'transaction', 'table_index', 'example_create', 'example_edit']

const pathsFor = (...roles: string[]) =>
  allRoutes(readRoutes(routesFor(roles), () => true).routes).map(({ path }) => path)

describe('the demo routes', () => {
  it('have a page each, and every page has a route', () => {
    expect([...new Set(componentsIn(demoRoutes))].sort()).toEqual([...files, ...others].sort())
  })

  it.each([
    ['/icon', '/icon/index'],
    ['/tab', '/tab/index'],
    ['/error-log', '/error-log/log'],
    ['/pdf', '/pdf/index'],
    ['/theme', '/theme/index'],
    ['/clipboard', '/clipboard/index'],
    ['/i18n', '/i18n/index'],
    ['/error', '/error/401'],
    ['/nested', '/nested/menu1/menu1-1'],
    ['/example', '/example/create'],
    ['/profile', undefined],
  ])('lead from the address of a group to its first page: %s', (group, first) => {
    expect(pageBelow(readRoutes(demoRoutes, () => true).routes, group)).toBe(first)
  })

  it('can all be used by the console', () => {
    expect(readRoutes(demoRoutes, () => true).problems).toEqual([])
  })

  it('are those that the specification lists', () => {
    const groups = new Set(pathsFor('admin').map((path) => path.split('/')[1]))
    for (const group of [
      'permission',
      'icon',
      'components',
      'charts',
      'table',
      'nested',
      'example',
      'tab',
      'error',
      'error-log',
      'excel',
      'zip',
      'pdf',
      'theme',
      'clipboard',
      'i18n',
    ])
      expect(groups).toContain(group)
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
