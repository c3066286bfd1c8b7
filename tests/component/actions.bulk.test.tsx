import merchant from '@resources/merchant/merchant'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ActionHost, BulkActions } from '@/screens/actions'
import { button, Here, inShops, platform, shop, slowPlatform } from './actions.fixture'
import { show } from './kinds.fixture'

describe('an action on many records', () => {
  const three = [shop('甲', 'GRANTED'), shop('乙', 'GRANTED'), shop('丙', 'CLEARED')]

  test('names those it will leave out, asks for the number of the others, and sends only these', async () => {
    const act = platform()
    await inShops(three, act)
    await button('清除授权').click()
    await expect.element(page.getByText(/其中 1 项的当前状态不允许此操作/)).toBeVisible()
    await expect.element(page.getByText('丙店')).toBeVisible()
    await page.getByLabelText('请输入数量 2 以确认').fill('2')
    await button('清除授权（2 项）').click()
    await expect.element(page.getByText('2 项全部成功')).toBeVisible()
    expect(act.mock.calls[0]?.[1].records.map(({ id }) => id)).toEqual(['甲', '乙'])
  })

  test('says why each is left out', async () => {
    await inShops([
      shop('甲', 'CLEARED'),
      shop('乙', 'EXPIRED'),
      shop('丙', 'EXPIRED'),
      shop('丁', 'GRANTED'),
    ])
    await button('暂停同步').click()
    await expect.element(page.getByText('商家授权已过期，请商家重新授权：乙店、丙店')).toBeVisible()
    await expect.element(page.getByText('商家授权已清除：甲店')).toBeVisible()
  })

  test('shows why each was refused, and tries only those again', async () => {
    const act = platform(({ records }) =>
      act.mock.calls.length > 1
        ? { succeeded: records.map(({ id }) => String(id)), failed: [] }
        : { succeeded: ['甲'], failed: [{ id: '乙', code: 40005, message: '清除授权失败：店铺已关闭' }] },
    )
    await inShops(three, act)
    await button('清除授权').click()
    await page.getByLabelText('请输入数量 2 以确认').fill('2')
    await button('清除授权（2 项）').click()
    await expect.element(page.getByText('处理完成：成功 1 项，失败 1 项', { exact: false })).toBeVisible()
    await expect
      .element(page.getByRole('row', { name: /乙店/ }))
      .toHaveTextContent('清除授权失败：店铺已关闭')
    await button('重试失败的 1 项').click()
    await expect.element(page.getByText('2 项全部成功')).toBeVisible()
    expect(act.mock.calls[1]?.[1].records.map(({ id }) => id)).toEqual(['乙'])
  })

  test('stopping waits for what is under way, and Escape does not hide how it ends', async () => {
    const { act, answer } = slowPlatform()
    await inShops(three, act)
    await button('清除授权').click()
    await page.getByLabelText('请输入数量 2 以确认').fill('2')
    await button('清除授权（2 项）').click()
    await button('停止处理').click()
    await page.getByRole('heading', { name: '清除授权' }).click()
    await userEvent.keyboard('{Escape}')
    answer({ succeeded: ['甲', '乙'], failed: [] })
    await expect.element(page.getByText('2 项全部成功')).toBeVisible()
  })

  test('leaving the page stops it and says how far it came', async () => {
    const { act, answer } = slowPlatform()
    const shops = Array.from({ length: 101 }, (_, index) => shop(`${index}`, 'GRANTED'))
    const { router } = await show(
      <Here>
        <ActionHost>
          <BulkActions records={shops} />
        </ActionHost>
      </Here>,
      { resources: [merchant], dataProvider: { act } },
    )
    await button('清除授权').click()
    await page.getByLabelText('请输入数量 101 以确认').fill('101')
    await button('清除授权（101 项）').click()
    await expect.poll(() => act.mock.calls.length).toBe(1)
    await router.navigate('/elsewhere')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    answer({ succeeded: shops.slice(0, 100).map(({ id }) => String(id)), failed: [] })
    await expect.element(page.getByText('已取消：成功 100 项，失败 0 项，未处理 1 项')).toBeVisible()
    expect(act).toHaveBeenCalledTimes(1)
  })

  test('the refusals can be copied as a table, also from a site without https', async () => {
    const act = platform(({ records }) => ({
      succeeded: [],
      failed: records.map(({ id }) => ({ id: String(id), code: 40005, message: '店铺已关闭' })),
    }))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const older = vi.spyOn(document, 'execCommand').mockImplementation(() => {
      const { activeElement } = document
      expect(activeElement).toBeInstanceOf(HTMLTextAreaElement)
      expect(activeElement).toHaveValue('甲店\t店铺已关闭\n乙店\t店铺已关闭')
      return true
    })
    await inShops(three, act)
    await button('清除授权').click()
    await page.getByLabelText('请输入数量 2 以确认').fill('2')
    await button('清除授权（2 项）').click()
    await button('复制失败清单').click()
    await expect.element(page.getByText('已复制')).toBeVisible()
    expect(older).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })

  test('says when none of them allows it', async () => {
    const act = platform()
    await inShops([shop('丙', 'CLEARED')], act)
    await button('清除授权').click()
    await expect.element(page.getByText('选中的记录都不允许此操作')).toBeVisible()
    expect(act).not.toHaveBeenCalled()
  })
})
