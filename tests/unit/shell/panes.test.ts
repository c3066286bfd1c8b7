import type { Location } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { code, headOf, multiline, type Resource } from '@/declaration'
import { type FramePage, pagesOf } from '@/shell/panes/pages'
import { paneRouter } from '@/shell/panes/paneRouter'
import { advance, isKeptAt, isPageAt, startWorkspace, type Workspace } from '@/shell/panes/workspace'
import { close, type Tabs, togglePin, withAffix } from '@/shell/tabs/tabs'
import { spreadFirst } from '../cases'
import { label, plainArea } from '../declaration/plainArea'

const at = (pathname: string, search = ''): Location => {
  return { pathname, search, hash: '', state: null, key: pathname + search }
}

const pageOf = (path: string, more: Partial<FramePage> = {}): FramePage => {
  return { path, tab: true, affix: false, noCache: false, ...more }
}

const start = (path = '/home') =>
  startWorkspace(withAffix([], ['/home']), at(path), pageOf(path, { affix: path === '/home' }), 3)

interface Visit {
  unsaved?: readonly string[]
  most?: number
  page?: Partial<FramePage>
  search?: string
}

const visit = (workspace: Workspace, path: string, { unsaved = [], most = 3, page, search }: Visit = {}) =>
  advance(workspace, { type: 'arrive', location: at(path, search), page: pageOf(path, page), unsaved, most })

const kept = ({ panes }: Workspace) => panes.map(({ page: { path } }) => path)
const open = ({ tabs }: Workspace) => tabs.map(({ path }) => path)

describe('the pages that are kept', () => {
  it('are those looked at, the last one first', () => {
    const two = visit(visit(start(), '/a'), '/b')
    expect(kept(two)).toEqual(['/b', '/a', '/home'])
    expect(kept(visit(two, '/a'))).toEqual(['/a', '/b', '/home'])
  })

  it('are no more than allowed: the one looked at longest ago goes, and keeps its tab', () => {
    const many = ['/a', '/b', '/c', '/d'].reduce((one, path) => visit(one, path), start())
    expect(kept(many)).toEqual(['/d', '/c', '/home'])
    expect(open(many)).toEqual(['/home', '/a', '/b', '/c', '/d'])
  })

  const pinned = { type: 'tabs', change: (tabs: Tabs) => togglePin(tabs, '/a') } as const

  it.each([
    ['one pinned by its route', start(), {}, '/home'],
    ['one pinned by the operator', advance(visit(start(), '/a'), pinned), {}, '/a'],
    ['one with something unsaved', visit(start(), '/a'), { unsaved: ['/a'] }, '/a'],
  ])('never lose %s', (_, from, options, path) => {
    const many = ['/b', '/c', '/d', '/e', '/f'].reduce((one, next) => visit(one, next, options), from)
    expect(kept(many)).toContain(path)
  })

  it('may be more than allowed when none can go', () => {
    const unsaved = ['/a', '/b', '/c', '/d']
    const many = unsaved.reduce((one, path) => visit(one, path, { unsaved }), start())
    expect(kept(many)).toEqual(['/d', '/c', '/b', '/a', '/home'])
  })

  it.each([
    ['those that their route forbids', { noCache: true }, true],
    ['those without a tab', { tab: false }, false],
  ])('are not %s', (_, page, hasTab) => {
    const left = visit(visit(start(), '/clock', { page }), '/a')
    expect(kept(left)).toEqual(['/a', '/home'])
    expect(open(left).includes('/clock')).toBe(hasTab)
  })

  it('are where the operator left them, search and all', () => {
    const back = visit(visit(start(), '/a', { search: '?page=2' }), '/b')
    expect(back.panes.find(({ page }) => page.path === '/a')?.location.search).toBe('?page=2')
    expect(back.tabs.find(({ path }) => path === '/a')?.fullPath).toBe('/a?page=2')
  })

  it('keep their address, so that nothing in them renders again when the operator comes back to it', () => {
    const before = visit(start(), '/a', { search: '?page=2' })
    const back = visit(visit(before, '/b'), '/a', { search: '?page=2' })
    expect(back.panes[0]?.location).toBe(before.panes[0]?.location)
    expect(visit(back, '/a').panes[0]?.location).toEqual(at('/a'))
  })

  it('take the address anew where they only lead elsewhere, so that they do so again', () => {
    const page = { tab: false }
    const before = visit(start(), '/gone', { page })
    const again = visit(before, '/gone', { page })
    expect(again.panes[0]?.location).toEqual(at('/gone'))
    expect(again.panes[0]?.location).not.toBe(before.panes[0]?.location)
  })

  it('are there at once only as they were left: not at another address, and not to begin anew', () => {
    const left = visit(visit(start(), '/a', { search: '?page=2' }), '/b')
    const isThere = (workspace: Workspace, search: string) =>
      isKeptAt(workspace, at('/a', search), pageOf('/a'))
    expect(isThere(left, '?page=2')).toBe(true)
    expect(isThere(left, '?page=3')).toBe(false)
    const renewed = advance(visit(start(), '/a'), { type: 'renew', path: '/a' })
    expect(isThere(renewed, '')).toBe(false)
  })
})

