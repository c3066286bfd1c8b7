import { expect, signIn, test } from './fixtures'
import { heading, main, rows, totalOf } from './onPage'
import { runOnTicked } from './runs'

/** Enough shops for several calls, which still count as one run. */
const shops = `/merchant/merchant?filter=${encodeURIComponent('{"op":"pdd","grant_status":"GRANTED","sync_status":"RUNNING"}')}`

test('a bulk run is one row of the operation log, which opens its records with what changed in each', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await page.goto(shops)
  const total = await totalOf(page)
  expect(total).toBeGreaterThan(20)
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await page.getByRole('button', { name: /^选择此筛选下全部/ }).click()
  await expect(page.getByText(/^已选择此筛选下全部/)).toBeVisible()
  await runOnTicked(page, '暂停同步')
  await expect(page.getByText(`${total.toLocaleString('en')} 条全部成功`)).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: '操作日志' }).click()
  await expect(heading(page)).toContainText('操作日志')
  const run = rows(page).filter({ hasText: '批量操作' })
  await expect(run).toHaveCount(1)
  await expect(run).toContainText('授权商家')
  await expect(run).toContainText('暂停同步')
  await expect(run).toContainText(String(total))

  await run.getByText('暂停同步').click()
  const records = page.getByRole('region', { name: '涉及的记录' })
  const entries = records.getByRole('list').first().locator(':scope > li')
  await expect(entries).toHaveCount(20)
  await expect(entries.first()).toContainText('修改')
  await expect(entries.first()).toContainText('同步状态：')
  await records.getByRole('button', { name: '显示更多记录' }).click()
  await expect(entries).toHaveCount(Math.min(40, total))

  await entries.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/merchant\/merchant\/.+\/show/)
  await page.getByRole('tab', { name: '历史' }).click()
  await expect(main(page).or(page.getByRole('dialog')).getByText('查看整批').first()).toBeVisible()
})
