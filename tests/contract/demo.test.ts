import type { Json, JsonObject } from '@mock/platform/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './demo/client'
import { rolesContract } from './demo/roles'
import { type Running, spreadWays, type Way } from './harness'

for (const way of spreadWays) describe(`the demo's calls: ${way.name}`, () => contract(way))

const words = expect.stringMatching(/./)

interface Listed {
  readonly total: number
  readonly items: readonly JsonObject[]
}

function contract(way: Way) {
  let running: Running
  let admin: Client
  let editor: Client
  let visitor: Client
  let partner: Client
  const client = () => new Client(running)
  beforeAll(async () => {
    running = await way.start()
    admin = await client().login('admin')
    editor = await client().login('editor')
    visitor = await client().login('visitor')
    partner = await client().login('demo_partner', 'demo123456')
  })
  afterAll(() => running.stop())

  it.each(['admin', 'editor', 'visitor'])('%s signs in, is told who it is, and signs out', async (name) => {
    const own = await client().login(name)
    const info = await own.data('GET', `/user/info?token=${own.token}`)
    expect(info).toMatchObject({ roles: [name], name: words, avatar: words, introduction: words })
    expect(await own.data('POST', '/user/logout')).toBe('success')
    expect(await own.code('GET', `/user/info?token=${own.token}`)).toBe(50008)
  })

  describe('articles', () => {
    const list = (query: string) => admin.data<Listed>('GET', `/article/list${query}`)
    const read = (id: unknown) => admin.data('GET', `/article/detail?id=${id}`)

    it.each([
      ['', Array.from({ length: 20 }, (_, index) => index + 1)],
      ['?page=1&limit=20&sort=%2Bid', Array.from({ length: 20 }, (_, index) => index + 1)],
      ['?page=2&limit=3&sort=-id', [97, 96, 95]],
    ])('are listed by %j', async (query, ids) => {
      const { total, items } = await list(query)
      expect([total, items.map(({ id }) => id)]).toEqual([100, ids])
    })

    it('have what the clients of the family read', async () => {
      expect(await read(7)).toEqual({
        id: 7,
        timestamp: expect.any(Number),
        author: words,
        reviewer: words,
        title: words,
        content_short: words,
        content: expect.stringContaining('<p>'),
        forecast: expect.any(Number),
        importance: expect.any(Number),
        type: expect.stringMatching(/^(CN|US|JP|EU)$/),
        status: expect.stringMatching(/^(published|draft|deleted)$/),
        display_time: expect.any(Number),
        comment_disabled: expect.any(Boolean),
        pageviews: expect.any(Number),
        image_uri: expect.stringContaining('data:image/svg+xml'),
        source_uri: expect.any(String),
        platforms: expect.arrayContaining(['a-platform']),
        remark: '',
        tag_color: '',
        version: 1,
      })
      expect(await admin.code('GET', '/article/detail?id=9999')).toBe(10002)
    })

    it('are created with what a short form asks for, under a number of the platform', async () => {
      const made = await admin.data('POST', '/article/create', {
        id: 1099,
        author: 'admin',
        importance: 2,
        remark: '先占个位置',
        timestamp: '2024-05-31T16:00:00.000Z',
        title: '仓库盘点通知',
        type: 'CN',
        status: 'published',
        whatever: { unknown: [1, 2] },
      })
      expect(made).toMatchObject({ id: 101, timestamp: 1_717_171_200, display_time: running.clock.now })
      expect(await read(101)).toEqual(made)
      expect((await list('?sort=-id&limit=1')).items[0]).toMatchObject({ id: 101, remark: '先占个位置' })
    })

    it.each<[what: string, timestamp: Json]>([
      ['seconds', 1_717_171_200],
      ['milliseconds', 1_717_171_200_999],
      ['a date and time', '2024-06-01 00:00:00'],
      ['a moment of ISO 8601', '2024-05-31T16:00:00.000Z'],
    ])('are changed with a whole record and a time in %s', async (form, timestamp) => {
      const title = `改过的标题（${form}）`
      const before = await read(8)
      const changed = await admin.data('POST', '/article/update', {
        ...before,
        title,
        status: 'deleted',
        edit: true,
        originalTitle: before.title,
        timestamp,
      })
      expect(changed).toEqual({
        ...before,
        title,
        status: 'deleted',
        timestamp: 1_717_171_200,
        version: Number(before.version) + 1,
      })
      expect(await read(8)).toEqual(changed)
    })

    it('are changed a second time by a client that has kept its copy', async () => {
      const copy = await read(9)
      for (const title of ['第一次', '第二次']) {
        const changed = await admin.data('POST', '/article/update', { ...copy, title })
        expect(changed).toMatchObject({ id: 9, title })
      }
    })

    it.each<[what: string, call: string, body: JsonObject, code: number]>([
      ['no title', 'create', { type: 'CN' }, 10001],
      ['a title of 101 characters', 'create', { title: '长'.repeat(101) }, 10001],
      ['an importance of four', 'update', { id: 1, importance: 4 }, 10001],
      ['no time', 'update', { id: 1, timestamp: 'someday' }, 10001],
      ['a link that is none', 'update', { id: 1, source_uri: 'javascript:alert(1)' }, 10001],
      ['no number', 'update', { title: '无主' }, 10001],
      ['a number of nobody', 'update', { id: 9999, title: '无主' }, 10002],
    ])('are refused with %s (%s)', async (_, call, body, code) => {
      expect(await admin.code('POST', `/article/${call}`, body)).toBe(code)
    })

    it('are counted by channel', async () => {
      expect(await admin.data('GET', '/article/pv?pv=3120')).toEqual({
        pvData: ['PC', 'mobile', 'ios', 'android'].map((key) => ({ key, pv: 1024 })),
      })
    })

    it('are nobody’s who may not see them', async () => {
      expect(await visitor.code('GET', '/article/list')).toBe(10003)
      expect(await visitor.code('POST', '/article/create', { title: '访客' })).toBe(10003)
    })
  })

  it.each([
    ['GET', '/article/pv?pv=1'],
    ['GET', '/rest/article'],
    ['POST', '/article/create'],
    ['GET', '/search/user?name=a'],
    ['POST', '/demo/upload'],
  ])('%s %s is answered to demonstration accounts alone', async (method, path) => {
    const body = method === 'GET' ? undefined : { title: '不该有' }
    expect(await partner.code(method, path, body)).toBe(10003)
  })

  it.each(['demo_avatar', 'article_cover'])(
    'a file of the demo’s scene %s is taken of demonstration accounts alone',
    async (scene) => {
      const upload = async (who: Client) => {
        const form = new FormData()
        form.set('scene', scene)
        form.set('file', new File(['x'], 'x.png'))
        const headers = { 'x-token': who.token }
        const answer = await running.fetch('/user/uploadfile', { method: 'POST', headers, body: form })
        return (await answer.json()).code
      }
      expect(await upload(partner)).toBe(10003)
      // Refused only for its content.
      expect(await upload(admin)).toBe(44002)
    },
  )

  describe('people', () => {
    const named = async (query: string) =>
      (await editor.data<Listed>('GET', `/search/user${query}`)).items.map(({ name }) => name)

    it('are a hundred and one, each once, the authors among them', async () => {
      const names = await named('')
      expect([names.length, new Set(names).size]).toEqual([101, 101])
      const { items } = await editor.data<Listed>('GET', '/article/list?limit=100&status=published')
      const authors = items.flatMap(({ author }) => (author === 'admin' ? [] : [String(author)]))
      expect(names).toEqual(expect.arrayContaining(authors))
    })

    it.each([
      ['?name=%E6%9E%97%E9%9D%92', ['林青']],
      ['?name=%E5%B0%8F%E7%BC%96', ['演示小编']],
      ['?name=%25', []],
    ])('are found by part of their name: %s', async (query, names) => {
      expect(await named(query)).toEqual(names)
    })
  })

  it('transactions have a number of 36 characters, a price in yuan, a person and a state', async () => {
    const { total, items } = await editor.data<Listed>('GET', '/transaction/list')
    expect([total, items.length]).toEqual([60, 20])
    for (const { order_no, timestamp, username, price, status } of items) {
      expect(order_no).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      expect([typeof timestamp, typeof username]).toEqual(['number', 'string'])
      expect(Number(price)).toBeGreaterThanOrEqual(1000)
      expect(Number(price)).toBeLessThanOrEqual(15_000)
      expect(String(price)).toMatch(/^\d+(\.\d{1,2})?$/)
      expect(['success', 'pending']).toContain(status)
    }
  })

  describe('routes and roles', () => rolesContract(() => ({ client, admin, visitor, partner })))
}
