import type { Locator, Page } from '@playwright/test'
import { members, membersCsv } from '../operatorsDay'
import { expect, signIn, test } from './fixtures'
import { ask, countClicks, goInside, heading, link, main, task, totalOf } from './onPage'

/** Text messages as marketing, support and finance use them: each task within its number of clicks; typing is free. */

// A review takes hours of a reviewer's day, whatever a channel's pace. Here it ends as soon as the job looks at it.
test.use({ pace: 0 })

const menu = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

test.beforeEach(({ page }) => countClicks(page))

test('a new template is written, reviewed, and sent to 3,000 members out of a file', async ({ page }) => {
  // Reviews are checked twice a minute.
  test.setTimeout(180_000)
  await signIn(page)

  await task(page, 'new template, review, 3,000 members', async () => {
    await page.getByRole('navigation').getByRole('button', { name: '短信邮件' }).click()
    await menu(page, '短信模板').click()
    await page
      .getByRole('button', { name: /^新建/ })
      .or(main(page).getByRole('link', { name: /^新建/ }))
      .first()
      .click()
    // Until the form is there, the list is, and it has a filter with the same name.
    await expect(heading(page)).toHaveText(/^新建/)
    await page.getByRole('textbox', { name: '模板名称', exact: true }).fill('积分到期提醒')
    await page
      .getByRole('textbox', { name: '模板内容' })
      .fill(`亲爱的\${name}，您在本店的会员积分将于月底到期，请及时使用。`)
    await page.getByRole('combobox', { name: '关联签名' }).press('Enter')
    await page.getByRole('option', { name: '青禾软件' }).press('Enter')
    await page.getByRole('button', { name: '提交', exact: true }).click()
    const row = main(page).getByRole('row', { name: /积分到期提醒/ })
    await expect(row).toContainText(/审核中|审核通过/)
    const refresh = page.getByRole('button', { name: '刷新', exact: true })
    await refresh.click()
    await expect(async () => {
      await refresh.press('Enter')
      await expect(row).toContainText('审核通过', { timeout: 2000 })
    }).toPass({ timeout: 90_000 })

    await menu(page, '发送短信').click()
    const template = page.getByRole('combobox', { name: '模板', exact: true })
    await template.fill('积分到期提醒')
    await expect(page.getByRole('option', { name: /^积分到期提醒/ })).toBeVisible()
    await template.press('Enter')
    await expect(
      page
        .getByRole('combobox', { name: '变量 name 的取值' })
        .or(page.getByRole('textbox', { name: /变量 name/ })),
    ).toBeVisible()
    await page.getByRole('button', { name: '上传文件' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: '选择文件' }).press('Enter'),
    ])
    const buffer = Buffer.from(membersCsv())
    await chooser.setFiles({ name: '会员.csv', mimeType: 'text/csv', buffer })
    // The columns are found automatically.
    await expect(page.getByRole('combobox', { name: '手机号所在列' })).toHaveValue('1')
    await expect(page.getByRole('button', { name: '有效 3,000' })).toBeVisible()
    await expect(page.getByRole('button', { name: '无效 5' })).toBeVisible()
    await expect(page.getByRole('button', { name: '重复 10' })).toBeVisible()
    await expect(page.getByRole('table', { name: '无效' }).getByRole('row').nth(1)).toContainText('3,012')
    const name = page.getByRole('combobox', { name: '变量 name 的取值' })
    if ((await name.inputValue()) === '') await name.selectOption('A 列 会员姓名')
    await expect(page.getByText(/^【青禾软件】亲爱的会员0，/)).toBeVisible()
    await expect(page.getByText('3,000 人共 3,000 条')).toBeVisible()
    await page.getByRole('button', { name: '发送给 3,000 人…' }).click()
    const dialog = page.getByRole('dialog', { name: '确认发送' })
    await expect(dialog).toContainText(/预计费用¥\s135\.000/)
    await dialog.getByRole('button', { name: /^确认发送 3,000 条/ }).click()
    await expect(page.getByText(/已受理 3,000 条，费用 ¥\s135\.000/)).toBeVisible({ timeout: 30_000 })
  })

  await link(page, '查看短信列表').click()
  expect(await totalOf(page)).toBe(members)
})

/** A number that did not get a message, and the platform's reason. */
const missedNumber = async (page: Page) => {
  const { items } = await ask<{ items: readonly { mobile: string; err_text: string }[] }>(
    page.context(),
    'smslist?status=FAILED&limit=1',
  )
  const [missed] = items
  if (!missed) throw new Error('every message has arrived')
  // Sample numbers have zeros where lists have stars.
  return { ...missed, number: missed.mobile.replace('****', '0000') }
}

test('a number that got nothing is found with its reason; a fee leads to its messages', async ({ page }) => {
  test.slow()
  await signIn(page)
  const { number, mobile, err_text } = await missedNumber(page)

  await task(page, 'a customer got no SMS: why', async () => {
    await page.getByRole('navigation').getByRole('button', { name: '短信邮件' }).click()
    await menu(page, '短信列表').click()
    await totalOf(page)
    await page.getByRole('textbox', { name: '手机号' }).fill(number)
    await page.keyboard.press('Enter')
    const row = main(page)
      .getByRole('row', { name: new RegExp(err_text) })
      .first()
    await expect(row).toContainText(mobile)
    await expect(row).toContainText('发送失败')
    // Only about this number.
    const others = main(page)
      .getByRole('gridcell', { name: /^1\d\d\*{4}\d{4}/ })
      .filter({ hasNotText: mobile })
    await expect(others).toHaveCount(0)
  })

  await task(page, 'what a fee is made of', async () => {
    await link(page, /^费用明细/).click()
    // Typing is free, and filters are remembered: the address says which.
    await goInside(page, `/partnerfee/partnerfee?filter=${encodeURIComponent('{"service":"SMS_NOTICE"}')}`)
    await main(page).getByRole('gridcell', { name: '通知短信' }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: /短信/ }).click()
    expect(await totalOf(page)).toBeGreaterThan(0)
  })
})
