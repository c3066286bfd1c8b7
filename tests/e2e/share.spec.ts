import { linkTo } from '../../src/shell/share/link'
import { expect, test } from './fixtures'
import { heading } from './onPage'

test('a shared link, followed by somebody who has to sign in first, opens its pages, and no server sees what it carries', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const filter = encodeURIComponent('{"trade_state":"SUCCESS"}')
  const trades = `/pay/tradelist?filter=${filter}&perPage=10&columns=trade_no,total_fee,trade_state`
  await page.goto(await linkTo({ addresses: ['/merchant/merchant', trades], shown: 1 }))
  await page.getByLabel('用户名').fill('demo_viewer')
  await page.getByLabel('密码', { exact: true }).fill('demo123456')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('交易记录')
  await expect(page.getByRole('columnheader')).toHaveText(['平台单号', '订单金额', '交易状态'])
  await expect(page.getByRole('tab')).toContainText(['首页', '授权商家', '交易记录'])
  await expect(page).toHaveURL(/\/pay\/tradelist\?filter=/)
  expect(asked.filter((address) => address.includes('v1.'))).toEqual([])
})

test('a shared link opens beside the tabs that are there, what the account may see of it', async ({
  page,
  platform,
}) => {
  const link = await linkTo({
    addresses: ['/operationlog', '/nowhere', '/pay/complaintlist?perPage=10'],
    shown: 0,
  })
  await page.goto('/login')
  await page.getByLabel('用户名').fill('demo_support')
  await page.getByLabel('密码', { exact: true }).fill('demo123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: '首页' })).toBeVisible()
  await page.goto('/merchant/merchant')
  await expect(heading(page)).toContainText('授权商家')
  await page.goto(platform.url + link)
  await expect(heading(page)).toContainText('消费者投诉')
  await expect(page.getByRole('tab')).toContainText(['首页', '授权商家', '消费者投诉'])
  await expect(page.getByRole('alert').filter({ hasText: '链接中的这些页面没有打开' })).toContainText(
    '操作日志（您的账号不能查看）、/nowhere（本控制台没有这个页面）',
  )
})
