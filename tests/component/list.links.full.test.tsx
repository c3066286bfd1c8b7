import type { ReactNode } from 'react'
import { useNavigate } from 'react-admin'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lastAsked, lastingStore, manyShops, openList, platformOf } from './list.fixture'
import { button, visible } from './onPage'

const link = '/demo/shop?filter={"state":"PAUSED"}&sort=amount&order=ASC'
const chips = () => page.getByRole('group', { name: '已筛选' })

const ask = async (words: string) => {
  await page.getByRole('textbox', { name: '店铺名称' }).fill(words)
  await button('查询').click()
}
const finds = (count: number) =>
  expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`共 ${count} 条`)

/** A platform, and a browser in which its list is opened again and again. */
const browserOf = (count: number) => {
  const platform = platformOf(manyShops(count))
  const store = lastingStore()
  const open = (at?: string, around?: typeof Menu) => openList(platform, { at, store, around })
  return { open, asked: () => lastAsked(platform) }
}

/** The menu's link to the list, without any filters. */
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
  test('stays while the page is open and through a reload, and is gone when the operator comes back through the menu, who has none of their own', async () => {
    const { open, asked } = browserOf(30)
    const visit = await open(link, Menu)
    await visible(chips().getByText('状态：暂停'))
    expect(asked()?.sort).toEqual({ field: 'amount', order: 'ASC' })
    await button('菜单').click()
    await expect.poll(() => visit.search().get('filter')).toBe('{"state":"PAUSED"}')
    await finds(10)
    const { pathname, search } = visit.router.state.location
    await visit.unmount()
    const reloaded = await open(pathname + search)
    await visible(chips().getByText('状态：暂停'))
    await finds(10)
    await reloaded.unmount()
    const back = await open()
    await finds(30)
    expect(asked()).toMatchObject({ filter: {}, sort: { field: 'create_time', order: 'DESC' } })
    expect(back.search().get('filter')).toBeNull()
  })

  test('gives way to the one that the operator had set before', async () => {
    const { open } = browserOf(30)
    const before = await open()
    await ask('2')
    await finds(12)
    await before.unmount()
    const visit = await open(link)
    await finds(10)
    await visit.unmount()
    const { search } = await open()
    await finds(12)
    await expect.poll(() => search().get('filter')).toBe('{"shop_name":"2"}')
  })

  test('stays the link’s own when pages are turned and the order is changed', async () => {
    const { open, asked } = browserOf(90)
    const visit = await open(link)
    await button('第 2 页').click()
    await expect.poll(() => asked()?.pagination).toEqual({ page: 2, perPage: 20 })
    await page.getByTitle('按金额降序排列').click()
    await expect.poll(() => asked()?.sort).toEqual({ field: 'amount', order: 'DESC' })
    expect(asked()?.filter).toEqual({ state: 'PAUSED' })
    await visit.unmount()
    await open()
    await finds(90)
  })

  test.each([
    ['added to', () => ask('2'), 4, { state: 'PAUSED', shop_name: '2' }],
    ['taken away', () => button('移除筛选条件：状态').click(), 30, {}],
  ])('is the operator’s, and remembered, once it is %s by hand', async (_, byHand, total, remembered) => {
    const { open, asked } = browserOf(30)
    const visit = await open(link)
    await byHand()
    await finds(total)
    await visit.unmount()
    const { search } = await open()
    await finds(total)
    await expect.poll(() => JSON.parse(search().get('filter') ?? '{}')).toEqual(remembered)
    expect(asked()?.sort).toEqual({ field: 'amount', order: 'ASC' })
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
