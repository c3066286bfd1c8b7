import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearErrorLog, readErrorLog } from '@/shell/errorLog/errorLog'
import { areas, forget, openConsole } from './openConsole'

afterEach(() => {
  clearErrorLog()
  forget()
})

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
