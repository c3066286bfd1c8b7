import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { ask, countClicks, link, main, task } from './onPage'

/** Payments and refunds in the daily work of support (resources/README.md#trades). Clicks are counted, typing is free. */

const search = (page: Page): Locator => main(page).getByLabel('订单号 / 渠道号后六位', { exact: true })
const rows = (page: Page): Locator =>
  main(page)
    .getByRole('gridcell')
    .filter({ hasText: /^\s*P\d{20}/ })

interface Known {
  readonly trade_no: string
  readonly out_trade_no: string
  readonly transaction_id: string
  readonly payer_total: number
}

/** Trades that a filter finds, as the platform lists them. */
const known = async (page: Page, query: string): Promise<readonly Known[]> =>
  (await ask<{ items: readonly Known[] }>(page.context(), `tradelist?${query}`)).items

test.beforeEach(({ page }) => countClicks(page))

test('did my payment arrive? found by its number or the last six of the channel’s, within two clicks', async ({
  page,
}) => {
  await signIn(page)
  const [paid] = await known(page, 'trade_state=SUCCESS&limit=1')
  if (!paid) throw new Error('there is a paid trade among the samples')
  await task(page, 'did my payment arrive? found by either number', async () => {
    await link(page, /^今日收款/).click()
    for (const number of [paid.transaction_id.slice(-6), paid.out_trade_no]) {
      await search(page).fill(number)
      await page.keyboard.press('Enter')
      await expect(rows(page)).toContainText([paid.trade_no])
      await expect(main(page).getByRole('gridcell', { name: '支付成功' })).toHaveCount(1)
    }
  })
})

test('a part is given back and its result appears; a refusal stands beside the amount', async ({ page }) => {
  await signIn(page)
  const [paid] = await known(page, 'trade_state=SUCCESS&mch_id=1900009901&min_fee=2000&limit=1')
  const [poor] = await known(page, 'trade_state=SUCCESS&mch_id=1900009907&max_fee=90000&limit=1')
  if (!paid || !poor) throw new Error('there are paid trades of both merchants among the samples')
  const open = async (one: Known) => {
    await page.goto(`/pay/tradelist?filter=${encodeURIComponent(JSON.stringify({ keyword: one.trade_no }))}`)
    await expect(rows(page)).toContainText([one.trade_no])
    await main(page).getByRole('button', { name: '退款', exact: true }).click()
    return page.getByRole('dialog')
  }

  const dialog = await open(paid)
  const amount = dialog.getByLabel(/^退款金额/)
  // The rest is suggested first; 3.21 yuan of it are refunded.
  await expect(amount).toHaveValue((paid.payer_total / 100).toFixed(2))
  await amount.fill('3.21')
  await dialog.getByLabel(/^退款原因/).fill('商品缺货')
  await dialog.getByRole('button', { name: /^退款 ¥\s?3\.21$/ }).click()
  await expect(dialog).toBeHidden()
  await rows(page).click()
  const detail = page.getByRole('dialog')
  await expect(detail.getByText(/RF\d{20}/)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(detail.getByText('退款成功').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Escape')

  const refused = await open(poor)
  await refused.getByLabel(/^退款原因/).fill('重复支付')
  await refused.getByRole('button', { name: /^退款 ¥/ }).click()
  const reason = refused.getByRole('alert')
  await expect(reason).toHaveText('商户账户余额不足')
  // Next to the amount, above the reason.
  const [said, words] = [await reason.boundingBox(), await refused.getByLabel(/^退款原因/).boundingBox()]
  const field = await refused.getByLabel(/^退款金额/).boundingBox()
  expect(said?.y).toBeGreaterThan(field?.y ?? Number.POSITIVE_INFINITY)
  expect(said?.y).toBeLessThan(words?.y ?? 0)
})
