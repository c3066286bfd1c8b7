import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PlatformError } from '@/platform/errors'
import { absent, button, chooseIn, header, recordRow, silenceErrors, subject, tab, visible } from '../onPage'
import { browserAsks } from '../visited'
import { entry, openWorkspace, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00+08:00') })
})

const news = () => page.getByRole('region', { name: '消息提示' }).getByText('您的权限已变更')
const denied = () => page.getByRole('heading', { name: '没有权限' })
const askedFor = (resource: string) =>
  platform.getList.mock.calls.filter(([name]) => name === resource).length

const refusal = () => new PlatformError({ code: 10003, message: '没有操作权限', data: null })

describe('permissions that are taken away', () => {
  test('take the menu entry and the tab, and the page on the screen leads to /401', async () => {
    const { path, told, router } = await openWorkspace(platform)
    await visible(recordRow('1号店'))
    await entry('信件').click()
    await visible(recordRow('第1封信'))
    await told({ permissions: ['*', '!letter'] })
    await expect.poll(path).toBe('/401')
    await visible(denied())
    await absent(entry('信件'), tab('信件'))
    await visible(tab('店铺'), news())
    const before = askedFor('demo/letter')
    await router.navigate('/demo/letter')
    await expect.poll(path).toBe('/401')
    expect(askedFor('demo/letter')).toBe(before)
  })

  test('close the pages behind the screen together with what was typed there', async () => {
    const { path, told } = await openWorkspace(platform, { at: '/demo/letter/L1' })
    await subject().fill('草稿')
    await entry('店铺').click()
    await visible(recordRow('1号店'))
    await told({ permissions: ['shop'] })
    await expect.element(page.getByRole('tab')).toHaveLength(2)
    expect(path()).toBe('/demo/shop')
    await visible(recordRow('1号店'))
    // Nothing is left to be asked about.
    await told({ permissions: ['*'] })
    await entry('信件').click()
    await visible(recordRow('第1封信'))
    expect(browserAsks()).toBe(false)
  })

  test('take buttons, ticks, columns and the way to the details where the list stays', async () => {
    const { told, path } = await openWorkspace(platform)
    const selection = page.getByRole('region', { name: '已选记录' })
    await visible(button('新建店铺'))
    await recordRow('1号店').getByRole('checkbox').first().click()
    await visible(button('暂停营业').first(), header('订单数'), button('编辑').first(), selection)
    await told({ permissions: ['shop.list', '!shop.field.orders'] })
    await absent(
      header('订单数'),
      page.getByRole('checkbox'),
      selection,
      button('暂停营业'),
      button('编辑'),
      button('新建店铺'),
    )
    await visible(recordRow('1号店'))
    await page.getByRole('main').getByText('1号店', { exact: true }).click()
    expect(path()).toBe('/demo/shop')
  })

  test('close the dialog of an action that is no longer allowed, for good', async () => {
    const { told } = await openWorkspace(platform)
    await chooseIn(recordRow('1号店'), '暂停营业')
    const dialog = page.getByRole('dialog', { name: /暂停营业/ })
    await visible(dialog)
    await told({ permissions: ['*', '!shop.pause'] })
    await absent(dialog)
    await told({ permissions: ['*'] })
    await visible(
      recordRow('1号店')
        .getByRole('button', { name: /^更多操作/ })
        .first(),
    )
    await absent(dialog)
    expect(platform.act).not.toHaveBeenCalled()
  })

  test('of another area leave a bulk action that is under way to its end', async () => {
    const { told } = await openWorkspace(platform)
    for (const number of [1, 2, 3, 4, 5, 6]) await recordRow(`${number}号店`).getByRole('checkbox').click()
    await button('下架').first().click()
    platform.hold()
    await page.getByRole('dialog').getByRole('button', { name: /^下架/ }).click()
    await expect.poll(() => platform.act.mock.calls.length).toBe(4)
    await told({ permissions: ['*', '!letter'] })
    await visible(news())
    platform.release()
    await visible(page.getByRole('dialog').getByText('6 条全部成功'))
    expect(platform.act.mock.calls.length).toBe(6)
  })

  test('close such a dialog on a page behind the screen once one comes back, and nothing is left to be asked about', async () => {
    const { told, router } = await openWorkspace(platform)
    await chooseIn(recordRow('1号店'), '暂停营业')
    await page.getByRole('dialog').getByRole('textbox').fill('盘点')
    await router.navigate('/demo/letter')
    await visible(recordRow('第1封信'))
    await told({ permissions: ['*', '!shop.pause'] })
    await visible(news())
    await tab('店铺').click()
    await visible(recordRow('1号店'))
    await absent(page.getByRole('dialog'))
    expect(browserAsks()).toBe(false)
  })

  test.each([
    ['a detail', '/demo/shop/S1/show', '!shop.detail'],
    ['a form', '/demo/shop/S1', '!shop.edit'],
    ['the form of a new record', '/demo/shop/create', '!shop.create'],
  ])('lead from %s over a list to /401, and the list’s tab to the list', async (_, at, permission) => {
    const { path, told } = await openWorkspace(platform, { at })
    await visible(page.getByRole('dialog'))
    await told({ permissions: ['*', permission] })
    await expect.poll(path).toBe('/401')
    await visible(denied())
    await absent(page.getByRole('dialog'))
    await tab('店铺').click()
    await visible(recordRow('1号店'))
    expect(path()).toBe('/demo/shop')
  })

  test('leave a form its typed text when something else of its area goes', async () => {
    const { told } = await openWorkspace(platform, { at: '/demo/letter/L1' })
    await subject().fill('草稿')
    await told({ permissions: ['*', '!letter.create', '!letter.detail'] })
    await visible(news())
    await expect.element(subject()).toHaveValue('草稿')
    await button('保存').click()
    await expect.poll(() => platform.update.mock.calls.length).toBe(1)
    expect(platform.update.mock.calls[0]?.[1].data).toMatchObject({ subject: '草稿', body: '正文1' })
  })

  test('tell of a change once, and not of an answer that says the same', async () => {
    const { told } = await openWorkspace(platform)
    await visible(recordRow('1号店'))
    await told({ permissions: ['*'], introduction: '另一段介绍' })
    await visible(recordRow('1号店'))
    await absent(news())
    expect(askedFor('demo/shop')).toBe(1)
    await told({ permissions: ['*', '!letter'] })
    await visible(news())
    await button('关闭提示').click()
    await absent(news())
    await told({ permissions: ['*', '!letter'], name: '新名字' })
    await visible(recordRow('1号店'))
    await absent(news())
  })
})

