import type { ReactNode } from 'react'
import { useNavigate } from 'react-admin'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lastAsked, lastingStore, manyShops, openList, platformOf } from './list.fixture'
import { button, visible } from './onPage'

const link = '/demo/shop?filter={"state":"PAUSED"}&sort=amount&order=ASC'
const heading = () => page.getByRole('heading', { level: 1 })
const chips = () => page.getByRole('group', { name: '已筛选' })
const name = () => page.getByRole('textbox', { name: '店铺名称' })

const ask = async (words: string) => {
  await name().fill(words)
  await button('查询').click()
}

/** The menu's way to the list, which says nothing of filters. */
const Menu = ({ children }: { children: ReactNode }) => {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate('/demo/shop')}>
        菜单
      </button>
      {children}
    </>
  )
}

describe('the filter of a link', () => {
  test('is gone when the operator comes back through the menu, who has none of their own', async () => {
    const [platform, store] = [platformOf(manyShops(30)), lastingStore()]
    const visit = await openList(platform, { at: link, store })
    await expect.element(heading()).toHaveTextContent('共 10 条')
    expect(lastAsked(platform)?.sort).toEqual({ field: 'amount', order: 'ASC' })
    await visit.unmount()
    const { search } = await openList(platform, { store })
    await expect.element(heading()).toHaveTextContent('共 30 条')
    expect(lastAsked(platform)).toMatchObject({ filter: {}, sort: { field: 'create_time', order: 'DESC' } })
    expect(search().get('filter')).toBeNull()
  })

  test('gives way to the one that the operator had set before', async () => {
    const [platform, store] = [platformOf(manyShops(30)), lastingStore()]
    const before = await openList(platform, { store })
    await ask('2')
    await expect.element(heading()).toHaveTextContent('共 12 条')
    await before.unmount()
    const visit = await openList(platform, { at: link, store })
    await expect.element(heading()).toHaveTextContent('共 10 条')
    await visit.unmount()
    const { search } = await openList(platform, { store })
    await expect.element(heading()).toHaveTextContent('共 12 条')
    await expect.poll(() => search().get('filter')).toBe('{"shop_name":"2"}')
  })

  test('stays while the page is open, and through a reload', async () => {
    const [platform, store] = [platformOf(manyShops(30)), lastingStore()]
    const visit = await openList(platform, { at: link, store, around: Menu })
    await visible(chips().getByText('状态: 暂停'))
    await button('菜单').click()
    await expect.poll(() => visit.search().get('filter')).toBe('{"state":"PAUSED"}')
    await expect.element(heading()).toHaveTextContent('共 10 条')
    const { pathname, search } = visit.router.state.location
    await visit.unmount()
    await openList(platform, { at: pathname + search, store })
    await visible(chips().getByText('状态: 暂停'))
    await expect.element(heading()).toHaveTextContent('共 10 条')
  })

  test('stays the link’s own when pages are turned and the order is changed', async () => {
    const [platform, store] = [platformOf(manyShops(90)), lastingStore()]
    const visit = await openList(platform, { at: link, store })
    await button('第 2 页').click()
    await expect.poll(() => lastAsked(platform)?.pagination).toEqual({ page: 2, perPage: 20 })
    await page.getByTitle('按金额降序排列').click()
    await expect.poll(() => lastAsked(platform)?.sort).toEqual({ field: 'amount', order: 'DESC' })
    expect(lastAsked(platform)?.filter).toEqual({ state: 'PAUSED' })
    await visit.unmount()
    await openList(platform, { store })
    await expect.element(heading()).toHaveTextContent('共 90 条')
  })

  test.each([
    ['added to', () => ask('2'), '共 4 条', '{"state":"PAUSED","shop_name":"2"}'],
    ['taken away', () => button('移除筛选条件：状态').click(), '共 30 条', null],
  ])('is the operator’s, and remembered, once it is %s by hand', async (_, byHand, total, remembered) => {
    const [platform, store] = [platformOf(manyShops(30)), lastingStore()]
    const visit = await openList(platform, { at: link, store })
    await byHand()
    await expect.element(heading()).toHaveTextContent(total)
    await visit.unmount()
    const { search } = await openList(platform, { store })
    await expect.element(heading()).toHaveTextContent(total)
    await expect
      .poll(() => JSON.parse(search().get('filter') ?? '{}'))
      .toEqual(JSON.parse(remembered ?? '{}'))
    expect(lastAsked(platform)?.sort).toEqual({ field: 'amount', order: 'ASC' })
  })
})

test('two wishes in one moment are both granted', async () => {
  const platform = platformOf(manyShops(90))
  const { search } = await openList(platform)
  await visible(button('第 2 页'))
  const size = page.getByRole('combobox', { name: '每页条数' }).element()
  if (!(size instanceof HTMLSelectElement)) throw new Error('no choice of sizes')
  size.value = '30'
  size.dispatchEvent(new Event('change', { bubbles: true }))
  const next = button('第 2 页').element()
  if (next instanceof HTMLElement) next.click()
  await expect.poll(() => Object.fromEntries(search())).toMatchObject({ page: '2', perPage: '30' })
})
