import { readFileSync } from 'node:fs'
import readXlsx from 'read-excel-file/node'
import { mostClicks } from '../operatorsDay'
import { changePassword } from './acts'
import { expect, passwords, signIn, test } from './fixtures'
import { ask, countClicks, heading, link, main, task, totalOf, withinClicks } from './onPage'

/** A partner's day, starting at the dashboard: each task within its number of clicks; typing is free. */

/** The number in a button's name, formatted as there. */
const countIn = (name: string | null): string => /[\d,]+/.exec(name ?? '')?.[0] ?? 'a number of'

test.beforeEach(({ page }) => countClicks(page))

test('shops: the morning check, reminders, orders that stopped, rules and topics for many', async ({
  page,
}) => {
  // Several tasks in a row.
  test.slow()
  await signIn(page)

  // Once a minute, the platform looks for expiring shops: one may be added between the two reads.
  await expect(() =>
    task(page, 'the morning check', async () => {
      for (const name of ['账户余额', '今日消费', '授权店铺', '今日推送', '未读公告'])
        await expect(main(page).getByText(name, { exact: true })).toBeVisible()
      const todo = link(page, /^授权将到期/)
      const count = Number(/\d[\d,]*/.exec((await todo.textContent()) ?? '')?.[0]?.replaceAll(',', ''))
      await todo.click()
      expect(await totalOf(page)).toBe(count)
    }),
  ).toPass({ intervals: [0] })

  await task(page, 'remind the shops that expire within seven days', async () => {
    await link(page, /^授权将到期/).click()
    const total = await totalOf(page)
    await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    await page.getByRole('button', { name: `选择此筛选下全部 ${total} 条` }).click()
    await expect(page.getByText(`已选择此筛选下全部 ${total} 条`)).toBeVisible()
    await page.getByRole('button', { name: '发送续期提醒', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const cost = (total * 0.045).toFixed(3)
    await expect(dialog.getByText(new RegExp(`预计费用 ¥\\s?${cost}`))).toBeVisible()
    await dialog.getByRole('button', { name: /^发送续期提醒/ }).click()
    await expect(dialog.getByText(`${total} 条全部成功`)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await task(page, 'a shop says that orders stopped: why, and push again what failed today', async () => {
    const panel = main(page).getByRole('region', { name: '推送异常店铺' })
    // The first link of the panel leads to all of them.
    const shop = panel.getByRole('listitem').getByRole('link').first()
    await shop.click()
    const total = await totalOf(page)
    await expect(
      main(page)
        .getByRole('gridcell', { name: /Bad Gateway|无应答/ })
        .first(),
    ).toBeVisible()
    await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    await page.getByRole('button', { name: '重推', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^重推/ }).click()
    await expect(dialog.getByText(`${total} 条全部成功`)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await task(page, 'the memo rule red and green, contains 加急, for twelve shops', async () => {
    await link(page, /^授权商家/).click()
    const all = await totalOf(page)
    await page.getByLabel('商家账号', { exact: true }).fill('jd_demo')
    await page.keyboard.press('Enter')
    await expect.poll(() => totalOf(page)).toBeLessThan(all)
    const ticks = page.getByRole('checkbox', { name: /^选择：/ })
    await ticks.nth(0).click()
    await ticks.nth(11).click({ modifiers: ['Shift'] })
    await expect(page.getByRole('checkbox', { name: /^选择：/, checked: true })).toHaveCount(12)
    await page.getByRole('button', { name: '备注旗帜规则', exact: true }).click()
    const dialog = page.getByRole('dialog')
    // The shops differ, so each setting stays as it is until it is opened.
    for (const setting of ['修改备注或旗帜后推送', '旗帜', '备注条件'])
      await dialog.getByRole('button', { name: `修改：${setting}`, exact: true }).press('Enter')
    await dialog.getByRole('switch', { name: '修改备注或旗帜后推送' }).press('Space')
    await dialog.getByRole('checkbox', { name: '红' }).press('Space')
    await dialog.getByRole('checkbox', { name: '绿' }).press('Space')
    await dialog.getByRole('textbox', { name: /表达式/ }).fill("卖家备注 包含 '加急'")
    const save = dialog.getByRole('button', { name: /^保存（\d+ 条）$/ })
    const count = countIn(await save.textContent())
    await save.click()
    await expect(dialog.getByText(`${count} 条全部成功`, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await task(page, 'address changes on for all Pinduoduo shops', async () => {
    await link(page, /^授权商家/).click()
    await page.getByRole('button', { name: '批量消息设置' }).click()
    const dialog = page.getByRole('dialog', { name: '批量消息设置' })
    await dialog.getByRole('button', { name: '拼多多' }).click()
    await dialog.getByRole('radio', { name: '收货地址修改' }).click()
    const switchOn = dialog.getByRole('button', { name: /^为 \d+ 家店铺开启/ })
    const count = countIn(await switchOn.textContent())
    await switchOn.click()
    // One call for each shop.
    await expect(dialog.getByText(`${count} 条全部成功`, { exact: true })).toBeVisible({ timeout: 120_000 })
    await page.keyboard.press('Escape')
  })
})

test('money and settings: a top-up, a statement, a fee’s origin, push URL and IPs', async ({ page }) => {
  test.slow()
  await signIn(page)

  await task(page, 'top up 1,000 yuan by WeChat', async () => {
    await link(page, '充值').click()
    const dialog = page.getByRole('dialog', { name: '账户充值' })
    const balance = page
      .getByText(/^¥\s[\d,]+\.\d{3}$/)
      .filter({ visible: true })
      .first()
    const before = await balance.textContent()
    await expect(dialog.getByRole('radio', { name: '¥ 1,000' })).toBeChecked()
    await dialog.getByRole('button', { name: '充值 ¥ 1,000.00' }).click()
    await expect(dialog.getByRole('img', { name: /二维码/ })).toBeVisible()
    await expect(page.getByText(/^充值成功/)).toBeVisible({ timeout: 30_000 })
    await expect(dialog).toBeHidden()
    const li = (text: string | null) => Math.round(Number((text ?? '').replace(/[^\d.-]/g, '')) * 1000)
    await expect.poll(async () => li(await balance.textContent())).toBe(li(before) + 1_000_000)
  })

  await task(page, 'last month’s statement as XLSX', async () => {
    await link(page, /^费用明细/).click()
    await page.getByRole('button', { name: '月度对账单' }).click()
    const dialog = page.getByRole('dialog')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: '保存 XLSX' }).click(),
    ])
    const sheets = await readXlsx(readFileSync(await download.path()))
    expect(sheets.length).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
  })

  await task(page, 'what a fee is made of', async () => {
    await link(page, /^费用明细/).click()
    await main(page).getByRole('gridcell', { name: '订单推送' }).first().click()
    const detail = page.getByRole('dialog')
    await detail.getByRole('link', { name: /推送记录/ }).click()
    expect(await totalOf(page)).toBeGreaterThan(0)
  })

  await task(page, 'bind the grant push URL, and add two server IPs', async () => {
    await link(page, /^个人信息/).click()
    await page.getByRole('textbox', { name: '授权推送地址' }).fill('https://erp.example.com/grant')
    await page.getByRole('button', { name: '绑定', exact: true }).click()
    await expect(page.getByText(/校验通过：HTTP 200/)).toBeVisible()
    await page.getByRole('button', { name: '编辑白名单' }).click()
    const dialog = page.getByRole('dialog', { name: 'IP 白名单' })
    const list = dialog.getByRole('textbox')
    await list.fill(`${await list.inputValue()}\n198.51.100.7, 198.51.100.8`)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toBeHidden()
    await expect(main(page).getByText('198.51.100.8')).toBeVisible()
  })
})

test.describe('with important announcements that nobody has read', () => {
  test.use({ alone: true })

  test('they are read before anything else, in three clicks, and do not come again; the password is changed', async ({
    page,
  }) => {
    await signIn(page, 'demo_agent')
    const reading = 'read the important announcements'
    const notice = page.getByRole('dialog')
    await withinClicks(page, reading, mostClicks[reading], async () => {
      for (const number of ['（1/2）', '（2/2）']) {
        const title = notice.getByRole('heading', { name: number })
        await expect(title).toBeVisible()
        await notice.getByRole('button', { name: '我已阅读' }).click()
        await expect(title).toBeHidden()
      }
      await expect(notice).toBeHidden()
    })
    const { items } = await ask<{ items: readonly object[] }>(page.context(), 'importantannouncement')
    expect(items).toEqual([])
    await page.reload()
    await expect(heading(page)).toHaveText('首页')
    await expect(notice).toBeHidden()

    await task(page, 'change the password', async () => {
      const { begin, done } = changePassword(passwords.demo_agent, 'another123')
      await begin(page)
      await expect(page.getByText(done)).toBeVisible()
    })
  })
})
