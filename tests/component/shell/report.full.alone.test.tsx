import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reportPages } from '@/app/developerPages'
import { isRecord } from '@/declaration'
import { authProvider } from '@/platform/authProvider'
import { createDataProvider } from '@/platform/dataProvider'
import { lastCalls } from '@/platform/lastCalls'
import { operator } from '@/platform/operator'
import { writeToken } from '@/platform/session'
import { resourceScreens } from '@/screens'
import { clearErrorLog, logProblem } from '@/shell/errorLog/errorLog'
import { readReport } from '@/shell/report/readReport'
import type { Report } from '@/shell/report/report'
import { shownReport } from '@/shell/report/shownReport'
import { forgetTabs } from '@/shell/tabs/tabMemory'
import { chooseIn, dropOn, watchSaved } from '../browserFiles'
import { absent, button, click, dialog, grid, menu, menuItem, silenceErrors, visible } from '../onPage'
import { violations } from '../violations'
import { openConsole } from './openConsole'
import { partner, type SessionPlatform, sessionPlatform } from './session.fixture'
import { menuGroups, resources } from './workspace.fixture'

const pages = reportPages()

interface Asked {
  readonly at?: string
  readonly width?: number
  readonly remembered?: Record<string, string>
}

const open = async (platform: SessionPlatform, { at = '/demo/shop?perPage=10', ...how }: Asked = {}) => {
  vi.stubGlobal('fetch', platform.fetch)
  writeToken('first')
  await operator.refresh()
  return openConsole({
    at,
    ...how,
    resources,
    menuGroups,
    pages,
    screensOf: resourceScreens,
    session: { authProvider, dataProviderOf: createDataProvider, operator },
  })
}

beforeEach(() => {
  shownReport.end()
  lastCalls.length = 0
  clearErrorLog()
  forgetTabs()
})

const openDialog = async (entry = '报告问题', inIt = '报告内容') => {
  await page.getByRole('banner').getByRole('button', { name: /林青/ }).click()
  await menuItem(entry).click()
  await visible(dialog().getByText(inIt))
}

const read = async (file: File | undefined): Promise<Report> => {
  const report = readReport(await (file?.text() ?? ''))
  if (typeof report === 'string') throw new Error(report)
  return report
}

/** A report of the list of shops, with a note. */
const makeReport = async (platform: SessionPlatform): Promise<{ report: Report; file: File }> => {
  const saved = watchSaved()
  const { screen } = await open(platform)
  await visible(grid().getByText('1号店', { exact: true }))
  await openDialog()
  await dialog().getByLabelText('说明（选填）').fill('列表打不开')
  await button('下载报告').click()
  await expect.poll(() => saved.length).toBe(1)
  await screen.unmount()
  const [file = new File([], '')] = saved
  return { report: await read(file), file }
}

it('a report is made from the account’s menu, shown part by part, and saved without a value of the shop', async () => {
  const { report, file } = await makeReport(sessionPlatform())
  expect(file.name).toMatch(/^problem-[0-9a-f]{8}\.json$/)
  expect(report).toMatchObject({
    v: 1,
    note: '列表打不开',
    surroundings: { language: 'zh', viewport: [1280, 800] },
    workspace: { addresses: ['/demo/shop?perPage=10'], shown: 0 },
  })
  expect(report.calls?.map(({ path, status }) => [path, status])).toEqual([['/user/shoplist', 200]])
  const text = await file.text()
  for (const real of ['号店', 'demo_partner', '林青', 'first', '"S1"']) expect(text, real).not.toContain(real)
})

it('what is unticked is not in the report, neither a part nor a call', async () => {
  const saved = watchSaved()
  await open(sessionPlatform())
  await visible(grid().getByText('1号店', { exact: true }))
  await openDialog()
  const call = dialog().getByRole('checkbox', { name: /GET \/user\/shoplist · HTTP 200 · code 0/ })
  await expect.element(call).toBeChecked()
  await click(call, dialog().getByRole('checkbox', { name: /^您的权限/ }))
  await dialog().getByLabelText('查看内容：打开的页面（1 个）').click()
  await visible(dialog().getByText('"/demo/shop?perPage=10"'))
  await button('下载报告').click()
  await expect.poll(() => saved.length).toBe(1)
  const report = await read(saved[0])
  expect(report).not.toHaveProperty('permissions')
  expect([report.calls, report.events]).toEqual([[], []])
})

it('a dialog with a note is kept by Escape, and left by its button', async () => {
  await open(sessionPlatform())
  await openDialog()
  await dialog().getByLabelText('说明（选填）').fill('列')
  await userEvent.keyboard('{Escape}')
  await visible(dialog())
  await button('取消').click()
  await absent(dialog())
})

it('the error log offers to report what is in it, and a report tells no word of that', async () => {
  const saved = watchSaved()
  await open(sessionPlatform())
  await visible(grid())
  logProblem('menu', 'unknown key 13800138000')
  await page.getByRole('button', { name: '错误日志（1 条）' }).click()
  await page.getByRole('dialog', { name: '错误日志' }).getByRole('button', { name: '报告问题' }).click()
  const report = page.getByRole('dialog', { name: '报告问题' })
  await visible(report.getByText('错误日志（1 条，仅出错位置）'))
  await report.getByRole('button', { name: '下载报告' }).click()
  await expect.poll(() => saved.length).toBe(1)
  const { errors } = await read(saved[0])
  expect(errors).toMatchObject([{ source: 'menu', count: 1, page: '', frames: [] }])
  expect(JSON.stringify(errors)).not.toContain('13800138000')
})

