import { useLocation, useResourceContext } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TransportError } from '@/platform/errors'
import { isFullRun } from '../../scope'
import {
  absent,
  button,
  chooseIn,
  dialog,
  grid,
  recordRow,
  silenceErrors,
  subject,
  tab,
  tick,
  visible,
} from '../onPage'
import { entry, openWorkspace, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()

test('a page behind the screen keeps its page, sort, ticks and typed filter, does not see the address of another, and asks for nothing when it comes back', async () => {
  const { search } = await openWorkspace(platform, { at: '/demo/shop?page=2&sort=orders&order=DESC' })
  await tick('35号店').click()
  await page.getByRole('textbox', { name: '店铺名称' }).fill('还没查询')
  await entry('信件').click()
  await visible(recordRow('第1封信'))
  platform.getList.mockClear()
  await tab('店铺').click()
  await expect.element(tick('35号店')).toBeChecked()
  await expect.element(page.getByRole('textbox', { name: '店铺名称' })).toHaveValue('还没查询')
  expect(search()).toContain('page=2')
  expect(search()).toContain('sort=orders')
  await tab('信件').click()
  await visible(recordRow('第1封信'))
  expect(platform.getList.mock.calls).toEqual([])
  // Still in the document, and still its own second page.
  const hidden = document.getElementById('pane-%2Fdemo%2Fshop')
  expect(hidden?.textContent).toContain('35号店')
  expect(hidden?.textContent).not.toContain('第1封信')
})

if (isFullRun)
  test('a page behind the screen keeps an own draft for each of two records of one area', async () => {
    await openWorkspace(platform, { at: '/demo/letter/L1' })
    await subject().fill('甲的草稿')
    await entry('信件').click()
    await recordRow('第2封信').getByRole('button', { name: '编辑' }).click()
    await subject().fill('乙的草稿')
    await tab('编辑信件 - 第1封信').click()
    await expect.element(subject()).toHaveValue('甲的草稿')
    await tab('编辑信件 - 第2封信').click()
    await expect.element(subject()).toHaveValue('乙的草稿')
  })

test('a page behind the screen keeps what is typed in a form, and later takes up what the platform has saved', async () => {
  const { path } = await openWorkspace(platform, { at: '/demo/letter/create' })
  await subject().fill('草稿')
  await entry('店铺').click()
  await visible(recordRow('1号店').first())
  await tab('新建信件').click()
  await expect.element(subject()).toHaveValue('草稿')
  await button('创建').click()
  await expect.poll(path).toBe('/demo/letter')
  await absent(tab('新建信件'))
  expect(platform.create.mock.calls[0]?.[1].data).toMatchObject({ subject: '草稿' })
})

test('a page behind the screen whose save ends does not move the operator: it says so, and its tab is gone', async () => {
  const { path } = await openWorkspace(platform, { at: '/demo/letter/create' })
  await subject().fill('慢慢保存')
  platform.hold()
  await button('创建').click()
  await entry('店铺').click()
  await visible(tick('1号店'))
  platform.release()
  await visible('创建成功')
  expect(path()).toBe('/demo/shop')
  await visible(tick('1号店'))
  await absent(tab('新建信件'))
})

if (isFullRun)
  test('a page behind the screen whose dialog is saved has it closed when one comes back', async () => {
    const { path, router } = await openWorkspace(platform, { at: '/demo/shop/create' })
    await dialog().getByRole('textbox', { name: '店铺名称' }).fill('新店')
    platform.hold()
    await dialog().getByRole('button', { name: '创建' }).click()
    await expect.poll(() => platform.create.mock.calls.length).toBe(1)
    // An open dialog covers the frame, so go to the other page by its address, as with the browser's buttons.
    await router.navigate('/demo/letter')
    platform.release()
    await visible('创建成功')
    expect(path()).toBe('/demo/letter')
    await tab('店铺').click()
    await visible(tick('1号店'))
    await absent(dialog())
    expect(path()).toBe('/demo/shop')
  })

test('a page behind the screen has its open dialog again, with what was typed in it, and lets the rest be used meanwhile', async () => {
  const { router } = await openWorkspace(platform)
  await chooseIn(recordRow('1号店').first(), '暂停营业')
  await dialog().getByRole('textbox', { name: '暂停原因' }).fill('盘点')
  await router.navigate('/demo/letter')
  await absent(dialog())
  await visible(recordRow('第1封信'))
  expect(document.body.style.overflow).not.toBe('hidden')
  await tab('店铺').click()
  await expect.element(dialog().getByRole('textbox', { name: '暂停原因' })).toHaveValue('盘点')
})

if (isFullRun)
  test('a page behind the screen has its detail open again, below its own address', async () => {
    const { path, search, router } = await openWorkspace(platform, { at: '/demo/shop/S2/show?page=2' })
    await visible(page.getByRole('dialog', { name: '2号店' }))
    await router.navigate('/demo/letter')
    await absent(dialog())
    await tab('店铺').click()
    await visible(page.getByRole('dialog', { name: '2号店' }))
    expect(path()).toBe('/demo/shop/S2/show')
    // Not any more after it was opened as its own page.
    await dialog().getByRole('link', { name: '以整页打开' }).click()
    await expect.poll(path).toBe('/demo/shop/S2/page')
    await tab('店铺').first().click()
    await visible(tick('21号店'))
    await absent(dialog())
    expect(path() + search()).toBe('/demo/shop?page=2')
  })

if (isFullRun)
  test('a page behind the screen is scrolled as far as it was', async () => {
    await openWorkspace(platform)
    await visible(tick('1号店'))
    const scroller = grid().element().parentElement
    scroller?.scrollTo({ top: 120 })
    await expect.poll(() => scroller?.scrollTop).toBe(120)
    await entry('信件').click()
    await visible(recordRow('第1封信'))
    await tab('店铺').click()
    await visible(tick('5号店'))
    expect(grid().element().parentElement?.scrollTop).toBe(120)
  })

if (isFullRun)
  test('a page behind the screen stays laid out, but cannot be seen, focused or heard', async () => {
    await openWorkspace(platform)
    await visible(tick('1号店'))
    const row = recordRow('1号店').first().element()
    const box = tick('1号店').element()
    const height = row.getBoundingClientRect().height
    await entry('信件').click()
    await visible(recordRow('第1封信'))
    expect(row.getBoundingClientRect().height).toBe(height)
    expect(row.checkVisibility()).toBe(false)
    await absent(tick('1号店'))
    if (box instanceof HTMLElement) box.focus()
    expect(document.activeElement).not.toBe(box)
  })

test('a page behind the screen does not render again, neither as others are opened nor when one comes back', async () => {
  const rendered = vi.fn()
  const Part = () => {
    rendered(useResourceContext())
    return null
  }
  const Page = () => (
    <>
      <h1>{useLocation().pathname}</h1>
      <Part />
    </>
  )
  await openWorkspace(platform, { screensOf: () => ({ list: Page }) })
  const heading = (path: string) => page.getByRole('heading', { name: path })
  await visible(heading('/demo/shop'))
  rendered.mockClear()
  await entry('信件').click()
  await visible(heading('/demo/letter'))
  await entry('其他1').click()
  await visible(heading('/demo/more1'))
  await tab('店铺').click()
  await visible(heading('/demo/shop'))
  // Once the browser is idle, React has done what it put off.
  await new Promise((rest) => requestIdleCallback(rest))
  expect(rendered.mock.calls.flat()).not.toContain('demo/shop')
})

if (isFullRun)
  test('a page behind the screen names the window only while it is seen', async () => {
    await openWorkspace(platform, { at: '/demo/letter/L1' })
    await expect.poll(() => document.title).toBe('编辑信件 - 第1封信 - 开放平台')
    await entry('店铺').click()
    await expect.poll(() => document.title).toBe('店铺 - 开放平台')
    await tab('编辑信件 - 第1封信').click()
    await expect.poll(() => document.title).toBe('编辑信件 - 第1封信 - 开放平台')
    const titles = [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent)
    expect(titles.filter((title) => title?.endsWith('开放平台'))).toHaveLength(1)
  })

if (isFullRun)
  test('a page behind the screen that could not be fetched says so in its own place, and is fetched when one comes back', async () => {
    silenceErrors()
    platform.getList.mockImplementationOnce(() => Promise.reject(new TransportError('timeout')))
    await openWorkspace(platform)
    await visible(page.getByRole('alert').getByText('请求超时，请稍后重试').first())
    await entry('信件').click()
    await visible(recordRow('第1封信'))
    await tab('店铺').click()
    await visible(tick('1号店'))
  })
