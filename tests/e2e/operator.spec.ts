import { expect, setClock, signIn, test } from './fixtures'
import { filterBy, heading, rows, totalOf } from './onPage'

test.describe('with a platform of its own', () => {
  test.use({ alone: true })

  test('clears grants in bulk: what the platform refuses stays ticked, with the reason, and all of it outlives a killed platform', async ({
    page,
    platform,
  }) => {
    await signIn(page)
    await page.goto('/merchant/merchant')
    await expect(heading(page)).toContainText('2,000')
    await page.getByRole('button', { name: '展开' }).click()
    await filterBy(page, '授权状态', '已授权')
    await filterBy(page, '同步状态', '异常')
    await page.getByRole('button', { name: '查询' }).click()
    await expect(heading(page)).not.toContainText('2,000')
    const total = await totalOf(page)
    expect(total).toBeGreaterThan(50)

    await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    await page.getByRole('button', { name: `选择此筛选下全部 ${total} 项` }).click()
    await expect(page.getByText(`已选择此筛选下全部 ${total} 项`)).toBeVisible()
    await page.getByRole('button', { name: '清除授权', exact: true }).click()

    const dialog = page.getByRole('dialog', { name: `清除授权（${total} 项）` })
    const confirm = dialog.getByRole('button', { name: /^清除授权/ })
    await expect(confirm).toBeDisabled()
    await dialog.getByLabel(`请输入数量 ${total} 以确认`).fill(String(total - 1))
    await expect(dialog.getByText('输入不一致')).toBeVisible()
    await dialog.getByLabel(`请输入数量 ${total} 以确认`).fill(String(total))
    await confirm.click()

    // It can still be taken back for some seconds.
    await expect(dialog.getByRole('button', { name: /^撤销/ })).toBeVisible()
    // Nothing is left to be done: how many of it were refused stands below.
    await expect(dialog.getByText(/^处理完成：成功 \d+ 项，失败 \d+ 项$/)).toBeVisible()
    const failures = dialog.getByRole('row').filter({ hasText: '清除授权失败：店铺已关闭' })
    const refused = await failures.count()
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThan(total)
    await expect(
      dialog.getByText(`处理完成：成功 ${total - refused} 项，失败 ${refused} 项`, { exact: true }),
    ).toBeVisible()
    await dialog.getByRole('button', { name: '关闭', exact: true }).click()
    // All that is left in the filter is what was refused.
    await expect(page.getByText(`已选择此筛选下全部 ${refused} 项`)).toBeVisible()
    await expect.poll(() => totalOf(page)).toBe(refused)

    await platform.restart('SIGKILL')
    await page.reload()
    await expect.poll(() => totalOf(page)).toBe(refused)
  })

  test('refunds part of a trade: the detail shows it at once, and it is still so after a restart', async ({
    page,
    platform,
  }) => {
    await signIn(page)
    await page.goto(
      '/pay/tradelist?filter=%7B%22trade_state%22%3A%22SUCCESS%22%2C%22min_fee%22%3A20000%2C%22max_fee%22%3A90000%2C%22mch_id%22%3A%221900009901%22%7D',
    )
    await rows(page).first().getByRole('gridcell').nth(4).click()
    const drawer = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: /^P\d{20}$/ }) })
    await drawer.getByRole('button', { name: '退款', exact: true }).click()

    const dialog = page.getByRole('dialog', { name: /^退款/ })
    await dialog.getByLabel('退款金额').fill('999999')
    await dialog.getByRole('button', { name: '退款', exact: true }).click()
    await expect(dialog.getByText(/^不能大于/)).toBeVisible()
    await expect(dialog.getByText('请填写退款原因')).toBeVisible()
    await dialog.getByLabel('退款金额').fill('12.34')
    await dialog.getByLabel('退款原因').fill('协商一致退款')
    await dialog.getByRole('button', { name: /退款\s*¥\s*12\.34/ }).click()
    await expect(page.getByText('退款成功', { exact: true }).first()).toBeVisible()

    const refunds = drawer.locator('dl.ui-facts').filter({ hasText: '退款单号' })
    await expect(refunds).toHaveCount(1)
    await expect(refunds).toContainText('12.34')
    await expect(refunds).toContainText('协商一致退款')
    await expect(drawer).toContainText('转入退款')

    await platform.restart()
    await page.reload()
    await expect(refunds).toContainText('12.34')
  })
})

test('a visitor is sent to sign in and comes back to where he wanted to go, with its filters', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/pay/tradelist?filter=%7B%22pay_channel%22%3A%22ALIPAY%22%7D')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('用户名').fill('demo_partner')
  await page.getByLabel('密码', { exact: true }).fill('demo123456')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(heading(page)).toContainText('交易记录')
  await expect(page).toHaveURL(/ALIPAY/)
  await expect(page.getByRole('gridcell', { name: '微信支付' })).toHaveCount(0)
})

test('one partner never sees a record of the other', async ({ page, browser, platform }) => {
  await signIn(page, 'demo_partner')
  await page.goto('/pay/tradelist')
  await rows(page).first().getByRole('gridcell').nth(4).click()
  await expect(page).toHaveURL(/\/pay\/tradelist\/P\d{20}\/show/)
  const address = page.url()
  const other = await browser.newContext({ baseURL: platform.url })
  await setClock(other)
  const stranger = await other.newPage()
  await signIn(stranger, 'demo_agent')
  await stranger.goto(address)
  await expect(stranger.getByText('该交易不存在或已被删除')).toBeVisible()
  await other.close()
})