describe('a page', () => {
  it('whose tab is closed is given up; the one on the screen stays until the operator is elsewhere', () => {
    const two = visit(visit(start(), '/a'), '/b')
    const without = (path: string) => advance(two, { type: 'tabs', change: (tabs) => close(tabs, path) })
    expect(kept(without('/a'))).toEqual(['/b', '/home'])
    expect(kept(without('/b'))).toEqual(['/b', '/a', '/home'])
    expect(kept(visit(without('/b'), '/a'))).toEqual(['/a', '/home'])
  })

  it('that begins anew is given up as soon as the operator is elsewhere, be it for a moment', () => {
    const renewed = advance(visit(start(), '/a'), { type: 'renew', path: '/a' })
    expect(kept(renewed)).toEqual(['/a', '/home'])
    const redirected = visit(renewed, '/redirect/a', { page: { tab: false, noCache: true } })
    expect(kept(redirected)).toEqual(['/redirect/a', '/home'])
    expect(kept(advance(visit(start(), '/a'), { type: 'renew', path: '/home' }))).toEqual(['/a'])
  })

  it('made anew at the path of a former one is another page', () => {
    const idAt = (workspace: Workspace) => workspace.panes.find(({ page }) => page.path === '/a')?.id
    const first = visit(start(), '/a')
    expect(idAt(visit(visit(first, '/b'), '/a'))).toBe(idAt(first))
    const closed = advance(visit(first, '/b'), { type: 'tabs', change: (tabs) => close(tabs, '/a') })
    expect(idAt(visit(closed, '/a'))).not.toBe(idAt(first))
  })

  it('behind the screen that goes on to another address of its own is there when one comes back', () => {
    const settle = { type: 'settle', path: '/a', location: at('/a', '?saved=1') } as const
    const moved = advance(visit(visit(start(), '/a'), '/b'), settle)
    expect(moved.location.pathname).toBe('/b')
    expect(moved.tabs.find(({ path }) => path === '/a')?.fullPath).toBe('/a?saved=1')
    expect(moved.panes.find(({ page }) => page.path === '/a')?.location.search).toBe('?saved=1')
  })
})

describe('when there are other pages than before', () => {
  /** A list with details over it, and one other page. */
  const pages =
    (...allowed: readonly string[]) =>
    (pathname: string): FramePage => {
      const over = pathname.startsWith('/list') && allowed.includes(pathname)
      return pageOf(over ? '/list' : pathname, { tab: allowed.includes(pathname) })
    }
  const all = pages('/home', '/list', '/list/1/show', '/other')
  const arriveAt = (workspace: Workspace, path: string) =>
    advance(workspace, { type: 'arrive', location: at(path), page: all(path), unsaved: [], most: 9 })
  const from = (...paths: readonly string[]) => paths.reduce(arriveAt, start())
  const changed = (workspace: Workspace, ...allowed: readonly string[]) =>
    advance(workspace, { type: 'pages', pageAt: pages(...allowed), affix: ['/home'] })

  it('gives up those that are none, and keeps the others as they are', () => {
    const before = from('/list', '/other')
    const after = changed(before, '/home', '/other')
    expect(kept(after)).toEqual(['/other', '/home'])
    expect(open(after)).toEqual(['/home', '/other'])
    expect(after.panes[0]?.id).toBe(before.panes[0]?.id)
  })

  it('keeps the page on the screen until it has led elsewhere, without a tab', () => {
    const after = changed(from('/other', '/list'), '/home', '/other')
    expect(kept(after)).toEqual(['/list', '/other', '/home'])
    expect(open(after)).toEqual(['/home', '/other'])
    expect(after.page.tab).toBe(false)
  })

  it('makes a page of what was open over one and is nothing there any more, so that it leads elsewhere', () => {
    const after = changed(from('/other', '/list/1/show'), '/home', '/list', '/other')
    expect(kept(after)).toEqual(['/list/1/show', '/other', '/home'])
    expect(open(after)).toEqual(['/home', '/other', '/list'])
  })

  it('leaves a tab its page when what was open over it is no more', () => {
    const after = changed(from('/list/1/show', '/other'), '/home', '/list', '/other')
    expect(kept(after)).toEqual(['/other', '/home'])
    expect(after.tabs.find(({ path }) => path === '/list')?.fullPath).toBe('/list')
  })

  it('knows whether a page is still one at its address', () => {
    expect(isPageAt(all, '/list', '/list/1/show')).toBe(true)
    expect(isPageAt(pages('/list'), '/list', '/list/1/show')).toBe(false)
    expect(isPageAt(pages('/list'), '/other', '/other')).toBe(false)
  })
})