test('the platform is asked who the operator is when a list is refused for want of permission', async () => {
  silenceErrors()
  platform.getList.mockRejectedValueOnce(refusal())
  const { asked } = await openWorkspace(platform)
  await expect.poll(asked).toBe(1)
})

test('the platform is asked who the operator is when a save is, once for a flock of refusals', async () => {
  silenceErrors()
  vi.useFakeTimers({ toFake: ['performance'] })
  const { asked } = await openWorkspace(platform, { at: '/demo/letter/L1' })
  platform.update.mockRejectedValue(refusal())
  await subject().fill('草稿')
  await button('保存').click()
  await expect.poll(asked).toBe(1)
  vi.advanceTimersByTime(4_900)
  await button('保存').click()
  await expect.poll(() => platform.update.mock.calls.length).toBe(2)
  await visible('没有操作权限')
  expect(asked()).toBe(1)
  vi.advanceTimersByTime(200)
  await button('保存').click()
  await expect.poll(asked).toBe(2)
})

test('the platform is asked who the operator is when an action is refused for its record', async () => {
  platform.act.mockResolvedValueOnce({
    data: { succeeded: [], failed: [{ id: 'S1', code: 10003, message: '没有操作权限' }] },
  })
  const { asked } = await openWorkspace(platform)
  await chooseIn(recordRow('1号店'), '暂停营业')
  await page.getByRole('dialog').getByRole('textbox').fill('盘点')
  await page.getByRole('dialog').getByRole('button', { name: '暂停营业' }).click()
  await visible(page.getByRole('alert').getByText('没有操作权限'))
  expect(asked()).toBe(1)
})

test('the platform is not asked who the operator is for another refusal', async () => {
  silenceErrors()
  const another = new PlatformError({ code: 10001, message: '参数错误', data: null })
  platform.getList.mockRejectedValueOnce(another)
  const { asked } = await openWorkspace(platform)
  await visible(page.getByRole('main').getByText('参数错误'))
  expect(asked()).toBe(0)
})

test('the platform is asked who the operator is when the window comes back after more than a minute out of sight, not after less', async () => {
  const { asked } = await openWorkspace(platform)
  await visible(recordRow('1号店'))
  const hidden = vi.spyOn(document, 'hidden', 'get')
  const comeBackAfter = (away: number) => {
    for (const now of [true, false]) {
      hidden.mockReturnValue(now)
      document.dispatchEvent(new Event('visibilitychange'))
      if (now) vi.setSystemTime(Date.now() + away)
    }
  }
  comeBackAfter(59_000)
  expect(asked()).toBe(0)
  comeBackAfter(61_000)
  expect(asked()).toBe(1)
})
