import { expect, signIn, test } from './fixtures'
import { ask, main } from './onPage'

test.describe('with a platform of its own', () => {
  test.use({ alone: true })

  test('support asks for a refund of 800 yuan, finance sees before and after and signs, the trade shows it', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, 'demo_support')
    const { items } = await ask<{ items: readonly { trade_no: string; refundable_fee: number }[] }>(
      page.context(),
      'tradelist?trade_state=SUCCESS&mch_id=1900009901&min_fee=90000&limit=100',
    )
    const paid = items.find(({ refundable_fee }) => refundable_fee >= 90_000)
    if (!paid) throw new Error('there is a large trade among the samples')
    const filter = encodeURIComponent(JSON.stringify({ keyword: paid.trade_no }))
    await page.goto(`/pay/tradelist?filter=${filter}`)
    await main(page).getByRole('button', { name: '退款', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^退款金额/).fill('800')
    await dialog.getByLabel(/^退款原因/).fill('商品质量问题')
    await dialog.getByRole('button', { name: '提交审批', exact: true }).click()
    const foreseen = dialog.getByRole('region', { name: '批准后的变化' })
    await expect(foreseen).toContainText(/已退\/退款中.*0\.00.*→.*800\.00/)
    await dialog.getByRole('textbox', { name: /^说明/ }).fill('买家催得急')
    await dialog.getByRole('button', { name: '提交审批', exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: '查看请求' }).click()
    await expect(page).toHaveURL(/\/approval\/1\/show$/)
    await expect(page.getByRole('dialog')).toContainText('买家催得急')
    await expect(page.getByRole('dialog').getByRole('button', { name: '批准' })).toHaveCount(0)

    const other = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
    const desk = await other.newPage()
    await signIn(desk, 'demo_finance')
    await desk.getByRole('link', { name: /^待我审批/ }).click()
    await expect(desk.getByRole('gridcell', { name: '交易 – 退款' })).toBeVisible()
    await desk.getByRole('button', { name: /1 条由您审批/ }).click()
    const bell = desk.getByRole('dialog', { name: '审批' })
    await bell.getByRole('link', { name: /800\.00/ }).click()
    const request = desk.getByRole('dialog').filter({ hasText: '执行前 → 执行后' })
    await expect(request.getByRole('listitem', { name: paid.trade_no })).toContainText(/0\.00.*→.*800\.00/)
    await request.getByRole('button', { name: '批准', exact: true }).click()
    const question = desk.getByRole('dialog', { name: /^批准/ })
    await question.getByRole('button', { name: '批准 ¥ 800.00', exact: true }).click()
    await expect(question).toBeHidden()
    await expect(request).toContainText('已执行')
    await request.getByRole('button', { name: '关闭' }).click()
    await expect(desk.getByRole('button', { name: '审批', exact: true })).toBeVisible()
    await other.close()

    await page.goto(`/pay/tradelist/${paid.trade_no}/show`)
    await expect(page.getByRole('dialog')).toContainText(/800\.00/)
    await expect(page.getByRole('dialog')).toContainText('demo_support')
  })
})
