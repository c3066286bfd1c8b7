import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isFullRun } from '../scope'
import { manyShops, openList, platformOf } from './list.fixture'
import { absent, bar, button, click, recordRow, tick, visible } from './onPage'

const says = (words: string) => expect.element(bar().getByRole('status')).toHaveTextContent(words)
const all = () => bar().getByRole('button', { name: '选择此筛选下全部 235 条' })
const every = () => bar().getByRole('button', { name: '选择全部 235 条' })

test('the selection names each record, counts, acts in bulk, takes a range with Shift and gives it back, and can be cleared', async () => {
  const { path } = await openList(platformOf(manyShops(235)))
  await tick('3号店').click()
  await tick('7号店').click({ modifiers: ['Shift'] })
  await says('已选 5 条')
  await tick('7号店').click()
  await tick('5号店').click({ modifiers: ['Shift'] })
  await says('已选 2 条')
  await visible(bar().getByRole('button', { name: '暂停营业' }))
  expect(path()).toBe('/demo/shop')
  await bar().getByRole('button', { name: '取消选择' }).click()
  await absent(bar())
  await expect.element(tick('2号店')).not.toBeChecked()
})

test('the selection ticks the page at once, says when only a part is ticked, stays while pages are turned, and goes with another filter', async () => {
  await openList(platformOf(manyShops(30)))
  const wholePage = page.getByRole('checkbox', { name: '选择本页全部' })
  await tick('1号店').click()
  await expect.element(wholePage).toBePartiallyChecked()
  await wholePage.click()
  await says('已选 20 条')
  await expect.element(wholePage).toBeChecked()
  await wholePage.click()
  await absent(bar())
  await click(tick('1号店'), button('第 2 页'), tick('21号店'))
  await says('已选 2 条')
  await page.getByRole('textbox', { name: '店铺名称' }).fill('2')
  await button('查询').click()
  await absent(bar())
})

test('the selection takes all that the filter finds, page by page, up to the true count', async () => {
  const platform = platformOf(manyShops(235))
  await openList(platform, { at: '/demo/shop?filter={"shop_name":"号"}' })
  await tick('1号店').click()
  platform.getList.mockClear()
  await all().click()
  await says('已选择此筛选下全部 235 条')
  expect(platform.getList.mock.calls.map(([, { pagination, filter }]) => [pagination, filter])).toEqual(
    [1, 2, 3].map((number) => [{ page: number, perPage: 100 }, { shop_name: '号' }]),
  )
  await absent(bar().getByRole('button', { name: /选择此筛选/ }))
  await button('第 5 页').click()
  await expect.element(tick('90号店')).toBeChecked()
})

test('the selection takes all that a list without filters has', async () => {
  await openList(platformOf(manyShops(235)))
  await tick('1号店').click()
  await every().click()
  await says('已选择全部 235 条')
})

if (isFullRun)
  test('the selection says how far it has come, stops with the ticks as they were, and ticks no silent part: when a page cannot be read it says so', async () => {
    const platform = platformOf(manyShops(235))
    await openList(platform)
    await tick('1号店').click()
    const letGo = platform.hold()
    await every().click()
    await says('正在选择 0 / 235 条')
    await bar().getByRole('button', { name: '停止' }).click()
    await says('已选 1 条')
    letGo()
    platform.state.lost = 2
    await every().click()
    await expect
      .element(page.getByText('未能全部读取，选择保持不变：网络连接失败，请检查网络'))
      .toBeInTheDocument()
    await says('已选 1 条')
  })

test.each([
  ['that it is gone', '', '1 条记录已不存在，已取消选择'],
  ['under a filter no more than that', '?filter={"state":"OPEN"}', '1 条记录已不在此筛选结果中，已取消选择'],
])('the selection loses a record that is gone, keeps the others, and says %s', async (_, search, said) => {
  const platform = platformOf(manyShops(5))
  await openList(platform, { at: `/demo/shop${search}` })
  await click(tick('1号店'), tick('2号店'))
  platform.state.records = platform.state.records.filter(({ id }) => id !== 'S1')
  await button('刷新').click()
  await visible(page.getByText(said))
  await absent(recordRow('1号店'))
  await says('已选 1 条')
})
