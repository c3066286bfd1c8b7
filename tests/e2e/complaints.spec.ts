import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { countClicks, heading, link, main, task, withinClicks } from './onPage'

// Consumers answer at their usual pace: one who writes again while many are being closed would rightly stay open.
test.use({ pace: 1 })

/** Support staff's day with complaints: each task within its number of clicks, and without the mouse; typing is free. */

const desk = (page: Page): Locator => page.getByRole('dialog', { name: /^2002018\d{20}$/ })

/** The number of the complaint that is open. */
const openNo = async (page: Page): Promise<string> => {
  const title = desk(page).getByRole('heading', { level: 2 })
  await expect(title).toHaveText(/^2002018\d{20}$/)
  return (await title.textContent()) ?? ''
}

interface Listed {
  readonly complaint_id: string
  readonly problem_type: string
  /** Fen. */
  readonly apply_refund_amount: number
}

/** From the dashboard to the complaints that wait: one click. */
const openPending = async (page: Page) => {
  await expect(heading(page)).toHaveText('首页')
  await link(page, /^待处理投诉/)
    .first()
    .click()
  await expect(main(page).locator('tr[data-index="0"]')).toBeVisible()
}

/** The queue with these filters; its rows are there. */
const queue = async (page: Page, filter: object) => {
  await page.goto(`/pay/complaintlist?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  await expect(main(page).locator('tr[data-index="0"]')).toBeVisible()
}

const openFirst = (page: Page) => main(page).locator('tr[data-index="0"] .list-cell').nth(1).click()

test.beforeEach(({ page }) => countClicks(page))

test('the next complaint is answered with a template in three clicks from the dashboard, and by the keyboard alone in none', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  const reply = desk(page).getByRole('region', { name: '回复用户' })
  const words = reply.getByRole('textbox', { name: /回复内容/ })
  const template = async () => {
    await reply.getByRole('group', { name: '回复模板' }).getByRole('button').first().click()
    await expect(words).not.toHaveValue('')
  }

  const first = await task(page, 'answer the next complaint with a template, and go on', async () => {
    await openPending(page)
    await openFirst(page)
    const number = await openNo(page)
    await template()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('回复成功', { exact: true }).first()).toBeVisible()
    await expect.poll(() => openNo(page)).not.toBe(number)
    return number
  })
  const next = await openNo(page)
  await withinClicks(page, 'the next one by the mouse alone', 2, async () => {
    await template()
    await reply.getByRole('button', { name: '回复', exact: true }).click()
    await expect.poll(() => openNo(page)).not.toBe(next)
  })
  const second = await openNo(page)
  expect(second).not.toBe(first)
  // The queue is shown next to it, with the current complaint marked.
  await expect(main(page).locator('tr[aria-current]')).toContainText(second.slice(0, 15))
  await expect(words).toHaveValue('')

  await withinClicks(page, 'answer by the keyboard alone', 0, async () => {
    // The reply has the focus again after answering.
    await expect(words).toBeFocused()
    await page.keyboard.press('Alt+1')
    await expect(words).not.toHaveValue('')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Tab')
    await page.keyboard.press('j')
    await expect.poll(() => openNo(page)).not.toBe(second)
    const third = await openNo(page)
    await page.keyboard.press('k')
    await expect.poll(() => openNo(page)).toBe(second)
    await page.keyboard.press('r')
    await expect(words).toBeFocused()
    // Key shortcuts are just letters there.
    await page.keyboard.type('jk 您好，正在为您核实')
    await expect(words).toHaveValue('jk 您好，正在为您核实')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => openNo(page)).toBe(third)
  })

  // The conversation shows that it was answered.
  await queue(page, { complaint_id: second })
  await openFirst(page)
  await expect(desk(page).getByText('jk 您好，正在为您核实')).toBeVisible()
  await expect(desk(page).getByText('处理中')).toBeVisible()

  await test.step('the next of a page’s last one is the next page’s first, and back', async () => {
    await queue(page, {})
    await main(page).locator('tr[data-index]').last().locator('.list-cell').nth(1).click()
    const last = await openNo(page)
    await page.keyboard.press('j')
    await expect.poll(() => openNo(page)).not.toBe(last)
    await expect(main(page).locator('tr[aria-current]')).toHaveAttribute('data-index', '0')
    await expect(page).toHaveURL(/page=2/)
    await page.keyboard.press('k')
    await expect.poll(() => openNo(page)).toBe(last)
    await expect(page).not.toHaveURL(/page=2/)
  })
})

test('a refund is approved and sent back in one dialog, which shows both results', async ({ page }) => {
  await signIn(page)
  await task(page, 'approve a refund today, and refund', async () => {
    const listed = page.waitForResponse((one) => one.url().includes('/user/complaintlist?'))
    await openPending(page)
    const { items } = (await (await listed).json()).data as { items: readonly Listed[] }
    // A larger one asks to type its amount.
    const small = items.findIndex(
      (one) => one.problem_type === 'REFUND' && one.apply_refund_amount <= 100_000,
    )
    await main(page).locator(`tr[data-index="${small}"]`).getByRole('gridcell', { name: '申请退款' }).click()
    expect(await openNo(page)).toBe(items[small]?.complaint_id)
    await page.keyboard.press('a')
    const dialog = page.getByRole('dialog', { name: /^同意退款：/ })
    await dialog.getByRole('switch', { name: '同时发起退款' }).click()
    // The button says how much goes back.
    await dialog.getByRole('button', { name: /^同意并退款 ¥/ }).click()
    await expect(dialog.getByText('已同意退款')).toBeVisible()
    await expect(dialog.getByText('承诺今天退款')).toBeVisible()
    await expect(dialog.getByText('退款已提交')).toBeVisible()
    await expect(dialog.getByText(/^退款单号 /)).toBeVisible()
    // The button to go on has the focus.
    await expect(dialog.getByRole('button', { name: '处理下一条' })).toBeFocused()
  })
})

test('many are answered at once; high risk and closed ones are left out with the reason before anything is sent', async ({
  page,
}) => {
  await signIn(page)
  await queue(page, { user_tag: 'HIGH_RISK' })
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  const none = page.getByRole('button', { name: '批量回复', exact: true })
  await expect(none).toBeDisabled()
  await expect(none).toHaveAccessibleDescription(/高风险或有新留言的投诉须逐条处理/)

  await queue(page, { complaint_state: 'PENDING' })
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await page.getByRole('button', { name: '批量回复', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^批量回复/ })
  await dialog.getByRole('textbox', { name: /回复内容/ }).fill('订单 {订单号} 正在核实，今日给您答复')
  await dialog.getByRole('button', { name: /^批量回复/ }).click()
  await expect(dialog.getByText(/条全部成功/)).toBeVisible()
  await page.keyboard.press('Escape')

  await queue(page, { complaint_state: 'PROCESSING', incoming: false })
  await openFirst(page)
  // Each with its own order's number.
  await expect(desk(page)).not.toContainText('{订单号}')
  await test.step('those in a state for it are handed to a colleague and closed, the others stay as they are', async () => {
    const tickHundred = async () => {
      await page.goto('/pay/complaintlist?perPage=100')
      await expect(main(page).locator('tr[data-index="99"]')).toBeAttached()
      await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    }
    const act = async (action: string, fill: (asked: Locator) => Promise<void>) => {
      await tickHundred()
      const chosen = page.getByRole('region', { name: '已选记录' })
      await chosen.getByRole('button', { name: action, exact: true }).click()
      const asked = page.getByRole('dialog', { name: new RegExp(`^${action}（`) })
      const skipped = asked.getByText(/^其中 \d+ 条不能执行此操作，将跳过/)
      const left = Number(/\d+/.exec((await skipped.textContent()) ?? '')?.[0])
      await fill(asked)
      await asked.getByRole('button', { name: new RegExp(`^${action}`) }).click()
      await expect(asked.getByText(`${100 - left} 条全部成功`)).toBeVisible()
      await page.keyboard.press('Escape')
      return left
    }
    const colleague = (asked: Locator) => asked.getByRole('radio').last()
    const closed = await act('分配', async (asked) => {
      // A hundred complaints have several handlers, and keep them unless another is chosen.
      await asked.getByRole('button', { name: '修改：新处理人' }).click()
      await colleague(asked).check()
    })
    expect(closed).toBeGreaterThan(0)
    // Complaints without an answer, with a high risk, or with a new message wait for a person.
    const kept = await act('完结', async () => {})
    expect(kept).toBeGreaterThan(closed)
  })
})
