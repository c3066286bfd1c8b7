import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TransportError } from '@/platform/errors'
import type { AreaComponentProps } from '@/screens/kinds/kit'
import { isFullRun } from '../scope'
import { lastAsked, manyShops, openList, platformOf, rowOf, shop, shops } from './list.fixture'
import { absent, bar, button, grid, silenceErrors, tick, visible } from './onPage'

test('a list while it is loading shows the places of its rows the first time, of the height that rows will have, afterwards the old rows under a thin line', async () => {
  const platform = platformOf(manyShops(30))
  const letGo = platform.hold()
  await openList(platform)
  await expect.element(page.getByRole('progressbar', { name: '正在加载' })).toBeInTheDocument()
  await expect.element(grid()).toHaveAttribute('aria-busy', 'true')
  const bones = document.querySelectorAll('.list-bone')
  expect(bones.length).toBeGreaterThan(10)
  const before = bones[0]?.closest('tr')?.getBoundingClientRect()
  letGo()
  await visible(rowOf('S1').first())
  expect(document.querySelectorAll('.list-bone')).toHaveLength(0)
  const after = rowOf('S1').first().element().getBoundingClientRect()
  expect([after.top, after.height]).toEqual([before?.top, before?.height])
  await visible(rowOf('S20'))
  const letGoOn = platform.hold()
  await button('第 2 页').click()
  await expect.element(page.getByRole('progressbar', { name: '正在加载' })).toBeInTheDocument()
  await visible(rowOf('S20'))
  letGoOn()
  await visible(rowOf('S21'))
  await absent(rowOf('S20'))
})

test('a list while it is loading says when what it shows was loaded', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:07+08:00') })
  await openList(platformOf(manyShops(3)))
  await visible('更新于 12:00:07')
})

test('a list without rows says that there is nothing yet, or that nothing fits the filters, and clears them', async () => {
  const { unmount } = await openList(platformOf([]))
  await visible('暂无店铺')
  await absent(button('清除筛选条件'), page.getByRole('navigation', { name: '分页' }))
  await unmount()
  await openList(platformOf(manyShops(3)), { at: '/demo/shop?filter={"shop_name":"没有"}' })
  await visible('没有符合筛选条件的店铺')
  await page.getByRole('status').getByRole('button', { name: '清除筛选条件' }).click()
  await visible(rowOf('S1'))
})

test('a list without rows says that the page lies past the end, and goes back to the first', async () => {
  const { search } = await openList(platformOf(manyShops(30)), { at: '/demo/shop?page=99' })
  await visible('第 99 页没有数据')
  await button('回到第一页').click()
  await visible(rowOf('S1').first())
  expect(search().get('page')).toBe('1')
})

test('a list that cannot be loaded says why, tries again, and keeps what was there and the page that was asked for', async () => {
  silenceErrors()
  const platform = platformOf(manyShops(50))
  platform.state.failure = new TransportError('timeout')
  const { search } = await openList(platform)
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('加载失败 请求超时，请稍后重试')
  platform.state.failure = undefined
  await button('重试').click()
  await visible(rowOf('S20'))
  await absent(alert)
  platform.state.failure = new TransportError('network')
  await button('第 3 页').click()
  await expect.element(alert).toHaveTextContent(/刷新失败，当前显示的是 .* 的数据 网络连接失败，请检查网络/)
  await visible(rowOf('S20'))
  expect(search().get('page')).toBe('3')
  platform.state.failure = undefined
  await button('重试').click()
  await visible(rowOf('S41'))
})

test('the foot of a list has the figures over the whole filter, written as their field; turns pages, changes their size, and jumps', async () => {
  const platform = platformOf(manyShops(352))
  const { search } = await openList(platform, { at: '/demo/shop?filter={"state":"OPEN"}' })
  const totals = page.getByText('总金额').element().closest('dl')
  await expect.poll(() => totals?.textContent).toBe('总金额¥ 29,012,574.19'.replace(/ /, '\u00a0'))
  await expect.element(button('第 1 页')).toHaveAttribute('aria-current', 'page')
  await expect.element(button('上一页')).toBeDisabled()
  await button('下一页').click()
  await visible(rowOf('S31'))
  await page.getByRole('textbox', { name: '跳至' }).fill('999')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('第 12 页')).toHaveAttribute('aria-current', 'page')
  await expect.element(button('下一页')).toBeDisabled()
  await page.getByRole('combobox', { name: '每页条数' }).selectOptions('50')
  await expect.poll(() => Object.fromEntries(search())).toMatchObject({ page: '1', perPage: '50' })
  await expect.poll(() => lastAsked(platform)?.pagination).toEqual({ page: 1, perPage: 50 })
})

if (isFullRun)
  test('the foot of a list asks for the next page while the pointer is on its button, and not again at the click', async () => {
    const platform = platformOf(manyShops(235))
    await openList(platform)
    await visible(rowOf('S20'))
    platform.getList.mockClear()
    await button('下一页').hover()
    await expect.poll(() => platform.getList.mock.calls).toHaveLength(1)
    expect(lastAsked(platform)?.pagination?.page).toBe(2)
    const letGo = platform.hold()
    await button('下一页').click()
    await visible(rowOf('S21'))
    letGo()
  })

const phone = { width: 390, height: 844 }

test('a list on a phone is cards made from the declaration, nothing scrolls sideways, and a title opens its record', async () => {
  const { path } = await openList(
    platformOf([{ ...shop(1), shop_name: '超长店铺名称'.repeat(12) }, shop(2)]),
    phone,
  )
  const card = page.getByRole('listitem').filter({ hasText: '2号店' })
  await visible(
    card.getByText('营业', { exact: true }),
    card.getByText('¥ 123,456.02'),
    card.getByText('添加时间'),
  )
  await absent(grid())
  expect(document.documentElement.scrollWidth).toBe(390)
  await button('2号店').click()
  await expect.poll(path).toBe('/demo/shop/S2/show')
})

test('a list on a phone draws the title as the area does', async () => {
  const shop_name = { ...shops.fields.shop_name, component: 'ShopName' }
  const ShopName = ({ value }: AreaComponentProps) => <em>{`${value}（直营）`}</em>
  await openList(platformOf([shop(1)]), {
    ...phone,
    area: { ...shops, fields: { ...shops.fields, shop_name } },
    components: { ShopName: async () => ({ default: ShopName }) },
  })
  await visible(button('1号店（直营）'))
})

if (isFullRun)
  test('a list on a phone has all filters on a sheet, and what can be done with the selection in sight at the bottom', async () => {
    const platform = platformOf(manyShops(30))
    await openList(platform, phone)
    await button('筛选条件').click()
    const sheet = page.getByRole('dialog', { name: '筛选条件' })
    await visible(sheet.getByRole('textbox', { name: '最低金额' }))
    await expect.poll(() => sheet.element().getBoundingClientRect().width).toBe(390)
    await sheet.getByRole('textbox', { name: '店铺名称' }).fill('2')
    await sheet.getByRole('button', { name: '查询' }).click()
    await expect.poll(() => lastAsked(platform)?.filter).toEqual({ shop_name: '2' })
    await absent(sheet)
    await visible('店铺名称：2')
    await tick('2号店').click()
    await visible(bar().getByRole('button', { name: '暂停营业' }))
    const { bottom } = bar().element().getBoundingClientRect()
    expect(bottom).toBeGreaterThan(800)
    expect(bottom).toBeLessThanOrEqual(844)
  })
