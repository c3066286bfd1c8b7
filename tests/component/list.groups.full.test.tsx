import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { l } from '@/declaration'
import { TransportError } from '@/platform/errors'
import { manyShops, openList, platformOf, shop, shops } from './list.fixture'
import { absent, button, dialog, silenceErrors, visible } from './onPage'
import { violations } from './violations'

const openGroups = () => button('分组合计').click()

/** The rows of the table, each as its cells. */
const lines = () =>
  [...dialog().element().querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

const groupBy = async (name: string) => {
  await page.getByRole('combobox', { name: '分组依据' }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

describe('the figures of a list by group', () => {
  test('are added up over all pages of the filter; the greatest sum stands first, and the sum of all below', async () => {
    const platform = platformOf(manyShops(235))
    await openList(platform, { at: '/demo/shop?filter={"shop_name":"号"}' })
    await openGroups()
    await visible(dialog().getByText('范围：店铺名称：号'))
    await expect.poll(lines).toEqual([
      ['状态', '行数', '总金额', '营业中'],
      ['营业', '157', '¥\u00a019,382,776.87', '157'],
      ['暂停', '78', '¥\u00a09,629,660.43', '0'],
      ['合计', '235', '¥\u00a029,012,437.30', '157'],
    ])
  })

  test('are ordered by what is clicked, by the days of a time, and copied as a table', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openList(platformOf([shop(1), { ...shop(2), create_time: 1_780_000_000 - 86_400 }, shop(3)]))
    await openGroups()
    await visible(dialog().getByRole('columnheader', { name: '状态' }))
    await groupBy('添加时间（按天）')
    await expect.poll(lines).toEqual([
      ['添加时间（按天）', '行数', '总金额', '营业中'],
      ['2026-05-29', '2', '¥\u00a0246,912.04', '1'],
      ['2026-05-28', '1', '¥\u00a0123,456.02', '1'],
      ['合计', '3', '¥\u00a0370,368.06', '2'],
    ])
    await dialog().getByRole('button', { name: '复制表格' }).click()
    await expect.poll(() => copied.mock.lastCall?.[0].split(/\r?\n/)[1]).toBe('2026-05-29\t2\t246912.04\t1')
  })

  test('keep the dialog where it is, and say that they are being counted', async () => {
    const platform = platformOf(manyShops(235))
    await openList(platform)
    await visible(page.getByRole('grid'))
    const letGo = platform.hold()
    await openGroups()
    await visible(dialog().getByText('正在统计：已读取 0 / 235 条'))
    const place = () => dialog().element().getBoundingClientRect().toJSON()
    const skeletons = () => dialog().element().querySelectorAll('.ui-skeleton').length
    const before = place()
    expect(skeletons()).toBeGreaterThan(3)
    letGo()
    await visible(dialog().getByText('合计', { exact: true }))
    expect(place()).toEqual(before)
    expect(skeletons()).toBe(0)
  })

  test('say what it means that rows have no value', async () => {
    const { state } = shops.fields
    const emptyText = l('全部', 'All', 'Todos')
    const area = { ...shops, fields: { ...shops.fields, state: { ...state, nullable: true, emptyText } } }
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openList(platformOf([shop(1), { ...shop(2), state: null }]), { area })
    await openGroups()
    await expect
      .poll(() =>
        lines()
          .map(([name]) => name)
          .sort(),
      )
      .toEqual(['全部', '合计', '状态', '营业'].sort())
    await dialog().getByRole('button', { name: '复制表格' }).click()
    await expect.poll(() => copied.mock.lastCall?.[0]).toContain('全部\t1')
  })

  test('lead to the rows of a group', async () => {
    const { search } = await openList(platformOf(manyShops(235)))
    await openGroups()
    await dialog().getByRole('button', { name: '暂停' }).click()
    await absent(dialog())
    await expect.poll(() => search().get('filter')).toBe('{"state":"PAUSED"}')
  })

  test('say how many rows could not be read, and are whole when these are read again', async () => {
    const platform = platformOf(manyShops(235))
    await openList(platform)
    await visible(page.getByRole('grid'))
    platform.state.lost = 2
    await openGroups()
    await visible(dialog().getByText('有 100 条未读到，合计不完整。'))
    expect(lines().at(-1)?.[1]).toBe('135')
    platform.state.lost = undefined
    await dialog().getByRole('button', { name: '重试' }).click()
    await expect.poll(() => lines().at(-1)?.[1]).toBe('235')
    await absent(dialog().getByText('合计不完整'))
  })

  test('say why nothing could be read, and can be tried again', async () => {
    silenceErrors()
    const platform = platformOf(manyShops(30))
    await openList(platform)
    await visible(page.getByRole('grid'))
    platform.state.failure = new TransportError('network')
    await openGroups()
    await visible(dialog().getByText('数据读取失败：网络连接失败'))
    platform.state.failure = undefined
    await dialog().getByRole('button', { name: '重试' }).click()
    await expect.poll(() => lines().at(-1)?.[1]).toBe('30')
  })

  test('are for everybody, on a phone too', async () => {
    await openList(platformOf(manyShops(30)), { width: 390, height: 844 })
    await openGroups()
    await visible(dialog().getByText('合计', { exact: true }))
    expect(document.documentElement.scrollWidth).toBe(390)
    expect(await violations(dialog().element())).toEqual([])
  })
})
