import { describe, expect, it } from 'vitest'
import { code, headOf, multiline, type Resource } from '@/declaration'
import { pagesOf } from '@/shell/panes/pages'
import { spreadFirst } from '../cases'
import { label, plainArea } from '../declaration/plainArea'

const area = (path: `/${string}`, body: 'dialog' | 'page'): Resource => ({
  ...plainArea(path),
  fields: { no: code({ label }), body: body === 'page' ? multiline({ label }) : code({ label }) },
  detail: {},
  save: { call: 'POST /user/save', fields: ['body'] },
})

/** Its records are neither looked at nor changed. */
const bare = { ...area('/y', 'dialog'), detail: undefined, save: undefined }

const pageAt = pagesOf([area('/x', 'dialog'), area('/x/long', 'page'), bare].map(headOf), (path) =>
  path === '/dashboard' ? { title: label, affix: true } : path === '/x' ? { noCache: true } : undefined,
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
    '/xy',
  ])('%s is none', (pathname) => {
    expect(pageAt(pathname)).toMatchObject({ path: pathname, tab: false, noCache: true })
    expect(pageAt(pathname).area).toBeUndefined()
  })

  it('follows its route: pinned, named, not kept', () => {
    expect(pageAt('/dashboard')).toMatchObject({ tab: true, affix: true, noCache: false, title: label })
    expect(pageAt('/x/7/page')).toMatchObject({ noCache: true, affix: false })
    expect(pageAt('/404')).toMatchObject({ tab: false })
  })
})
