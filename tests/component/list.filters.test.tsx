import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { l, type Resource } from '@/declaration'
import { asked, lastAsked, lastingStore, manyShops, openList, platformOf, rows, shops } from './list.fixture'
import { absent, button, visible } from './onPage'

const card = () => page.getByRole('region', { name: '筛选条件' })
const inCard = (name: string) => card().getByRole('button', { name })
const name = () => card().getByRole('textbox', { name: '店铺名称' })
const asks = (platform: ReturnType<typeof platformOf>, filter: object) =>
  expect.poll(() => lastAsked(platform)?.filter).toEqual(filter)
const loaded = () => expect.element(rows().nth(1)).toHaveAttribute('tabindex')

test('a list’s filters stand in one row, their labels in front; the others come on demand', async () => {
  await openList(platformOf(manyShops(3)))
  await loaded()
  const label = card().getByText('店铺名称')
  const [left, right] = [label.element().getBoundingClientRect(), name().element().getBoundingClientRect()]
  expect(left.right).toBeLessThan(right.left)
  expect(Math.abs((left.top + left.bottom) / 2 - (right.top + right.bottom) / 2)).toBeLessThan(8)
  const other = card().getByRole('textbox', { name: '最低金额' })
  await absent(other)
  await inCard('展开').click()
  await visible(other)
  await inCard('收起').click()
  await absent(other)
})

test('a list’s filters ask on Enter, go to page 1, stand in the address, and are remembered for the area when the operator comes back without an address', async () => {
  const platform = platformOf(manyShops(235))
  const store = lastingStore()
  const { search, unmount } = await openList(platform, { at: '/demo/shop?page=4', store })
  await loaded()
  await name().fill('23')
  expect(lastAsked(platform)?.filter).toEqual({})
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => search().get('filter')).toBe('{"shop_name":"23"}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('共 9 条')
  expect(lastAsked(platform)).toMatchObject({ filter: { shop_name: '23' }, pagination: { page: 1 } })
  await unmount()
  const again = await openList(platform, { store })
  await expect.poll(() => again.search().get('filter')).toBe('{"shop_name":"23"}')
  await expect.element(name()).toHaveValue('23')
})

