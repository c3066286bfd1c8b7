import { describe, expect, it } from 'vitest'
import { code, defineResource, l, multiline } from '@/declaration'
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

const pageAt = pagesOf([area('/x', 'dialog'), area('/x/long', 'page')], (path) =>
  path === '/dashboard' ? { title: label, affix: true } : path === '/x' ? { noCache: true } : undefined,
)

describe('the page of an address', () => {
  it.each([
    ['/x', '/x', 'list'],
    ['/x/', '/x', 'list'],
    ['/x/7/show', '/x', 'list'],
    ['/x/create', '/x', 'list'],
    ['/x/7', '/x', 'list'],
    ['/x/7/page', '/x/7/page', 'detail'],
    ['/x/7/page/more', '/x', 'list'],
    ['/x/long', '/x/long', 'list'],
    ['/x/long/create', '/x/long/create', 'create'],
    ['/x/long/7', '/x/long/7', 'edit'],
    ['/x/long/7/', '/x/long/7', 'edit'],
    ['/x/long/7/show', '/x/long', 'list'],
  ])('%s is %s, a %s', (pathname, path, kind) => {
    expect(pageAt(pathname)).toMatchObject({ path, tab: true, area: { kind } })
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
