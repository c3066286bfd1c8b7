import { lazy, memo, type ReactNode, useState } from 'react'
import { useDataProvider, useNavigate } from 'react-admin'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Head } from '@/declaration'
import { TransportError } from '@/platform/errors'
import { resourceScreens } from '@/screens'
import { clearErrorLog, readErrorLog } from '@/shell/errorLog/errorLog'
import { button, tab, tick } from '../onPage'
import {
  entry,
  letters,
  openWorkspace,
  toldOf,
  type WorkspacePlatform,
  workspacePlatform,
} from './workspace.fixture'

let platform: WorkspacePlatform
beforeEach(() => {
  platform = workspacePlatform()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  clearErrorLog()
})

/** The letters' page is this; the others are as declared. */
const lettersAre = (Page: () => ReactNode) => (head: Head) =>
  head.path === letters.path ? { list: Page } : resourceScreens(head)

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const typedSubject = () => page.getByRole('textbox', { name: '主题' })

describe('what goes wrong on one page stays there', () => {
  test('an error: the others go on as they were, and the error log has it', async () => {
    silence()
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
    await expect.element(page.getByRole('heading', { name: '页面出错了' })).toBeVisible()
    await tab('店铺').click()
    await expect.element(tick('3号店')).toBeChecked()
    expect(readErrorLog().map(({ source, message }) => [source, message])).toContainEqual([
      'render',
      'Error: 坏了',
    ])
    await tab('信件').click()
    await button('重试').click()
    await expect.element(button('弄坏')).toBeVisible()
  })

  test('a wait for code: the page shows its shape at once, and the others can be used meanwhile', async () => {
    let arrive = () => {}
    const Slow = lazy(
      () =>
        new Promise<{ default: () => ReactNode }>((resolve) => {
          arrive = () => resolve({ default: () => <h1>到了</h1> })
        }),
    )
    await openWorkspace(platform, { screensOf: lettersAre(() => <Slow />) })
    await tick('3号店').click()
    await entry('信件').click()
    await expect.element(page.getByRole('status', { name: '正在加载…' })).toBeVisible()
    await tab('店铺').click()
    await expect.element(tick('3号店')).toBeChecked()
    arrive()
    await tab('信件').click()
    await expect.element(page.getByRole('heading', { name: '到了' })).toBeVisible()
  })

  test('a refusal is said once, and not again when one comes back', async () => {
    silence()
    platform.getList.mockImplementation(() => toldOf(new TransportError('timeout')))
    await openWorkspace(platform)
    const toasts = page.getByRole('region', { name: '消息提示' }).getByText('请求超时，请稍后重试')
    await expect.element(toasts).toBeVisible()
    await button('关闭提示').first().click()
    await expect.element(toasts).not.toBeInTheDocument()
    platform.getList.mockImplementation(async () => ({ data: [], total: 0 }))
    await entry('信件').click()
    await expect.element(page.getByRole('heading', { level: 1, name: /信件/ })).toBeVisible()
    await tab('店铺').click()
    await expect.element(page.getByRole('heading', { level: 1, name: /店铺/ })).toBeVisible()
    expect(toasts.elements()).toEqual([])
  })
})

describe('a page behind the screen', () => {
  test('that wants to go to another page does not take the operator along', async () => {
    let leave = () => {}
    const Restless = () => {
      const navigate = useNavigate()
      leave = () => navigate('/demo/clock')
      return <h1>不安分</h1>
    }
    const { path } = await openWorkspace(platform, { screensOf: lettersAre(Restless), at: '/demo/letter' })
    await entry('店铺').click()
    await expect.element(tick('1号店')).toBeVisible()
    leave()
    await expect.element(tick('1号店')).toBeVisible()
    expect(path()).toBe('/demo/shop')
    await tab('信件').click()
    await expect.element(page.getByRole('heading', { name: '不安分' })).toBeVisible()
    leave()
    await expect.poll(path).toBe('/demo/clock')
  })

  test('has the same functions wherever the operator is, so that nothing is drawn anew for them', async () => {
    const drawn = vi.fn()
    const Part = memo(() => {
      drawn([useNavigate(), useDataProvider()])
      return <h1>画好了</h1>
    })
    await openWorkspace(platform, { screensOf: lettersAre(() => <Part />), at: '/demo/letter' })
    await expect.element(page.getByRole('heading', { name: '画好了' })).toBeVisible()
    for (const name of ['店铺', '时钟']) {
      await entry(name).click()
      await expect.element(page.getByRole('grid')).toBeVisible()
    }
    await tab('信件').click()
    await expect.element(page.getByRole('heading', { name: '画好了' })).toBeVisible()
    const [first] = drawn.mock.calls[0] ?? []
    for (const [given] of drawn.mock.calls) {
      expect(given[0]).toBe(first[0])
      expect(given[1]).toBe(first[1])
    }
  })

  test('left while its list is on the way has it when one comes back', async () => {
    let answer = () => {}
    platform.getList.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ data: [{ id: 'S9', no: 'S9', name: '迟到的店', orders: 1 }], total: 1 })
        }),
    )
    const { router } = await openWorkspace(platform)
    await expect.poll(() => platform.getList.mock.calls.length).toBe(1)
    await router.navigate('/demo/letter')
    await expect.element(page.getByRole('row', { name: /第1封信/ })).toBeVisible()
    answer()
    await tab('店铺').click()
    await expect.element(page.getByRole('checkbox').nth(1)).toBeVisible()
  })

  test('left for longer than an answer is good for asks once, and shows what it had meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    await openWorkspace(platform)
    await expect.element(tick('1号店')).toBeVisible()
    await entry('信件').click()
    await expect.element(page.getByRole('row', { name: /第1封信/ })).toBeVisible()
    platform.getList.mockClear()
    vi.setSystemTime(Date.now() + 31_000)
    await tab('店铺').click()
    await expect.element(tick('1号店')).toBeVisible()
    await expect.poll(() => platform.getList.mock.calls.map(([resource]) => resource)).toEqual(['demo/shop'])
  })

  test('stands React’s strict checks: drafts, ticks and tabs are as they were', async () => {
    const { router } = await openWorkspace(platform, { strict: true })
    await tick('2号店').click()
    await router.navigate('/demo/letter/L1')
    await typedSubject().fill('草稿')
    await tab('店铺').click()
    await expect.element(tick('2号店')).toBeChecked()
    await page.getByRole('tab', { name: /编辑信件/ }).click()
    await expect.element(typedSubject()).toHaveValue('草稿')
    await expect.element(page.getByRole('tab', { name: /编辑信件.*未保存/ })).toBeVisible()
    expect(page.getByRole('tab').elements()).toHaveLength(3)
  })
})
