import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sectionsIn } from '@resources/demo/documentation/ui/sections'
import { type DemoRoute, demoRoutes } from '@resources/demo/routes'
import { describe, expect, it } from 'vitest'
import type { MenuRoute } from '@/shell/menu/routes'

/** As the frame has them: whole paths, and only what has a page. */
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
    const missing = everything.filter(
      ({ source }) => !existsSync(fileURLToPath(new URL(`../../../${source}`, import.meta.url))),
    )
    expect(missing).toEqual([])
  })

  it('leaves out what the operator’s menu does not have, and begins with what it has', () => {
    const [permission] = menu(demoRoutes.filter(({ path }) => path === '/permission'))
    const directive = permission?.children?.filter(({ path }) => path.endsWith('directive'))
    const seen = sectionsIn(permission ? [{ ...permission, children: directive }] : [])
    expect(seen.map(({ path }) => path)).toEqual(['/permission/directive'])
  })
})
