import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { linkTo } from '@/shell/share/link'
import { absent, button, grid, header, menuItem, tab, texts, visible } from '../onPage'
import { openWorkspace, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()

const names = () => texts(page.getByRole('tab')).map((text) => text?.replace('已固定', '').trim())
const columns = () => texts(page.getByRole('columnheader'))

const open = async (...addresses: readonly string[]) =>
  openWorkspace(platform, { at: await linkTo({ addresses, shown: 0 }) })

it('a link opens its pages beside those that are open, as they were shown, and only looks at the one in front', async () => {
  const { screen } = await openWorkspace(platform, { at: '/demo/clock' })
  await expect.poll(names).toEqual(['首页', '时钟'])
  await screen.unmount()
  platform.getList.mockClear()
  const shared = { addresses: ['/demo/letter?page=1', '/demo/shop/S21/show?page=2'], shown: 1 }
  const { path, search } = await openWorkspace(platform, { at: await linkTo(shared) })
  await visible(page.getByRole('dialog').getByRole('heading', { name: '21号店' }))
  expect(path()).toBe('/demo/shop/S21/show')
  expect(search()).toContain('page=2')
  expect(platform.getList.mock.calls.map(([area]) => area)).toEqual(['demo/shop'])
  await visible(page.getByText('已打开链接中的 2 个页面'))
  await userEvent.keyboard('{Escape}')
  await expect.poll(names).toEqual(['首页', '时钟', '信件', '店铺'])
})

it('a link says what it does not open, and opens the rest', async () => {
  const { path } = await open('/demo/nowhere?filter={"mobile":"13800138000"}', '/demo/letter')
  await visible(grid())
  expect(path()).toBe('/demo/letter')
  await visible(page.getByText('链接中的这些页面没有打开：/demo/nowhere（本控制台没有这个页面）'))
  await absent(page.getByText('13800138000'))
  await expect.poll(names).toEqual(['首页', '信件'])
})

it('a link that is broken says so, and leads to the start page', async () => {
  const { path } = await openWorkspace(platform, { at: '/open#v1.broken' })
  await visible(page.getByRole('alert').getByText('链接无法打开'))
  await page.getByRole('link', { name: '回到首页' }).click()
  await expect.poll(path).toBe('/dashboard')
})

it('a link is followed from the page of one that was broken, and once more', async () => {
  const link = await linkTo({ addresses: ['/demo/shop?page=2'], shown: 0 })
  const { router, path } = await openWorkspace(platform, { at: '/open#v1.broken' })
  await visible(page.getByRole('alert').getByText('链接无法打开'))
  await router.navigate(link)
  await expect.poll(path).toBe('/demo/shop')
  await router.navigate('/demo/clock')
  await router.navigate(link)
  await expect.poll(path).toBe('/demo/shop')
})

it('a link shows the widths and pins of whoever sent it, which become one’s own with the first change', async () => {
  const { router } = await open('/demo/shop?columns=name:300,orders:150!')
  const width = (name: string) => Math.round(header(name).element().getBoundingClientRect().width)
  await visible(header('订单数'))
  await expect.poll(() => width('订单数')).toBe(150)
  expect(width('店铺名称')).toBe(300)
  const isPinned = (name: string) => getComputedStyle(header(name).element()).position === 'sticky'
  expect(isPinned('订单数')).toBe(true)
  await button('列设置').click()
  await page.getByRole('dialog').getByRole('checkbox', { name: /编号/ }).click()
  await userEvent.keyboard('{Escape}')
  await router.navigate('/demo/clock')
  await router.navigate('/demo/shop?page=1')
  await visible(header('编号'))
  expect([width('订单数'), width('店铺名称'), isPinned('订单数'), isPinned('编号')]).toEqual([
    150,
    300,
    true,
    false,
  ])
})

it('a link shows the columns of whoever sent it, which are nobody’s own until they are changed', async () => {
  const { search, router } = await open('/demo/shop?columns=name,orders')
  await expect.poll(columns).toEqual(['', '店铺名称', '订单数', '操作'])
  await router.navigate('/demo/shop?page=1')
  await expect.poll(columns).toEqual(['', '店铺名称', '编号', '订单数', '操作'])
  await router.navigate('/demo/shop?columns=name,orders')
  await expect.poll(columns).toEqual(['', '店铺名称', '订单数', '操作'])
  await button('列设置').click()
  await page.getByRole('dialog').getByRole('checkbox', { name: /编号/ }).click()
  await userEvent.keyboard('{Escape}')
  await visible(header('编号'))
  await expect.poll(() => search().includes('columns')).toBe(false)
})

it('the menu of a tab copies a link, which opens the page elsewhere as it is shown here', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen } = await openWorkspace(platform, { at: '/demo/shop?page=2&perPage=20' })
  await visible(grid())
  await button('列设置').click()
  await page.getByRole('dialog').getByRole('checkbox', { name: /编号/ }).click()
  await userEvent.keyboard('{Escape}')
  await tab('店铺').click({ button: 'right' })
  await menuItem('复制链接').click()
  await expect.poll(() => write.mock.calls.length).toBe(1)
  const link = new URL(String(write.mock.calls[0]?.[0]))
  await screen.unmount()
  const { path, search } = await openWorkspace(platform, { at: link.pathname + link.hash })
  await expect.poll(path).toBe('/demo/shop')
  expect(search()).toContain('page=2')
  expect(decodeURIComponent(search())).toContain('columns=name,orders')
})
