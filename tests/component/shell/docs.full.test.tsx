import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { docHeads } from '@/app/heads'
import DocsPage from '@/shell/docs/DocsPage'
import { docPath } from '@/shell/docs/docs'
import { appearancePreference } from '@/theme/preferences'
import { watchSaved } from '../browserFiles'
import { absent, click, texts, visible } from '../onPage'
import { violations } from '../violations'
import { type NavbarOptions, renderInFrame } from './openNavbar'

const platform = vi.fn<typeof fetch>()

beforeEach(() => {
  platform.mockReset()
  platform.mockImplementation(
    async () => new Response('{"openapi":"3.1.0"}', { headers: { 'Content-Type': 'application/json' } }),
  )
  vi.stubGlobal('fetch', platform)
})

const open = (at: string, options: NavbarOptions = {}) =>
  renderInFrame(
    <main style={{ height: '100vh', overflow: 'auto' }}>
      <Routes>
        <Route path="/docs/:topic" element={<DocsPage />} />
        <Route path="*" element={<h1>别的页面</h1>} />
      </Routes>
    </main>,
    { ...options, at },
  )

const chapter = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const contents = (name = '本页目录') => page.getByRole('navigation', { name })
const call = (name: RegExp) => page.getByRole('heading', { level: 3, name })

it('a document says what it is for, lists its chapters, and describes a call once it is opened', async () => {
  await open('/docs/taobao')
  await visible(page.getByRole('heading', { level: 1, name: '淘宝' }))
  expect(document.title).toBe('淘宝 - 文档中心 - 开放平台')
  await visible(/把淘宝、天猫和淘宝代发店铺的订单与退款变化实时推送/)
  const names = texts(page.getByRole('heading', { level: 2 }))
  expect(names).toEqual([
    '开始接入',
    '店铺授权',
    '消息类型',
    '推送规则',
    '接收推送',
    '失败与重试',
    '核实推送',
    '计费',
    '本平台不提供的接口',
    '错误码',
  ])
  for (const name of names) await visible(contents().getByRole('link', { name, exact: true }))
  await call(/\/user\/cleargrant/).click()
  const command = page.getByRole('region', { name: 'curl · POST /user/cleargrant' })
  await expect.element(command).toHaveTextContent(`${location.origin}/api/user/cleargrant`)
  await expect.element(command).toHaveTextContent('X-Token: $TOKEN')
  await expect.element(command).toHaveTextContent('"op":"taobao"')
  await visible(
    page.getByRole('rowheader', { name: /^targets\[\]\.seller_nick/ }).first(),
    page.getByRole('link', { name: '40005' }).first(),
  )
  await expect
    .element(page.getByRole('region', { name: '应答 · POST /user/cleargrant' }))
    .toHaveTextContent('"code": 0')
})

it('a document copies an example', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open('/docs/jd')
  await click(
    call(/\/user\/grantlink/),
    page.getByRole('button', { name: '复制：curl · GET /user/grantlink' }),
  )
  expect(writeText.mock.calls[0]?.[0]).toMatch(/^curl '.*\/api\/user\/grantlink\?op=jd&app_id=\d+' \\\n/)
})

it.each(['einvoice', 'addr'])(
  'the document %s says plainly that it is not offered yet, and whom to ask',
  async (slug) => {
    await open(docPath(slug))
    await visible(/接口尚未开放/, '联系客服：小林 · 400-000-0000 · support@example.com')
  },
)

it('a document says so where the platform names nobody to ask', async () => {
  await open('/docs/addr', { identity: { support: undefined } })
  await visible('平台没有提供客服联系方式。')
})

it('a document is there in Spanish, each of them, and nothing else is a document', async () => {
  const { router, path } = await open('/docs/taobao', { language: 'es' })
  for (const { slug, label } of docHeads) {
    await router.navigate(docPath(slug))
    await visible(page.getByRole('heading', { level: 1, name: label.es }), chapter('Códigos de error'))
  }
  for (const slug of ['ebay', 'toString', '__proto__']) {
    await router.navigate(`/docs/${slug}`)
    await expect.poll(path, { message: slug }).toBe('/404')
  }
})

