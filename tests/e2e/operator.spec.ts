import { expect, signIn, signInAs, test } from './fixtures'
import { languages } from './languages'
import { filterBy, heading, totalOf } from './onPage'

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
    const before = await totalOf(page)
    // More at once need a second person.
    const total = 20
    expect(before).toBeGreaterThan(total)

    await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    await page.getByRole('button', { name: '清除授权', exact: true }).click()

    const dialog = page.getByRole('dialog', { name: `清除授权（${total} 条）` })
    const confirm = dialog.getByRole('button', { name: /^清除授权/ })
    await expect(confirm).toBeDisabled()
    await dialog.getByLabel(`请输入数量 ${total} 以确认`).fill(String(total - 1))
    await expect(dialog.getByText('输入不一致')).toBeVisible()
    await dialog.getByLabel(`请输入数量 ${total} 以确认`).fill(String(total))
    await confirm.click()

    // It can still be taken back for some seconds.
    await expect(dialog.getByRole('button', { name: /^撤销/ })).toBeVisible()
    // Nothing is left to do: the number of refused ones is shown below.
    await expect(dialog.getByText(/^处理完成：成功 \d+ 条，失败 \d+ 条$/)).toBeVisible()
    const failures = dialog.getByRole('row').filter({ hasText: '清除授权失败：店铺已关闭' })
    const refused = await failures.count()
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThan(total)
    await expect(
      dialog.getByText(`处理完成：成功 ${total - refused} 条，失败 ${refused} 条`, { exact: true }),
    ).toBeVisible()
    await dialog.getByRole('button', { name: '关闭', exact: true }).click()
    // Refused ones still match the filter, and stay ticked.
    const left = before - total + refused
    await expect.poll(() => totalOf(page)).toBe(left)
    await expect(page.getByRole('checkbox', { name: /^选择：/, checked: true })).toHaveCount(refused)

    await platform.restart('SIGKILL')
    await page.reload()
    await expect.poll(() => totalOf(page)).toBe(left)
  })
})

test('a visitor is sent to sign in and comes back to where he wanted to go, with its filters', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/pay/tradelist?filter=%7B%22pay_channel%22%3A%22ALIPAY%22%7D')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signInAs(page, languages[0], 'demo_partner', false)
  await expect(heading(page)).toContainText('交易记录')
  await expect(page).toHaveURL(/ALIPAY/)
  await expect(page.getByRole('gridcell', { name: '微信支付' })).toHaveCount(0)
})