const here: Location = { pathname: '/shop/7', search: '?page=2', hash: '', state: null, key: 'k' }

const waysOf = (shown: boolean) => {
  const [go, settle] = [vi.fn(), vi.fn()]
  const owns = (pathname: string) => pathname.startsWith('/shop')
  const router = paneRouter({ here: () => here, isShown: () => shown, go, settle, owns })
  return { go, settle, navigate: router.useNavigate() }
}

describe('a page on the screen', () => {
  it.each([
    ['/other', { pathname: '/other', search: '', hash: '' }],
    [{ search: '?page=3' }, { pathname: '/shop/7', search: '?page=3', hash: '' }],
    [
      { pathname: '/shop', search: '?p=2' },
      { pathname: '/shop', search: '?p=2', hash: '' },
    ],
    ['/shop?a=1#b', { pathname: '/shop', search: '?a=1', hash: '#b' }],
  ])('goes to %j, and back', (to, target) => {
    const { go, navigate } = waysOf(true)
    navigate(to, { replace: true })
    expect(go).toHaveBeenLastCalledWith(target, { replace: true })
    navigate(-1)
    expect(go).toHaveBeenLastCalledWith(-1)
  })
})

describe('a page behind the screen', () => {
  it('takes up an address of its own, unseen', () => {
    const { go, settle, navigate } = waysOf(false)
    navigate({ search: '?page=1' })
    navigate('/shop')
    expect(settle.mock.calls.map(([to]) => `${to.pathname}${to.search}`)).toEqual(['/shop/7?page=1', '/shop'])
    expect(go).not.toHaveBeenCalled()
  })

  it.each(['/other', '/', -1])('never moves the operator to %j', (to) => {
    const { go, settle, navigate } = waysOf(false)
    navigate(to)
    expect(go).not.toHaveBeenCalled()
    expect(settle).not.toHaveBeenCalled()
  })
})

const area = (path: `/${string}`, body: 'dialog' | 'page'): Resource => ({
  ...plainArea(path),
  fields: { no: code({ label }), body: body === 'page' ? multiline({ label }) : code({ label }) },
  detail: {},
  save: { call: 'POST /user/save', fields: ['body'] },
})

/** Its records can be neither viewed nor changed. */
const bare = { ...area('/y', 'dialog'), detail: undefined, save: undefined }

const inMenu = { zh: '菜单中的名称', en: 'As in the menu', es: 'Como en el menú' }

const pageAt = pagesOf([area('/x', 'dialog'), area('/x/long', 'page'), bare].map(headOf), (path) =>
  path === '/dashboard'
    ? { title: label, affix: true }
    : path === '/x'
      ? { noCache: true, title: inMenu }
      : undefined,
)

describe('the page of an address', () => {
  it.each(
    spreadFirst([
      [['/x', '/x/', '/x/7/show', '/x/create', '/x/7', '/x/7/show/'], '/x', 'list'],
      [['/x/7/page'], '/x/7/page', 'detail'],
      [['/x/long', '/x/long/7/show'], '/x/long', 'list'],
      [['/x/long/create'], '/x/long/create', 'create'],
      [['/x/long/7', '/x/long/7/'], '/x/long/7', 'edit'],
    ]),
  )('%s is %s, a %s', (pathname, path, kind) => {
    expect(pageAt(pathname)).toMatchObject({ path, tab: true, area: { kind } })
  })

  it.each([
    '/x/7/page/more',
    '/x/7/unknown',
    // Only below the nearer area, as in the router.
    '/x/long/7/unknown',
    '/x//7',
    '/X',
    '/x/7/SHOW',
    '/y/7/show',
    '/y/7',
  ])('%s is none', (pathname) => {
    expect(pageAt(pathname)).toMatchObject({ path: pathname, tab: false, noCache: true })
    expect(pageAt(pathname).area).toBeUndefined()
  })

  it('follows its route: pinned, named, not kept', () => {
    expect(pageAt('/dashboard')).toMatchObject({ tab: true, affix: true, noCache: false, title: label })
    expect(pageAt('/x/7/page')).toMatchObject({ noCache: true, affix: false })
    expect(pageAt('/x').title).toEqual(inMenu)
    expect(pageAt('/x/long').title).toEqual(label)
    expect(pageAt('/404')).toMatchObject({ tab: false })
  })
})