it.each([
  ['zh', 'light', 1280, '报告问题', '报告内容', '查看内容'],
  ['en', 'dark', 390, 'Report a problem', 'In the report', 'Show'],
  ['es', 'light', 390, 'Informar de un problema', 'En el informe', 'Ver'],
] as const)(
  'the dialog can be used by everybody, in %s, %s, at %d px',
  async (language, appearance, width, entry, inIt, show) => {
    await open(sessionPlatform(), { width, remembered: { language, appearance } })
    await visible(page.getByText('1号店', { exact: true }).first())
    await openDialog(entry, inIt)
    await dialog().getByRole('group').getByText(show).first().click()
    expect(await violations()).toEqual([])
    const box = dialog().element()
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
)

const openPage = async (platform: SessionPlatform) => {
  const opened = await open(platform, { at: '/developer/open-report' })
  await visible(page.getByLabelText(/^报告文件/))
  return { ...opened, input: () => document.querySelector<HTMLInputElement>('input[type=file]') }
}

it.each([
  ['{"v":1', '文件不是 JSON，可能不完整'],
  ['{"v":2,"clock":1}', '报告来自另一个版本，无法打开'],
  ['{"v":1,"clock":1,"sender":"x"}', '文件不是问题报告，或已被修改'],
  ['{"v":1,"clock":1}', '报告里没有可以打开的页面'],
  [`"${'x'.repeat(200_001)}"`, '文件超过 200 kB，不是问题报告'],
])('a file that is no report is refused beside its input: %.20s', async (text, words) => {
  const { input } = await openPage(sessionPlatform())
  chooseIn(input(), new File([text], 'problem-1.json'))
  await visible(page.getByRole('alert').getByText(words))
  await expect.element(page.getByLabelText(/^报告文件/)).toHaveAttribute('aria-invalid', 'true')
  expect(await violations()).toEqual([])
})

it('a report that is dropped on the page shows the same pages, with what the reporter might do, until it is left', async () => {
  const reporter = sessionPlatform()
  reporter.tokens.set('first', {
    ...partner,
    permissions: ['shop', 'letter.list', '!letter.detail', '!more1'],
  })
  const { report, file } = await makeReport(reporter)
  const elsewhere = sessionPlatform()
  const { path, search, router } = await openPage(elsewhere)
  await visible(menu().getByRole('link', { name: '时钟' }))
  const asked = () => elsewhere.calls.filter((call) => call.path === '/api/user/shoplist').length
  dropOn(document.querySelector('.open-report'), file)
  await visible(page.getByRole('status').getByText('正在查看问题报告：列表打不开'))
  await visible(grid())
  expect([path(), search()]).toEqual(['/demo/shop', '?perPage=10'])
  const [answer] = (report.calls ?? []).map((call) => call.answer)
  const data = answer && 'data' in answer && isRecord(answer.data) ? answer.data : {}
  const [first] = Array.isArray(data.items) ? data.items : []
  await visible(grid().getByText(String(isRecord(first) ? first.name : ''), { exact: true }))
  expect(asked()).toBe(0)
  await visible(menu().getByRole('link', { name: '信件' }))
  await absent(menu().getByRole('link', { name: '时钟' }))
  // The platform answers whatever the report does not contain.
  await router.navigate('/demo/shop?page=2&perPage=10')
  await visible(grid().getByText('11号店', { exact: true }))
  expect(asked()).toBe(1)
  expect(await violations()).toEqual([])
  await button('退出报告').click()
  expect(shownReport.read()).toBeUndefined()
})

it('a report of a failure fails again, and exports a test that looks for its words', async () => {
  silenceErrors()
  const failing = sessionPlatform()
  const answer = failing.fetch.getMockImplementation()
  failing.fetch.mockImplementation(async (input, init) =>
    String(input).includes('shoplist')
      ? new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
      : (answer?.(input, init) ?? Response.error()),
  )
  const saved = watchSaved()
  const { screen } = await open(failing)
  const words = '服务器异常，请稍后重试 (502)'
  await visible(page.getByRole('alert').getByText(words).first())
  await openDialog()
  await button('下载报告').click()
  await expect.poll(() => saved.length).toBe(1)
  await screen.unmount()
  const { input } = await openPage(sessionPlatform())
  chooseIn(input(), ...saved)
  await visible(button('导出测试'))
  await visible(page.getByRole('main').getByRole('alert').getByText(words).first())
  await button('导出测试').click()
  await expect.poll(() => saved.length).toBe(2)
  expect(saved[1]?.name).toBe('problem.spec.ts')
  const spec = await saved[1]?.text()
  expect(spec).toContain("test('a reported problem is as it was'")
  expect(spec).toContain(words)
  expect(spec).toContain('/open#v1.')
})
