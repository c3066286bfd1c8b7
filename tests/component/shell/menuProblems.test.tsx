import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearErrorLog, readErrorLog } from '@/shell/errorLog/errorLog'
import { areas, openConsole } from './openConsole'

afterEach(clearErrorLog)

it('leaves out an entry that cannot be used, writes down why, and shows the rest', async () => {
  const { shops, fees } = areas
  await openConsole({ resources: [shops, { ...fees, name: 'otherFee', path: shops.path }, fees] })
  const menu = page.getByRole('navigation', { name: '主导航' })
  await expect.element(menu.getByRole('link', { name: '授权商家' })).toBeVisible()
  await expect.element(menu.getByRole('link', { name: '费用明细' })).toBeVisible()
  expect(menu.getByRole('link', { name: '费用明细' }).elements()).toHaveLength(1)
  await expect
    .poll(() => readErrorLog().map(({ source, message }) => ({ source, message })))
    .toEqual([{ source: 'menu', message: expect.stringContaining('/merchant/merchant') }])
  await expect.element(page.getByRole('button', { name: /错误日志/ })).toBeVisible()
})

it('writes down what is wrong with a menu once, not at every load and for every operator', async () => {
  const entry = (path: string) => ({ path, component: 'Nowhere', meta: { title: path } })
  const problem = (path: string) => `${path}: there is no page "Nowhere"; the entry is left out`
  const opened = async (username: string, ...paths: string[]) => {
    clearErrorLog()
    const { screen } = await openConsole({ user: { username, menus: paths.map(entry) } })
    const shop = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '授权商家' })
    await expect.element(shop).toBeVisible()
    const said = readErrorLog().map(({ message }) => message)
    await screen.unmount()
    return said
  }
  expect(await opened('demo_partner', '/a')).toEqual([problem('/a')])
  expect(await opened('demo_partner', '/a')).toEqual([])
  expect(await opened('demo_agent', '/a')).toEqual([])
  expect(await opened('demo_agent', '/a', '/b')).toEqual([problem('/b')])
})