test('a list’s filters are taken from a link, also a typed one, as far as they are declared', async () => {
  const platform = platformOf(manyShops(30))
  const filter = encodeURIComponent('{"state":"PAUSED","vip":false,"hack":"1","min_amount":"x"}')
  const { search } = await openList(platform, {
    at: `/demo/shop?filter=${filter}&perPage=1000000&sort=;drop&page=-5&order=SIDEWAYS`,
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('共 5 条')
  for (const { filter } of asked(platform)) expect(filter).toEqual({ state: 'PAUSED', vip: false })
  expect(lastAsked(platform)).toMatchObject({
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'create_time', order: 'DESC' },
  })
  await expect.poll(() => search().get('filter')).toBe('{"state":"PAUSED","vip":false}')
  expect(Object.fromEntries(search())).toMatchObject({ perPage: '20', sort: 'create_time', page: '1' })
})

test('the least and the most of an amount are one filter; an impossible range is said beside it, and is not asked', async () => {
  const most = {
    name: 'max_amount',
    label: l('最高金额', 'Amount to', 'Importe hasta'),
    on: 'amount',
    test: 'atMost',
  }
  const area = { ...shops, list: { ...shops.list, filters: [...shops.list.filters, most] } } as typeof shops
  const platform = platformOf(manyShops(3))
  await openList(platform, { area })
  await loaded()
  await inCard('展开').click()
  const range = card().getByRole('group', { name: '金额' })
  await range.getByRole('textbox', { name: '最低金额' }).fill('200')
  await range.getByRole('textbox', { name: '最高金额' }).fill('100')
  await inCard('查询').click()
  await visible(card().getByRole('alert').getByText('下限不能大于上限'))
  await expect.element(range.getByRole('textbox', { name: '最低金额' })).toHaveFocus()
  expect(lastAsked(platform)?.filter).toEqual({})
  await range.getByRole('textbox', { name: '最高金额' }).fill('300')
  await absent(card().getByRole('alert'))
  await userEvent.keyboard('{Enter}')
  await asks(platform, { min_amount: 20_000, max_amount: 30_000 })
})

test('a list’s filters that are set show as chips while collapsed, each removable, all of them at once; "reset" goes back to the declared ones', async () => {
  const platform = platformOf(manyShops(30))
  await openList(platform, { at: '/demo/shop?filter={"state":"PAUSED","min_amount":12345610}' })
  const chips = page.getByRole('group', { name: '已筛选' })
  await visible(chips.getByText('状态：暂停'), chips.getByText('最低金额：¥ 123,456.10'), inCard('展开（1）'))
  await chips.getByRole('button', { name: '移除筛选条件：状态' }).click()
  await asks(platform, { min_amount: 12_345_610 })
  await chips.getByRole('button', { name: '清除筛选条件' }).click()
  await asks(platform, {})
  await absent(chips)
  await name().fill('25')
  await inCard('重置').click()
  await expect.element(name()).toHaveValue('')
  await asks(platform, {})
})

test('a list’s filters lose nothing that was typed when the list is refreshed, a chip removed, or the page loaded anew', async () => {
  const platform = platformOf(manyShops(30))
  const store = lastingStore()
  const at = '/demo/shop?filter={"state":"PAUSED"}'
  const first = await openList(platform, { at, store })
  await name().fill('还没查询')
  const calls = platform.getList.mock.calls.length
  await button('刷新').click()
  await expect.poll(() => platform.getList.mock.calls.length).toBeGreaterThan(calls)
  await expect.element(name()).toHaveValue('还没查询')
  await first.unmount()
  await openList(platform, { at, store })
  await expect.element(name()).toHaveValue('还没查询')
  await button('移除筛选条件：状态').click()
  await asks(platform, {})
  await expect.element(name()).toHaveValue('还没查询')
})

describe('a period', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00+08:00') })
  })

  const begin = () => page.getByRole('textbox', { name: '添加时间：开始日期' })
  const alert = page.getByRole('alert')
  const end = () => page.getByRole('textbox', { name: '添加时间：结束日期' })

  test('that is no day is said when it is meant, too long is said beside it, and neither is sent', async () => {
    const platform = platformOf(manyShops(3))
    await openList(platform)
    await loaded()
    const calls = platform.getList.mock.calls.length
    await inCard('展开').click()
    await begin().fill('2026-02-3')
    await expect.element(begin()).toHaveValue('2026-02-3')
    await begin().fill('2026-02-30')
    await absent(alert)
    await userEvent.keyboard('{Enter}')
    await expect.element(alert).toHaveTextContent('请输入正确的日期')
    await expect.element(begin()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(begin()).toHaveValue('2026-02-30')
    expect(platform.getList.mock.calls).toHaveLength(calls)
    await begin().fill('2026-06-01')
    await userEvent.tab()
    await absent(alert)
    await begin().fill('2026-04-01')
    await end().fill('2026-06-01')
    await expect.element(alert).toHaveTextContent('时间跨度不能超过 31 天')
    await button('查询').click()
    await expect.element(begin()).toHaveFocus()
    expect(platform.getList.mock.calls).toHaveLength(calls)
    await end().fill('2026-03-01')
    await expect.element(alert).toHaveTextContent('结束日期不能早于开始日期')
    await end().fill('2026-04-30')
    await absent(alert)
    await button('查询').click()
    await asks(platform, { begin_date: '2026-04-01', end_date: '2026-04-30' })
  })

  test('is typed in the usual ways and always written like the days in the table', async () => {
    const platform = platformOf(manyShops(3))
    await openList(platform, { locale: 'en' })
    await button('Expand').click()
    const first = page.getByRole('textbox', { name: 'Added: start date' })
    const last = page.getByRole('textbox', { name: 'Added: end date' })
    await expect.element(first).toHaveAttribute('placeholder', 'Start date')
    await first.fill('20260601')
    await last.fill('2026/6/9')
    await expect.element(first).toHaveValue('2026-06-01')
    await userEvent.keyboard('{Enter}')
    await expect.element(last).toHaveValue('2026-06-09')
    await asks(platform, { begin_date: '2026-06-01', end_date: '2026-06-09' })
  })
})

describe('a filter on several numbers', () => {
  const area: Resource = { ...shops, list: { ...shops.list, filters: [{ on: 'shop_no', test: 'in' }] } }
  const numbers = () => card().getByRole('textbox', { name: '店铺编号' })
  const opened = async () => {
    const platform = platformOf([])
    await openList(platform, { area })
    await visible(numbers())
    return platform
  }
  const paste = (column: readonly string[]) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', column.join('\r\n'))
    numbers()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }

  test('takes a pasted column, and asks for all of it at once; one number is asked for as it is', async () => {
    const platform = await opened()
    paste(['S3', 'S7', 'S21'])
    await inCard('查询').click()
    await asks(platform, { shop_no: 'S3,S7,S21' })
    await numbers().fill('S7')
    await inCard('查询').click()
    await asks(platform, { shop_no: 'S7' })
  })

  test('keeps a column that is too long, counts it beside the bound, and does not ask for it', async () => {
    const platform = await opened()
    paste(Array.from({ length: 101 }, (_, index) => `S${index}`))
    await visible(card().getByText('最多 100 个，现有 101 个'))
    const calls = asked(platform).length
    await inCard('查询').click()
    await expect.element(numbers()).toHaveFocus()
    await expect.element(numbers()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(numbers()).toHaveAccessibleDescription('最多 100 个，现有 101 个')
    expect(asked(platform)).toHaveLength(calls)
  })
})
