import merchant from '@resources/merchant/merchant/merchant.area'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Resource } from '@/declaration'
import {
  button,
  confirmForGood,
  idsOf,
  inShops,
  onRow,
  ownTime,
  platform,
  shop,
  ticked,
} from './actions.fixture'

afterEach(() => {
  vi.useRealTimers()
})

describe('before an action on many records', () => {
  const three = [shop('甲', 'GRANTED'), shop('乙', 'GRANTED'), shop('丙', 'CLEARED')]

  test('those it will leave out are named, the number of the others is typed, and only these are sent', async () => {
    const act = platform()
    await inShops(three, act)
    await button('清除授权').click()
    await expect.element(page.getByText(/其中 1 项的当前状态不允许此操作/)).toBeVisible()
    await expect.element(page.getByText('丙店')).toBeVisible()
    await page.getByLabelText('请输入数量 2 以确认').fill('2')
    await confirmForGood('清除授权（2 项）')
    await expect.element(page.getByText('2 项全部成功')).toBeVisible()
    expect(idsOf(act, 0)).toEqual(['甲', '乙'])
    await expect.element(ticked()).toHaveTextContent('丙')
  })

  test('it is said why each is left out', async () => {
    await inShops([
      shop('甲', 'CLEARED'),
      shop('乙', 'EXPIRED'),
      shop('丙', 'EXPIRED'),
      shop('丁', 'GRANTED'),
    ])
    await button('暂停同步').click()
    await expect.element(page.getByText('商家授权已过期，请商家重新授权：乙店、丙店')).toBeVisible()
    await expect.element(page.getByText('商家授权已清除：甲店')).toBeVisible()
    await expect.element(button('暂停同步（1 项）')).toBeVisible()
  })

  test('every one of many that are left out can be read and copied', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const expired = Array.from({ length: 12 }, (_, index) => shop(`甲${index}`, 'EXPIRED'))
    await inShops([...expired, shop('丁', 'GRANTED')])
    await button('暂停同步').click()
    await expect.element(page.getByText('甲11店')).not.toBeInTheDocument()
    await button('全部 12 项').click()
    await expect
      .element(page.getByRole('region', { name: '不能处理的记录：商家授权已过期，请商家重新授权' }))
      .toHaveTextContent(expired.map(({ shop_name }) => shop_name).join(' '))
    await button('复制清单').click()
    await expect.element(page.getByText('已复制')).toBeVisible()
    expect(copied.mock.calls[0]?.[0].split('\n')).toHaveLength(12)
    vi.restoreAllMocks()
  })

  test('it is said when none of them allows it', async () => {
    const act = platform()
    await inShops([shop('丙', 'CLEARED')], act)
    await button('清除授权').click()
    await expect.element(page.getByText('选中的记录都不允许此操作')).toBeVisible()
    expect(act).not.toHaveBeenCalled()
  })

  test('it can be taken back while the seconds run, and nothing is sent', async () => {
    const act = platform()
    await inShops(three, act)
    await button('清除授权').click()
    await page.getByLabelText('请输入数量 2 以确认').fill('2')
    ownTime()
    await button('清除授权（2 项）').click()
    await expect.element(button('撤销（5 秒）')).toBeVisible()
    await vi.advanceTimersByTimeAsync(3000)
    await button('撤销（2 秒）').click()
    await expect.element(page.getByText('已取消，没有处理任何记录')).toBeVisible()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(act).not.toHaveBeenCalled()
    await button('关闭').click()
    await expect.element(ticked()).toHaveTextContent('甲、乙、丙')
  })
})

test('an action on one record that can be taken back waits too, and says how it ended', async () => {
  const act = platform()
  await onRow(merchant, shop('甲', 'GRANTED'), act)
  await button('更多操作：甲店').click()
  await page.getByRole('menuitem', { name: '清除授权', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: '清除授权：甲店' })).toBeVisible()
  await confirmForGood('清除授权')
  await expect.element(page.getByText('1 项全部成功')).toBeVisible()
  expect(idsOf(act, 0)).toEqual(['甲'])
  expect(act).toHaveBeenCalledTimes(1)
})

test('an action may ask to type the title of its record', async () => {
  const act = platform()
  const { clearGrant } = merchant.actions ?? {}
  if (!clearGrant?.confirm) throw new Error('clearing asks for nothing')
  const asking: Resource = {
    ...merchant,
    actions: { clearGrant: { ...clearGrant, confirm: { ...clearGrant.confirm, type: 'title' } } },
  }
  await onRow(asking, shop('甲', 'GRANTED'), act)
  await button('更多操作：甲店').click()
  await page.getByRole('menuitem', { name: '清除授权', exact: true }).click()
  const typed = page.getByLabelText('请输入「甲店」以确认')
  await typed.fill('乙店')
  await expect.element(page.getByText('输入不一致')).toBeVisible()
  await expect.element(button('清除授权', { exact: true })).toBeDisabled()
  await typed.fill(' 甲店 ')
  await confirmForGood('清除授权')
  await expect.poll(() => act.mock.calls.length).toBe(1)
  expect(idsOf(act, 0)).toEqual(['甲'])
})
