import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TransportError } from '@/platform/errors'
import { button, lastAsked, manyShops, openList, platformOf, shop } from './list.fixture'
import { grid } from './onPage'

const rows = () => grid().getByRole('row')
const rowOf = (name: string) => rows().filter({ hasText: name })

/** An answer that comes when it is let. */
const hold = (platform: ReturnType<typeof platformOf>) => {
  let open = () => {}
  platform.state.gate = new Promise((resolve) => {
    open = resolve
  })
  return () => {
    platform.state.gate = undefined
    open()
  }
}

describe('a list while it is loading', () => {
  test('shows the places of its rows the first time, of the height that rows will have', async () => {
    const platform = platformOf(manyShops(30))
    const letGo = hold(platform)
    await openList(platform)
    await expect.element(page.getByRole('progressbar', { name: '正在加载' })).toBeInTheDocument()
    await expect.element(grid()).toHaveAttribute('aria-busy', 'true')
    const bones = document.querySelectorAll('.list-bone')
    expect(bones.length).toBeGreaterThan(10)
    const before = bones[0]?.closest('tr')?.getBoundingClientRect()
    letGo()
    await expect.element(rowOf('S1').first()).toBeVisible()
    expect(document.querySelectorAll('.list-bone')).toHaveLength(0)
    const after = rowOf('S1').first().element().getBoundingClientRect()
    expect([after.top, after.height]).toEqual([before?.top, before?.height])
  })

  test('keeps the old rows under a thin line afterwards', async () => {
    const platform = platformOf(manyShops(30))
    await openList(platform)
    await expect.element(rowOf('S20')).toBeVisible()
    const letGo = hold(platform)
    await button('第 2 页').click()
    await expect.element(page.getByRole('progressbar', { name: '正在加载' })).toBeInTheDocument()
    await expect.element(rowOf('S20')).toBeVisible()
    letGo()
    await expect.element(rowOf('S21')).toBeVisible()
    await expect.element(rowOf('S20')).not.toBeInTheDocument()
  })

  test('says when what it shows was loaded', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:07+08:00') })
    await openList(platformOf(manyShops(3)))
    await expect.element(page.getByText('更新于 12:00:07')).toBeVisible()
    vi.useRealTimers()
  })
})

describe('a list without rows', () => {
  test('says that there is nothing yet', async () => {
    await openList(platformOf([]))
    await expect.element(page.getByText('暂无店铺')).toBeVisible()
    await expect.element(button('清除筛选条件')).not.toBeInTheDocument()
  })

  test('says that nothing fits the filters, and clears them', async () => {
    await openList(platformOf(manyShops(3)), { at: '/demo/shop?filter={"shop_name":"没有"}' })
    await expect.element(page.getByText('没有符合筛选条件的店铺')).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: '清除筛选条件' }).click()
    await expect.element(rowOf('S1')).toBeVisible()
  })

  test('says that the page lies past the end, and goes back to the first', async () => {
    const { search } = await openList(platformOf(manyShops(30)), { at: '/demo/shop?page=99' })
    await expect.element(page.getByText('第 99 页没有数据')).toBeVisible()
    await button('回到第一页').click()
    await expect.element(rowOf('S1').first()).toBeVisible()
    expect(search().get('page')).toBe('1')
  })
})

