import { execFileSync } from 'node:child_process'
import type { Locator, Page } from '@playwright/test'
import { headOf } from '@/declaration'
import { declared } from './declared'
import { expect, signIn, signInAs, test } from './fixtures'
import { languages, speak } from './languages'
import { main, rows, tokenOf } from './onPage'

/*
 * Explain: Alt with a click, or `?`, says of anything on a screen what it is, and to developers how it comes about.
 */
const panel = (page: Page): Locator => page.locator('dialog.explain')

/** Explains what lies at the middle of something, whether it can be pressed or not. */
const altClick = async (page: Page, what: Locator) => {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  await page.keyboard.down('Alt')
  await page.mouse.click(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2)
  await page.keyboard.up('Alt')
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeVisible()
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
}

/** What a shell makes of a command that was copied. */
const run = (command: string, token: string | undefined): unknown =>
  JSON.parse(
    execFileSync('sh', ['-c', `${command} -sS`], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, TOKEN: token },
    }),
  )

/** The commands that the panel offers, as it copies them. */
const copied = async (page: Page): Promise<readonly string[]> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const commands: string[] = []
  for (const button of await panel(page).getByRole('button', { name: /curl/ }).all()) {
    await button.click()
    commands.push(await page.evaluate(() => navigator.clipboard.readText()))
  }
  return commands
}

test('a grey button says why, a cell what it is, and a call can be repeated', async ({ page, context }) => {
  await signIn(page)
  await page.goto('/pay/tradelist')
  const paid = rows(page).filter({ hasText: '支付成功' }).first()
  await paid.getByRole('button', { name: /更多/ }).click()
  await page.keyboard.press('Alt')
  await altClick(page, page.getByRole('menuitem', { name: /关闭交易/ }))
  await expect(panel(page)).toContainText('为什么不可用')
  await expect(panel(page)).toContainText('本条为支付成功')
  await expect(panel(page)).toContainText('trade.close')
  await close(page)
  // The menu below is as it was.
  await expect(page.getByRole('menuitem', { name: /关闭交易/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await altClick(page, paid.getByRole('gridcell').nth(2))
  await expect(panel(page)).toContainText('金额（元）')
  await expect(panel(page)).toContainText('trade.area.ts → fields.')
  const token = await tokenOf(context)
  expect(await panel(page).textContent()).not.toContain(token)
  const command = (await copied(page)).find((one) => one.includes('/tradelist'))
  expect(command).toContain('$TOKEN')
  expect(command).not.toContain(token)
  const answer = await context.request.get('/api/user/tradelist?page=1&limit=20&sort=-create_time', {
    headers: { 'x-token': token ?? '' },
  })
  expect(run(command ?? '', token)).toEqual(await answer.json())
  await close(page)

  await paid.focus()
  await page.keyboard.press('?')
  await panel(page).getByRole('button', { name: '交易状态', exact: true }).click()
  await expect(panel(page)).toContainText('支付成功')
  await close(page)
  await expect(paid).toBeFocused()
})

test('a reader without the permission sees words alone, and nothing of what is denied', async ({ page }) => {
  await signIn(page, 'demo_viewer')
  await page.goto('/pay/tradelist')
  await rows(page).first().focus()
  await page.keyboard.press('?')
  await expect(panel(page)).toContainText('交易状态')
  await expect(panel(page)).not.toContainText('付款人')
  await expect(panel(page)).not.toContainText('trade')
  await expect(panel(page)).not.toContainText('curl')
})

test('? is typed where something is typed; there Alt with it asks', async ({ page }) => {
  await signIn(page)
  await page.goto('/pay/tradelist')
  const input = main(page).locator('.list-filter input').first()
  await input.focus()
  await page.keyboard.press('?')
  await expect(input).toHaveValue('?')
  await page.keyboard.press('Alt+?')
  await expect(panel(page)).toContainText('筛选条件')
  await close(page)
  await expect(input).toBeFocused()
})

/** What stands on the screen and can be asked about, once of each sort: not every row. */
const asked =
  'th, tr[data-index="0"] td, tr[data-index="0"] button, .list-filter, .list-filter input, .list-tools button, .list-totals > div, [data-field], [data-input], [data-action], nav a, nav button, [role="tab"], .show-frame button, main button'

for (const words of languages)
  test(`everything on fifteen screens is told within two clicks, in ${words.language}`, async ({
    page,
    context,
    platform,
  }, info) => {
    test.setTimeout(900_000)
    await speak(context, platform.url, words)
    await signInAs(page, words, 'demo_partner')
    const token = await tokenOf(context)
    const areas = (await declared()).flatMap((one) =>
      'component' in one || one.path.startsWith('/demo') || one.menu.onlySent || one.menu.hidden ? [] : [one],
    )
    const table: string[] = []
    for (const area of areas.slice(0, 13)) {
      const withDetail = table.length < 2 && headOf(area).opens.detail && !area.detail?.page
      for (const part of withDetail ? ['list', 'detail'] : ['list']) {
        if (part === 'list') {
          await page.goto(area.path)
          await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
          await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
        } else {
          await rows(page).first().press('Enter')
          await expect(page.getByRole('dialog').locator('[data-field]').first()).toBeVisible()
        }
        await page.keyboard.press('Alt')
        const scope = part === 'detail' ? page.getByRole('dialog').locator(asked) : page.locator(asked)
        let told = 0
        let own = 0
        for (const one of (await scope.filter({ visible: true }).all()).slice(0, 120)) {
          const box = await one.boundingBox()
          const size = page.viewportSize()
          if (
            !box ||
            !size ||
            box.width < 4 ||
            box.x < 0 ||
            box.y < 0 ||
            box.x + 4 > size.width ||
            box.y + 4 > size.height
          )
            continue
          await altClick(page, one)
          const text = (await panel(page).textContent()) ?? ''
          expect(text).not.toContain(token)
          expect(text).not.toMatch(/\{\w+\}|undefined|\[object/)
          told += 1
          if (/控制台自带|console’s own|propia consola/.test(text)) own += 1
          await close(page)
        }
        expect(told, `${area.name} ${part}`).toBeGreaterThan(10)
        table.push(
          `${`${area.name} ${part}`.padEnd(24)} ${String(told).padStart(4)} told in one click, ${own} of them by what is around`,
        )
      }
    }
    info.annotations.push({ type: 'explained', description: table.join('\n') })
    console.log(table.join('\n'))
    expect(table.length).toBeGreaterThanOrEqual(15)
  })
