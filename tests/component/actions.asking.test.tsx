import merchant from '@resources/merchant/merchant/merchant.area'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Resource } from '@/declaration'
import { confirmForGood, idsOf, inShops, onRow, ownTime, platform, shop, ticked } from './actions.fixture'
import { absent, button, visible } from './onPage'

const three = [shop('甲', 'GRANTED'), shop('乙', 'GRANTED'), shop('丙', 'CLEARED')]

test('before a bulk action those it will leave out are named, the number of the others is typed, and only these are sent', async () => {
  const act = platform()
  await inShops(three, act)
  await button('清除授权').click()
  await visible(/其中 1 项的当前状态不允许此操作/, '丙店')
  await page.getByLabelText('请输入数量 2 以确认').fill('2')
  await confirmForGood('清除授权（2 项）')
  await visible('2 项全部成功')
  expect(idsOf(act, 0)).toEqual(['甲', '乙'])
  await expect.element(ticked()).toHaveTextContent('丙')
})

test('before a bulk action it is said why each is left out, and every one of many can be read and copied', async () => {
  const states = { 甲: 'CLEARED', 乙: 'EXPIRED', 丙: 'EXPIRED', 丁: 'GRANTED' }
  const { screen } = await inShops(Object.entries(states).map(([id, state]) => shop(id, state)))
  await button('暂停同步').click()
  await visible(
    '商家授权已过期，请商家重新授权：乙店、丙店',
    '商家授权已清除：甲店',
    button('暂停同步（1 项）'),
  )
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const expired = Array.from({ length: 12 }, (_, index) => shop(`甲${index}`, 'EXPIRED'))
  await screen.unmount()
  await inShops([...expired, shop('丁', 'GRANTED')])
  await button('暂停同步').click()
  await absent('甲11店')
  await button('全部 12 项').click()
  await expect
    .element(page.getByRole('region', { name: '不能处理的记录：商家授权已过期，请商家重新授权' }))
    .toHaveTextContent(expired.map(({ shop_name }) => shop_name).join(' '))
  await button('复制清单').click()
  await visible('已复制')
  expect(copied.mock.calls[0]?.[0].split('\n')).toHaveLength(12)
})

test('before a bulk action it is said when none of them allows it', async () => {
  const act = platform()
  await inShops([shop('丙', 'CLEARED')], act)
  await button('清除授权').click()
  await visible('选中的记录都不允许此操作')
  expect(act).not.toHaveBeenCalled()
})

test('before a bulk action it can be taken back while the seconds run, and nothing is sent', async () => {
  const act = platform()
  await inShops(three, act)
  await button('清除授权').click()
  await page.getByLabelText('请输入数量 2 以确认').fill('2')
  ownTime()
  await button('清除授权（2 项）').click()
  await visible(button('撤销（5 秒）'))
  await vi.advanceTimersByTimeAsync(3000)
  await button('撤销（2 秒）').click()
  await visible('已取消，没有处理任何记录')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(act).not.toHaveBeenCalled()
  await button('关闭').click()
  await expect.element(ticked()).toHaveTextContent('甲、乙、丙')
})

test('an action on one record may ask to type its title; it waits while it can be taken back, and says how it ended', async () => {
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
  await visible('输入不一致')
  await expect.element(button('清除授权')).toBeDisabled()
  await typed.fill(' 甲店 ')
  await confirmForGood('清除授权')
  await visible('1 项全部成功')
  expect(act).toHaveBeenCalledTimes(1)
  expect(idsOf(act, 0)).toEqual(['甲'])
})
