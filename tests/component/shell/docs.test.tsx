import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { choice, defineResource, l, loadDeclarations, text } from '@/declaration'
import { openApiOf } from '@/declaration/openapi'
import DocsPage from '@/shell/docs/DocsPage'
import { topicAt, topicPath, topics } from '@/shell/docs/topics'
import { appearancePreference } from '@/theme/preferences'
import { violations } from '../violations'
import { forgetChoices, type NavbarOptions, renderInFrame } from './openNavbar'

const shops = defineResource({
  name: 'shop',
  path: '/merchant/merchant',
  label: l('授权商家', 'Authorised merchants', 'Comercios autorizados'),
  icon: 'list',
  menu: { order: 1 },
  key: ['name'],
  title: 'name',
  fields: {
    name: text({ label: l('名称', 'Name', 'Nombre') }),
    op: choice({ label: l('平台', 'Platform', 'Plataforma'), of: { taobao: l('淘宝', 'Taobao', 'Taobao') } }),
  },
  list: { call: 'GET /user/merchantlist', columns: ['name'], sortable: ['name'], sort: 'name', filters: [] },
  actions: {
    remove: {
      label: l('移除', 'Remove', 'Quitar'),
      icon: 'delete',
      call: 'POST /user/merchantremove',
      on: ['row'],
      confirm: { text: l('将移除。', 'It is removed.', 'Se quita.') },
    },
  },
})
const resources = loadDeclarations({ shops }, {})
const document31 = JSON.stringify(openApiOf(resources))

const platform = vi.fn<typeof fetch>()

beforeEach(() => {
  forgetChoices()
  platform.mockReset()
  platform.mockImplementation(
    async () => new Response(document31, { headers: { 'Content-Type': 'application/json' } }),
  )
  vi.stubGlobal('fetch', platform)
})
afterEach(() => {
  appearancePreference.write('light')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  forgetChoices()
})

const open = (at: string, options: NavbarOptions = {}) =>
  renderInFrame(
    <main>
      <Routes>
        <Route path="/docs/:topic" element={<DocsPage />} />
        <Route path="*" element={<h1>别的页面</h1>} />
      </Routes>
    </main>,
    { ...options, at, resources },
  )

const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent))

describe('a document', () => {
  it('lists its chapters and the calls of the areas it is about', async () => {
    await open('/docs/taobao')
    await expect.element(page.getByRole('heading', { level: 1, name: '淘宝' })).toBeVisible()
    expect(document.title).toBe('淘宝 - 文档中心 - 开放平台')
    const chapters = page.getByRole('region', { name: '目录' }).getByRole('listitem').elements()
    expect(chapters.map((one) => one.textContent)).toEqual([
      ...['接入准备', '商家授权', '消息列表', '订单接口', '发货与备注', '退款', '错误码'],
    ])
    expect(rows()).toEqual([
      ['授权商家', 'GET', '/user/merchantlist'],
      ['POST', '/user/merchantremove'],
    ])
    await expect
      .element(page.getByText('文档正文由开放平台发布，这里列出目录以及控制台用到的接口。'))
      .toBeVisible()
  })

  it('leads to the area', async () => {
    const { path } = await open('/docs/taobao')
    await page.getByRole('link', { name: '授权商家' }).click()
    await expect.poll(path).toBe('/merchant/merchant')
  })

  it('says that no area belongs to it', async () => {
    await open('/docs/addr', { language: 'es' })
    await expect.element(page.getByRole('heading', { name: 'Direcciones' })).toBeVisible()
    await expect
      .element(page.getByText('Ningún área de la consola corresponde a este documento.'))
      .toBeVisible()
  })

  it.each(topics.map(({ slug, label }) => [slug, label.en] as const))('%s is there', async (slug, name) => {
    await open(`/docs/${slug}`, { language: 'en' })
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(
      page.getByRole('region', { name: 'Chapters' }).getByRole('listitem').elements().length,
    ).toBeGreaterThan(2)
  })

  it.each(['/docs/ebay', '/docs/toString', '/docs/__proto__'])('%s is no document', async (at) => {
    const { path } = await open(at)
    await expect.poll(path).toBe('/404')
  })

  it.each(['light', 'dark'] as const)('can be read by everybody in %s', async (mode) => {
    appearancePreference.write(mode)
    await open('/docs/taobao')
    await expect.element(page.getByRole('button', { name: '下载接口文档（OpenAPI）' })).toBeVisible()
    document.documentElement.lang = 'zh'
    expect(await violations()).toEqual([])
  })

  it('is known by its address', () => {
    for (const topic of topics) expect(topicAt(topicPath(topic))).toBe(topic)
    expect(topicAt('/docs/pay/')?.label.zh).toBe('支付收款')
    expect(topicAt('/docs')).toBeUndefined()
    expect(topicAt('/docs/pay/more')).toBeUndefined()
  })
})

describe('the description of the calls', () => {
  const button = () => page.getByRole('button', { name: '下载接口文档（OpenAPI）' })

  it('comes as a file', async () => {
    await open('/docs/taobao')
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) made.push(blob)
      return 'blob:made'
    })
    const saved: string[][] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push([this.href, this.download])
    })
    await button().click()
    await expect.poll(() => saved).toEqual([['blob:made', 'openapi.json']])
    expect(await made[0]?.text()).toBe(document31)
    expect(platform.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([
      ['/api/openapi.json', 'HEAD'],
      ['/api/openapi.json', undefined],
    ])
  })

  it('is reported when it does not arrive', async () => {
    await open('/docs/taobao')
    await expect.element(button()).toBeVisible()
    platform.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await button().click()
    await expect.element(page.getByText('网络连接失败，请检查网络')).toBeVisible()
  })

  it.each([
    ['refuses', () => new Response('{}', { status: 404, headers: { 'Content-Type': 'application/json' } })],
    ['answers a web page', () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })],
  ])('is not offered where the platform %s', async (_name, answer) => {
    platform.mockImplementation(async () => answer())
    await open('/docs/taobao')
    await expect.poll(() => platform.mock.results.length).toBe(1)
    await platform.mock.results[0]?.value
    await expect.element(page.getByRole('heading', { name: '相关接口' })).toBeVisible()
    await expect.element(button()).not.toBeInTheDocument()
  })
})