describe('a list that cannot be loaded', () => {
  beforeEach(() => {
    // react-admin reports a failed call there while it is being developed with.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('says why, and tries again', async () => {
    const platform = platformOf(manyShops(3))
    platform.state.failure = new TransportError('timeout')
    await openList(platform)
    await expect.element(page.getByRole('alert')).toHaveTextContent('加载失败 请求超时，请稍后重试')
    platform.state.failure = undefined
    await button('重试').click()
    await expect.element(rowOf('S1')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('keeps what was there and the page that was asked for', async () => {
    const platform = platformOf(manyShops(50))
    const { search } = await openList(platform)
    await expect.element(rowOf('S20')).toBeVisible()
    platform.state.failure = new TransportError('network')
    await button('第 3 页').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/刷新失败，当前显示的是 .* 的数据 网络连接失败，请检查网络/)
    await expect.element(rowOf('S20')).toBeVisible()
    expect(search().get('page')).toBe('3')
    platform.state.failure = undefined
    await button('重试').click()
    await expect.element(rowOf('S41')).toBeVisible()
  })
})

describe('the foot of a list', () => {
  test('has the figures over the whole filter, written as their field', async () => {
    await openList(platformOf(manyShops(235)), { at: '/demo/shop?filter={"state":"OPEN"}' })
    const totals = page.getByText('总金额').element().closest('dl')
    await expect.poll(() => totals?.textContent).toBe('总金额¥ 19,382,776.87营业中157'.replace(/ /, '\u00a0'))
  })

  test('turns pages, changes their size, and jumps', async () => {
    const platform = platformOf(manyShops(235))
    const { search } = await openList(platform)
    await expect.element(button('第 1 页')).toHaveAttribute('aria-current', 'page')
    await expect.element(button('上一页')).toBeDisabled()
    await button('下一页').click()
    await expect.element(rowOf('S21')).toBeVisible()
    await page.getByRole('textbox', { name: '跳至' }).fill('999')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('第 12 页')).toHaveAttribute('aria-current', 'page')
    await expect.element(button('下一页')).toBeDisabled()
    await page.getByRole('combobox', { name: '每页条数' }).selectOptions('50')
    await expect.poll(() => Object.fromEntries(search())).toMatchObject({ page: '1', perPage: '50' })
    await expect.poll(() => lastAsked(platform)?.pagination).toEqual({ page: 1, perPage: 50 })
  })

  test('asks for the next page while the pointer is on its button, and not again at the click', async () => {
    const platform = platformOf(manyShops(235))
    await openList(platform)
    await expect.element(rowOf('S20')).toBeVisible()
    platform.getList.mockClear()
    await button('下一页').hover()
    await expect.poll(() => platform.getList.mock.calls).toHaveLength(1)
    expect(lastAsked(platform)?.pagination?.page).toBe(2)
    const letGo = hold(platform)
    await button('下一页').click()
    await expect.element(rowOf('S21')).toBeVisible()
    letGo()
  })
})

describe('a list on a phone', () => {
  const phone = { width: 390, height: 844 }

  test('is cards made from the declaration, and nothing scrolls sideways', async () => {
    await openList(platformOf([{ ...shop(1), shop_name: '超长店铺名称'.repeat(12) }, shop(2)]), phone)
    const card = page.getByRole('listitem').filter({ hasText: '2号店' })
    await expect.element(card.getByText('营业', { exact: true })).toBeVisible()
    await expect.element(card.getByText('¥ 123,456.02')).toBeVisible()
    await expect.element(card.getByText('添加时间')).toBeVisible()
    await expect.element(grid()).not.toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  test('opens a record by its title', async () => {
    const { path } = await openList(platformOf(manyShops(3)), phone)
    await button('2号店').click()
    await expect.poll(path).toBe('/demo/shop/S2/show')
  })

  test('has all filters on a sheet', async () => {
    const platform = platformOf(manyShops(30))
    await openList(platform, phone)
    await button('筛选条件').click()
    const sheet = page.getByRole('dialog', { name: '筛选条件' })
    await expect.element(sheet.getByRole('textbox', { name: '最低金额' })).toBeVisible()
    await expect.poll(() => sheet.element().getBoundingClientRect().width).toBe(390)
    await sheet.getByRole('textbox', { name: '店铺名称' }).fill('2')
    await sheet.getByRole('button', { name: '查询' }).click()
    await expect.poll(() => lastAsked(platform)?.filter).toEqual({ shop_name: '2' })
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(page.getByText('店铺名称: 2')).toBeVisible()
  })

  test('keeps what can be done with the selection in sight at the bottom', async () => {
    await openList(platformOf(manyShops(30)), phone)
    await page.getByRole('checkbox', { name: '选择：1号店', exact: true }).click()
    const bar = page.getByRole('region', { name: '已选记录' })
    await expect.element(bar.getByRole('button', { name: '暂停营业' })).toBeVisible()
    expect(bar.element().getBoundingClientRect().bottom).toBeGreaterThan(800)
    expect(bar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(844)
  })
})
