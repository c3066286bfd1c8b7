import type { JsonObject } from '@mock/platform/contract'
import article from '@resources/demo/article/article.area'
import rules from '@resources/demo/article/platform/rules'
import seed from '@resources/demo/article/platform/seed'
import { describe, expect, it } from 'vitest'
import { dataOf, startedOnce } from '../platform-areas/started'

const own = { seeds: { article: seed }, rules: { article: rules } }
const running = await startedOnce({ declarations: [article], ...own })
/** The token of a demonstration account: nobody else has articles. */
const token = await running.signIn('admin', '111111')
const get = (path: string) => running.get(path, token)
const post = (path: string, body: JsonObject) => running.post(path, body, token)

interface Listed {
  readonly items: readonly { readonly [name: string]: unknown }[]
  readonly total: number
}
const list = async (query = '') => dataOf<Listed>(await get(`/article/list${query}`))
const words = { title: '双十一值班安排', author: '林青', content: '<p>三班倒，群里报平安。</p>' }
const facts = { type: 'CN', importance: 3, platforms: ['a-platform'], forecast: 8600, display_time: null }
const save = (body: JsonObject) => post('/article/save', { ...words, ...facts, status: 'draft', ...body })

const image_uri = 'https://www.example.com/cover.png'
const cover = { image_uri }
const published = { status: 'published', ...cover }

describe('the articles', () => {
  it('are a hundred, twenty to a page, in the order of their numbers', async () => {
    const { items, total } = await list()
    expect(total).toBe(100)
    expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    const [last] = (await list('?sort=-id&page=5&limit=20')).items.slice(-1)
    expect(last).toMatchObject({ id: 1 })
  })

  it('have titles of their own, none is published tomorrow, and no draft has readers', async () => {
    const { items } = await list('?limit=100')
    const titles = items.map(({ title }) => String(title))
    expect(new Set(titles).size).toBe(100)
    expect(titles).toContain('电子面单常见问题汇总')
    for (const { status, display_time, pageviews } of items)
      if (status === 'draft') expect([display_time, pageviews]).toEqual([null, 0])
      else expect(Number(display_time)).toBeLessThanOrEqual(running.clock.now)
  })

  it.each([
    ['importance', '3'],
    ['type', 'JP'],
    ['title', '拼多多'],
  ])('are found by %s', async (name, value) => {
    const { items, total } = await list(`?${name}=${encodeURIComponent(value)}&limit=100`)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(100)
    for (const item of items) expect(String(item[name])).toContain(value)
  })

  it('are found by their number, body included; what is not there is said to be missing', async () => {
    const found = { id: 26, title: '淘宝订单常见问题汇总', content: expect.stringContaining('<p>') }
    expect(dataOf(await get('/article/detail?id=26'))).toMatchObject(found)
    expect(await get('/article/detail?id=9999')).toMatchObject({ code: 10002 })
  })

  it('stay drafts until they are published, which dates them unless a time was set', async () => {
    const draft = dataOf(await save({}))
    const timestamp = running.clock.now
    expect(draft).toMatchObject({ id: 101, status: 'draft', display_time: null, timestamp })
    const { id, version } = draft
    const out = dataOf(await save({ id, version, ...published }))
    expect(out).toMatchObject({ status: 'published', display_time: running.clock.now })
    const later = dataOf(await save({ ...published, display_time: 1_717_200_000 }))
    expect(later).toMatchObject({ status: 'published', display_time: 1_717_200_000 })
  })

  it.each<[string, JsonObject]>([
    ['no title', { title: '' }],
    ['a title of 101 characters', { title: '长'.repeat(101) }],
    ['no body', { content: '' }],
    ['a script in its body', { content: '<script>1</script>' }],
    ['a forecast above 100 %', { forecast: 10_001 }],
    ['an importance of four', { importance: 4 }],
    ['a state of its own', { status: 'deleted' }],
    ['no cover, once they are published', { status: 'published' }],
    ['a source that is no address', { source_uri: 'javascript:alert(1)' }],
    ['a summary of 201 characters', { content_short: '长'.repeat(201) }],
  ])('are refused with %s', async (_, body) => {
    expect(await save(body)).toMatchObject({ code: 10001, data: null })
  })

  it('are published, taken back and deleted, several at once; none is published without a cover', async () => {
    const [bare, whole] = [dataOf(await save({})), dataOf(await save(cover))]
    const ids = [bare.id ?? null, whole.id ?? null]
    const become = async (status: string) =>
      dataOf<{ success: unknown[]; failed: { code: number }[] }>(
        await post('/article/status', { ids, status }),
      )
    const published = await become('published')
    expect([published.success.length, published.failed.map(({ code }) => code)]).toEqual([1, [46001]])
    const out = { status: 'published', display_time: running.clock.now }
    expect(dataOf(await get(`/article/detail?id=${whole.id}`))).toMatchObject(out)
    for (const status of ['deleted', 'draft']) {
      expect((await become(status)).failed).toEqual([])
      for (const id of ids) expect(dataOf(await get(`/article/detail?id=${id}`))).toMatchObject({ status })
    }
  })
})