it.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
] as const)('a document can be read by everybody in %s at %d px', async (mode, width) => {
  appearancePreference.write(mode)
  await open('/docs/sms#sms-post-user-sendsms', { width })
  await visible(
    page.getByRole('region', { name: 'curl · POST /user/sendsms' }),
    page.getByRole('button', { name: '下载接口文档（OpenAPI）' }),
  )
  document.documentElement.lang = 'zh'
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('the way through a document goes to the chapter of the address, where the keyboard goes on, and marks the one that is being read', async () => {
  await open('/docs/taobao#taobao-retries')
  await expect.element(chapter('失败与重试')).toBeInViewport()
  await expect.element(chapter('失败与重试')).toHaveFocus()
  const first = contents().getByRole('link', { name: '开始接入' })
  await first.click()
  await expect.element(first).toHaveAttribute('aria-current', 'location')
  const fourth = contents().getByRole('link', { name: '推送规则' })
  await fourth.click()
  await expect.element(fourth).toHaveAttribute('aria-current', 'location')
  await expect.element(first).not.toHaveAttribute('aria-current')
  await expect.element(chapter('推送规则')).toBeInViewport()
})

it('the way through a document opens the call of the address, and leads from its code to the meaning and back', async () => {
  await open('/docs/pay#pay-post-user-refundtrade')
  await visible(page.getByRole('region', { name: 'curl · POST /user/refundtrade' }))
  await expect.element(call(/\/user\/refundtrade/)).toBeInViewport()
  await page.getByRole('link', { name: '43006' }).click()
  const row = page.getByRole('row', { name: /^43006 两次退款须间隔1分钟/ })
  await expect.element(row).toBeInViewport()
  await row.getByRole('link', { name: '/user/refundtrade' }).click()
  await expect.element(call(/\/user\/refundtrade/)).toBeInViewport()
})

const box = (name = '搜索文档') => page.getByRole('searchbox', { name })
const found = () => page.getByRole('list', { name: '搜索结果' }).getByRole('link')

it('the search finds calls, chapters, codes and fields, and leads to the call that has a field', async () => {
  const { path } = await open('/docs/sms')
  for (const [question, first] of [
    ['sendsms', '接口 POST /user/sendsms'],
    ['核实推送', '章节 核实推送'],
    ['verifying', '章节 核实推送'],
    ['41015', '错误码 41015'],
    ['拒收请回复R', '错误码 41015'],
    ['refund_fee', '字段 refund_fee'],
  ] as const) {
    await box().fill(question)
    await expect.element(found().first()).toHaveTextContent(first)
  }
  await found().first().click()
  await expect.poll(path).toBe('/docs/pay')
})

it('the search says how much it has found, also nothing', async () => {
  await open('/docs/sms', { language: 'en' })
  await box('Search the documentation').fill('xyzzy')
  await visible(page.getByRole('status').getByText('Nothing found'))
  await box('Search the documentation').fill('41015')
  await visible(page.getByRole('status').getByText('1 found'))
})

const button = () => page.getByRole('button', { name: '下载接口文档（OpenAPI）' })

it('the description of the calls comes as a file, and is reported when it does not arrive', async () => {
  await open('/docs/addr')
  await visible(button())
  platform.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await button().click()
  await visible('网络连接失败，请检查网络')
  const saved = watchSaved()
  await button().click()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['openapi.json'])
  expect(await saved[0]?.text()).toBe('{"openapi":"3.1.0"}')
})

it.each([
  ['refuses', () => new Response('{}', { status: 404, headers: { 'Content-Type': 'application/json' } })],
  ['answers a web page', () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })],
])('the description of the calls is not offered where the platform %s', async (_name, answer) => {
  platform.mockImplementation(async () => answer())
  await open('/docs/addr')
  await expect.poll(() => platform.mock.results.length).toBe(1)
  await platform.mock.results[0]?.value
  await visible(chapter('错误码'))
  await absent(button())
})
