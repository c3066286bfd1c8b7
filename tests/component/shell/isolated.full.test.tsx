import { lazy, memo, type ReactNode, useState } from 'react'
import { useDataProvider, useNavigate } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { areasOf, type Head } from '@/declaration'
import { TransportError } from '@/platform/errors'
import { resourceScreens } from '@/screens'
import { readErrorLog } from '@/shell/errorLog/errorLog'
import { absent, button, dialog, grid, later, silenceErrors, subject, tab, tick, visible } from '../onPage'
import { entry, letters, openWorkspace, resources, toldOf, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()

/** Replaces the letters' page; the others are as declared. */
const lettersAre = (Page: () => ReactNode) => (head: Head) =>
  head.path === letters.path ? { list: Page } : resourceScreens(head)

test('what goes wrong on one page stays there: an error: the others go on as they were, and the error log has it', async () => {
  silenceErrors(Error)
  const Fragile = () => {
    const [broken, setBroken] = useState(false)
    if (broken) throw new Error('坏了')
    return (
      <button type="button" onClick={() => setBroken(true)}>
        弄坏
      </button>
    )
  }
  await openWorkspace(platform, { screensOf: lettersAre(Fragile) })
  await tick('3号店').click()
  await entry('信件').click()
  await button('弄坏').click()
  await visible(page.getByRole('heading', { name: '页面出错了' }))
  await absent('坏了')
  await button('查看错误日志').click()
  await visible(dialog().getByText('Error: 坏了', { exact: true }))
  await dialog().getByRole('button', { name: '关闭' }).click()
  await tab('店铺').click()
  await expect.element(tick('3号店')).toBeChecked()
  expect(readErrorLog().map(({ source, message }) => [source, message])).toContainEqual([
    'render',
    'Error: 坏了',
  ])
  await tab('信件').click()
  await button('重试').click()
  await visible(button('弄坏'))
})

test('what goes wrong on one page stays there: a wait for code: the page shows its shape at once, and the others can be used meanwhile', async () => {
  const { answer, come } = later<{ default: () => ReactNode }>()
  const Slow = lazy(() => answer)
  await openWorkspace(platform, { screensOf: lettersAre(() => <Slow />) })
  await tick('3号店').click()
  await entry('信件').click()
  await visible(page.getByRole('status', { name: '正在加载…' }))
  await tab('店铺').click()
  await expect.element(tick('3号店')).toBeChecked()
  come({ default: () => <h1>到了</h1> })
  await tab('信件').click()
  await visible(page.getByRole('heading', { name: '到了' }))
})

test('what nobody has asked for is not missed when it cannot be loaded, and the next page tries it again', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const greeted = resources.map((one) => (one.name === 'letter' ? { ...one, greeting: 'Hello' } : one))
  const { path } = await openWorkspace(platform, { areas: areasOf(greeted), components: { Hello: load } })
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0)
  await tick('3号店').click()
  const tries = load.mock.calls.length
  await entry('信件').click()
  await expect.poll(path).toBe('/demo/letter')
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(tries)
  await tab('店铺').click()
  await expect.element(tick('3号店')).toBeChecked()
  await absent('页面出错了')
  expect(readErrorLog()).toEqual([])
})

test('what goes wrong on one page stays there: a refusal is said once, and not again when one comes back', async () => {
  silenceErrors()
  platform.getList.mockImplementation(() => toldOf(new TransportError('timeout')))
  await openWorkspace(platform)
  const toasts = page.getByRole('region', { name: '消息提示' }).getByText('请求超时，请稍后重试')
  await visible(toasts)
  await button('关闭提示').first().click()
  await absent(toasts)
  platform.getList.mockImplementation(async () => ({ data: [], total: 0 }))
  await entry('信件').click()
  await visible(page.getByRole('heading', { level: 1, name: /信件/ }))
  await tab('店铺').click()
  await visible(page.getByRole('heading', { level: 1, name: /店铺/ }))
  expect(toasts.elements()).toEqual([])
})

test('a page behind the screen that wants to go to another page does not take the operator along', async () => {
  let leave = () => {}
  const Restless = () => {
    const navigate = useNavigate()
    leave = () => navigate('/demo/clock')
    return <h1>不安分</h1>
  }
  const { path } = await openWorkspace(platform, { screensOf: lettersAre(Restless), at: '/demo/letter' })
  await entry('店铺').click()
  await visible(tick('1号店'))
  leave()
  await visible(tick('1号店'))
  expect(path()).toBe('/demo/shop')
  await tab('信件').click()
  await visible(page.getByRole('heading', { name: '不安分' }))
  leave()
  await expect.poll(path).toBe('/demo/clock')
})

test('a page behind the screen has the same functions wherever the operator is, so that nothing is drawn anew for them', async () => {
  const drawn = vi.fn()
  const Part = memo(() => {
    drawn([useNavigate(), useDataProvider()])
    return <h1>画好了</h1>
  })
  await openWorkspace(platform, { screensOf: lettersAre(() => <Part />), at: '/demo/letter' })
  await visible(page.getByRole('heading', { name: '画好了' }))
  for (const name of ['店铺', '时钟']) {
    await entry(name).click()
    await visible(grid())
  }
  await tab('信件').click()
  await visible(page.getByRole('heading', { name: '画好了' }))
  const [first] = drawn.mock.calls[0] ?? []
  for (const [given] of drawn.mock.calls) {
    expect(given[0]).toBe(first[0])
    expect(given[1]).toBe(first[1])
  }
})

test('a page behind the screen left while its list is on the way has it when one comes back', async () => {
  const { answer, come } = later<Awaited<ReturnType<typeof platform.getList>>>()
  platform.getList.mockReturnValueOnce(answer)
  const { router } = await openWorkspace(platform)
  await expect.poll(() => platform.getList.mock.calls.length).toBe(1)
  await router.navigate('/demo/letter')
  await visible(page.getByRole('row', { name: /第1封信/ }))
  come({ data: [{ id: 'S9', no: 'S9', name: '迟到的店', orders: 1 }], total: 1 })
  await tab('店铺').click()
  await visible(page.getByRole('checkbox').nth(1))
})

test('a page behind the screen left for longer than an answer is good for asks once, and shows what it had meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await openWorkspace(platform)
  await visible(tick('1号店'))
  await entry('信件').click()
  await visible(page.getByRole('row', { name: /第1封信/ }))
  platform.getList.mockClear()
  vi.setSystemTime(Date.now() + 31_000)
  await tab('店铺').click()
  await visible(tick('1号店'))
  await expect.poll(() => platform.getList.mock.calls.map(([resource]) => resource)).toEqual(['demo/shop'])
})

test('a page behind the screen stands React’s strict checks: drafts, ticks and tabs are as they were', async () => {
  const { router } = await openWorkspace(platform, { strict: true })
  await tick('2号店').click()
  await router.navigate('/demo/letter/L1')
  await subject().fill('草稿')
  await tab('店铺').click()
  await expect.element(tick('2号店')).toBeChecked()
  await page.getByRole('tab', { name: /编辑信件/ }).click()
  await expect.element(subject()).toHaveValue('草稿')
  await visible(page.getByRole('tab', { name: /编辑信件.*未保存/ }))
  expect(page.getByRole('tab').elements()).toHaveLength(3)
})
