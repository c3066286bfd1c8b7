import {
  entriesOf,
  groupsOf,
  leavesHeld,
  leavesOf,
  linesOf,
  type MenuEntry,
  prunedTo,
  tickedOf,
  toggled,
  treeOf,
} from '@resources/demo/permission/ui/tree/menuTree'
import { describe, expect, it } from 'vitest'

const entry = (path: string, rest: object = {}): MenuEntry => {
  return { path, ...{ meta: { title: path.toUpperCase() } }, ...rest }
}
const behind = (path: string) => ({ hidden: true, meta: { activeMenu: path } })

const edit = entry('edit/:id', behind('/example/list'))
const menu: readonly MenuEntry[] = [
  entry('/dashboard'),
  entry('/permission', { alwaysShow: true, children: [entry('page'), entry('role')] }),
  entry('/icon', { children: [entry('index'), entry('old', { hidden: true })] }),
  entry('/zip', { alwaysShow: true, children: [entry('download')] }),
  entry('/nested', { children: [entry('menu1', { children: [entry('a'), entry('b')] }), entry('menu2')] }),
  entry('/example', { children: [entry('list'), entry('create'), edit] }),
  entry('/pdf/index'),
  entry('/pdf/download', behind('/pdf/index')),
  entry('/404', { hidden: true }),
]
const tree = treeOf(menu)
const nodeAt = (path: string) => {
  const found =
    linesOf(tree, new Set(groupsOf(tree))).find(({ node }) => node.path === path) ??
    expect.fail(`there is no ${path}`)
  return found.node
}
const pathsIn = (entries: readonly MenuEntry[], base = ''): string[] =>
  entries.flatMap((one) => {
    const path = one.path.startsWith('/') ? one.path : `${base}/${one.path}`
    return [path, ...pathsIn(one.children ?? [], path)]
  })

describe('the tree of pages that a role can be given', () => {
  it('leaves out what is hidden, and has one page in place of its group unless that is always shown', () => {
    expect(tree.map(({ path, children }) => [path, children.map((child) => child.path)])).toEqual([
      ['/dashboard', []],
      ['/permission', ['/permission/page', '/permission/role']],
      ['/icon/index', []],
      ['/zip', ['/zip/download']],
      ['/nested', ['/nested/menu1', '/nested/menu2']],
      ['/example', ['/example/list', '/example/create']],
      ['/pdf/index', []],
    ])
  })

  it.each([
    ['a name in three languages', { zh: '图标', en: 'Icons', es: 'Iconos' }, ['图标', 'Icons', 'Iconos']],
    ['one name for all', 'Icons', ['Icons', 'Icons', 'Icons']],
    ['a name that lacks a language', { zh: '图标' }, ['图标', '/x', '/x']],
    ['no name', undefined, ['/x', '/x', '/x']],
  ])('calls a page by %s', (_, title, named) => {
    const [node] = treeOf([{ path: '/x', ...{ meta: { title } } }])
    expect([node?.title.zh, node?.title.en, node?.title.es]).toEqual(named)
  })

  it.each([[null], [{}], ['text'], [[1, null, { name: 'no path' }]]])('takes nothing out of %j', (sent) => {
    expect(entriesOf(sent)).toEqual([])
  })

  it('is ticked where the role has the page', () => {
    expect([...leavesHeld(tree, menu)]).toEqual(leavesOf(tree))
    expect([...leavesHeld(tree, [entry('/icon', { children: [entry('index')] })])]).toEqual(['/icon/index'])
    expect(leavesHeld(tree, []).size).toBe(0)
  })
})

describe('what is kept of a menu', () => {
  it('is everything when everything is ticked', () => {
    expect(prunedTo(menu, new Set(leavesOf(tree)))).toEqual(menu)
  })

  it.each<[string, string[], string[]]>([
    ['nothing but what is always hidden', [], []],
    ['one page', ['/dashboard'], ['/dashboard', '/404']],
    ['a page with what its group hides', ['/icon/index'], ['/icon', '/icon/index', '/icon/old', '/404']],
    ['a page with its groups', ['/nested/menu1/b'], ['/nested', '/nested/menu1', '/nested/menu1/b', '/404']],
    ['the page of another', ['/example/list'], ['/example', '/example/list', '/example/edit/:id', '/404']],
    ['no hidden page without it', ['/example/create'], ['/example', '/example/create', '/404']],
    ['the same outside of groups', ['/pdf/index'], ['/pdf/index', '/pdf/download', '/404']],
  ])('is %s', (_, ticked, kept) => {
    expect(pathsIn(prunedTo(menu, new Set(ticked)))).toEqual(kept)
  })

  it('is read again as it was ticked', () => {
    const ticked = new Set(['/permission/role', '/nested/menu1/a', '/nested/menu2', '/pdf/index'])
    expect(leavesHeld(tree, prunedTo(menu, ticked))).toEqual(ticked)
  })
})

describe('a box of the tree', () => {
  it.each<[string[], boolean | 'mixed']>([
    [[], false],
    [['/nested/menu2'], 'mixed'],
    [['/nested/menu1/a', '/nested/menu1/b'], 'mixed'],
    [['/nested/menu1/a', '/nested/menu1/b', '/nested/menu2'], true],
  ])('around %j is ticked: %s', (ticked, state) => {
    expect(tickedOf(nodeAt('/nested'), new Set(ticked))).toBe(state)
  })

  it('ticks all that it holds, and takes all away when all was ticked', () => {
    const some = new Set(['/nested/menu1/a', '/dashboard'])
    const all = toggled(nodeAt('/nested'), some)
    expect([...all].sort()).toEqual(['/dashboard', '/nested/menu1/a', '/nested/menu1/b', '/nested/menu2'])
    expect([...toggled(nodeAt('/nested'), all)]).toEqual(['/dashboard'])
    expect([...toggled(nodeAt('/nested/menu1/a'), some)]).toEqual(['/dashboard'])
  })

  it('stands in sight where the groups around it are open', () => {
    expect(linesOf(tree, new Set()).map(({ node }) => node.path)).toEqual(tree.map(({ path }) => path))
    const lines = linesOf(tree, new Set(['/nested', '/nested/menu1']))
    const line = lines.find(({ node }) => node.path === '/nested/menu1/b')
    expect(line).toMatchObject({ level: 3, place: 2, of: 2, parent: '/nested/menu1' })
    // Open nodes inside closed ones are not visible.
    expect(linesOf(tree, new Set(['/nested/menu1']))).toHaveLength(tree.length)
  })
})
