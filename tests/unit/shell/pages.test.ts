import { describe, expect, it } from 'vitest'
import { code, defineResource, headOf, l, multiline } from '@/declaration'
import { pagesOf } from '@/shell/panes/pages'

const label = l('名', 'Name', 'Nombre')

const area = (path: `/${string}`, body: 'dialog' | 'page') =>
  defineResource({
    name: path.replaceAll('/', ''),
    path,
    label,
    icon: 'list',
    menu: { order: 1 },
    key: ['no'],
    title: 'no',
    fields: { no: code({ label }), body: body === 'page' ? multiline({ label }) : code({ label }) },
    list: { call: 'GET /user/list', columns: ['no'], sortable: ['no'], sort: 'no', filters: [] },
    detail: {},
    save: { call: 'POST /user/save', fields: ['body'] },
  })

/** Its records are neither looked at nor changed. */
const bare = { ...area('/y', 'dialog'), detail: undefined, save: undefined }

const pageAt = pagesOf([area('/x', 'dialog'), area('/x/long', 'page'), bare].map(headOf), (path) =>
  path === '/dashboard' ? { title: label, affix: true } : path === '/x' ? { noCache: true } : undefined,
)

describe('the page of an address', () => {
  it.each([
    ['/x', '/x', 'list'],
    ['/x/', '/x', 'list'],
    ['/x/7/show', '/x', 'list'],
    ['/x/create', '/x', 'list'],
    ['/x/7', '/x', 'list'],
    ['/x/7/show/', '/x', 'list'],
    ['/x/7/page', '/x/7/page', 'detail'],
    ['/x/long', '/x/long', 'list'],
    ['/x/long/create', '/x/long/create', 'create'],
    ['/x/long/7', '/x/long/7', 'edit'],
    ['/x/long/7/', '/x/long/7', 'edit'],
    ['/x/long/7/show', '/x/long', 'list'],
  ])('%s is %s, a %s', (pathname, path, kind) => {
    expect(pageAt(pathname)).toMatchObject({ path, tab: true, area: { kind } })
  })

  it.each([
    '/x/7/page/more',
    '/x/7/unknown',
    '/x/long/7/page/more',
    // Below the nearer area only, as the router has it.
    '/x/long/7/unknown',
    '/x//7',
    '/X',
    '/x/7/SHOW',
    '/y/7/show',
    '/y/7/page',
    '/y/create',
    '/y/7',
  ])('%s is none', (pathname) => {
    expect(pageAt(pathname)).toMatchObject({ path: pathname, tab: false, noCache: true })
    expect(pageAt(pathname).area).toBeUndefined()
  })

  it('is of no area beside its path', () => {
    expect(pageAt('/xy')).toMatchObject({ path: '/xy', tab: false, noCache: true })
    expect(pageAt('/xy').area).toBeUndefined()
  })

  it('follows its route: pinned, named, not kept', () => {
    expect(pageAt('/dashboard')).toMatchObject({ tab: true, affix: true, noCache: false, title: label })
    expect(pageAt('/x/7/page')).toMatchObject({ noCache: true, affix: false })
    expect(pageAt('/404')).toMatchObject({ tab: false })
  })
})
