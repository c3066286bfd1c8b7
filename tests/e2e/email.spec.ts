import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { main } from './onPage'

// Readers' servers answer at once.
test.use({ pace: 0 })

const tool = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name, exact: true })

/** What the platform answers to a call that the page makes by itself. */
const answered = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path) && response.request().method() === 'POST')

test('an e-mail is written, looked at, tested, sent to a list out of a file, and found again', async ({
  page,
}) => {
  test.slow()
  await signIn(page)

  await test.step('a template is written in the editor', async () => {
    await page.goto('/sendsms/emailtemplete/create')
    await main(page).getByRole('textbox', { name: '模板', exact: true }).fill('六月收据')
    await main(page).getByRole('combobox', { name: '类型' }).click()
    await page.getByRole('option', { name: '触发' }).click()
    await main(page).getByRole('textbox', { name: '主题' }).fill('{Name}，订单收据')
    const body = main(page).getByRole('textbox', { name: '正文' })
    await body.click()
    await tool(page, '加粗').click()
    // The caret stays in the text.
    await expect(body).toBeFocused()
    await expect(tool(page, '加粗')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('收据')
    await page.keyboard.press('Enter')
    await expect(body.locator('p')).toHaveCount(2)
    await tool(page, '插入变量').click()
    await page.getByRole('menuitem', { name: /\{OrderNo\}/ }).click()
    await tool(page, '图片').click()
    await page.getByRole('textbox', { name: '图片地址' }).fill('https://img.example.com/receipt.png')
    await page.getByRole('textbox', { name: '替代文字' }).fill('收据图片')
    await page.getByRole('button', { name: '确定' }).click()
    await expect(body.getByText('收据图片')).toBeVisible()

    // After another page was shown, it is as before.
    await menu(page, '邮件记录').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('邮件记录')
    await page.getByRole('tab', { name: /新建邮件模板|六月收据/ }).click()
    await expect(body).toContainText('{OrderNo}')
    const saved = answered(page, '/user/saveemailtemplate')
    await main(page).getByRole('button', { name: '提交', exact: true }).click()
    const { code, data } = await (await saved).json()
    expect([code, data.status, data.variables]).toEqual([0, 'APPROVED', ['Name', 'OrderNo']])
    expect(data.content).toContain('<strong>收据</strong>')
    expect(data.content).toContain('<img src="https://img.example.com/receipt.png" alt="收据图片">')
  })

  const row = page.getByRole('row').filter({ hasText: '六月收据' })
  await test.step('it is tested on an address', async () => {
    await row.getByRole('button', { name: /更多/ }).click()
    await page.getByRole('menuitem', { name: '发测试邮件' }).click()
    const dialog = page.getByRole('dialog', { name: '发测试邮件：六月收据' })
    await dialog.getByRole('textbox', { name: '收件人邮箱' }).fill('reader@example.com')
    await dialog.getByRole('button', { name: '发送', exact: true }).click()
    await expect(dialog.getByText(/测试邮件已提交/)).toBeVisible()
    await dialog.getByRole('button', { name: '关闭' }).click()
  })

  await test.step('it is sent to those in a file, with values of their own', async () => {
    await menu(page, '发送邮件').click()
    await main(page).getByRole('combobox', { name: '模板' }).click()
    await page.getByRole('option', { name: /六月收据/ }).click()
    await tool(page, '上传文件').click()
    const chooser = page.waitForEvent('filechooser')
    await main(page).getByRole('button', { name: '选择文件' }).click()
    const lines = [
      '邮箱,姓名,订单号',
      'reader1@example.com,林青,A1',
      'nobody1@example.com,陈,A2',
      'nonsense,吴,A3',
    ]
    await (await chooser).setFiles({
      name: '收件人.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${[...lines, 'reader1@example.com,林青,A4'].join('\r\n')}\r\n`),
    })
    const send = main(page).getByRole('button', { name: /发送给 2 人/ })
    await expect(send).toBeEnabled()
    const mail = main(page).frameLocator('iframe')
    await expect(mail.getByText('A1')).toBeVisible()
    await tool(page, '下一位').click()
    await expect(mail.getByText('A2')).toBeVisible()
    await send.click()
    const confirm = page.getByRole('dialog', { name: '确认发送' })
    await expect(confirm.getByText('无效 1 个，重复 1 个')).toBeVisible()
    await confirm.getByRole('button', { name: /确认发送 2 封/ }).click()
    await expect(main(page).getByText(/已受理 2 封/)).toBeVisible()
    await main(page).getByRole('link', { name: '查看邮件记录' }).click()
  })

  await test.step('it is found in the list, and what became of it is said in words', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('共 2 条')
    const refresh = async () => {
      await page.getByRole('button', { name: '刷新', exact: true }).first().click()
      return page.getByRole('grid').innerText()
    }
    await expect.poll(refresh, { timeout: 90_000, intervals: [1000] }).toContain('地址不存在')
    await expect(page.getByRole('row').filter({ hasText: 're***@example.com' })).toContainText('已投递')
    await expect(page.getByRole('row').filter({ hasText: 'no***@example.com' })).toContainText('投递失败')
  })
})
