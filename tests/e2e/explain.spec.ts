import { execFileSync } from 'node:child_process'
import type { Locator, Page } from '@playwright/test'
import { headOf } from '@/declaration'
import { declared } from './declared'
import { expect, signIn, signInAs, test } from './fixtures'
import { languages, speak } from './languages'
import { main, rows, tokenOf } from './onPage'

/*
 * Explain: Alt with a click, or `?`, says what anything on a screen is, and tells developers where it comes from.
 */
const panel = (page: Page): Locator => page.locator('dialog.explain')

/** Explains what is at the middle of an element, whether it can be pressed or not. */
const altClick = async (page: Page, what: Locator) => {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  await page.keyboard.down('Alt')
  await page.mouse.click(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2)
  await page.keyboard.up('Alt')
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeVisible()
}

/** Opens a page, and waits for what the console fetches at idle: the greeting of announcements, and the listener for Alt. */
const visit = async (page: Page, path: string) => {
  const idle = page.waitForResponse(/importantannouncement/)
  await page.goto(path)
  await idle
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
}

/** How a shell parses a copied command. */
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
  await visit(page, '/pay/tradelist')
  const paid = rows(page).filter({ hasText: '支付成功' }).first()
  await paid.getByRole('button', { name: /更多/ }).click()
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
  await visit(page, '/pay/tradelist')
  await rows(page).first().focus()
  await page.keyboard.press('?')
  await expect(panel(page)).toContainText('交易状态')
  await expect(panel(page)).not.toContainText('付款人')
  await expect(panel(page)).not.toContainText('trade')
  await expect(panel(page)).not.toContainText('curl')
})

test('? is typed where something is typed; there Alt with it asks', async ({ page }) => {
  await signIn(page)
  await visit(page, '/pay/tradelist')
  const input = main(page).locator('.list-filter input').first()
  await input.focus()
  await page.keyboard.press('?')
  await expect(input).toHaveValue('?')
  await page.keyboard.press('Alt+?')
  await expect(panel(page)).toContainText('筛选条件')
  await close(page)
  await expect(input).toBeFocused()
})

/** Everything on a page that can be explained, one of each sort: not every row. */
const asked =
  'th, tr[data-index="0"] td, tr[data-index="0"] button, .list-filter, .list-filter input, .list-tools button, .list-totals > div, .list-state, [data-field], [data-input], [data-action], .show-frame button, main button'

const frame = 'nav a, nav button, [role="tab"], header button'

/**
 * Asks in the page about everything visible, as fast as it answers: presses Alt on the middle of each thing.
 *
 * @returns what the panel says about each
 */
const askAll = (things: Locator): Promise<readonly string[]> =>
  things.filter({ visible: true }).evaluateAll(async (all) => {
    const drawn = () => new Promise(requestAnimationFrame)
    const panel = () => document.querySelector<HTMLDialogElement>('dialog.explain')
    const told: string[] = []
    for (const one of all) {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [clientX, clientY] = [left + Math.min(width / 2, 40), top + height / 2]
      const hit = width < 4 ? null : document.elementFromPoint(clientX, clientY)
      if (!hit) continue
      hit.dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY, altKey: true, bubbles: true }))
      // A part that still has to be fetched takes a while.
      for (let frames = 0; frames < 600 && !panel()?.querySelector('h2'); frames++) await drawn()
      told.push(panel()?.textContent ?? '')
      panel()?.close()
      for (let frames = 0; frames < 600 && panel(); frames++) await drawn()
    }
    return told
  })

const isReady = async (page: Page) => {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const words of languages)
  test(`everything on ${words.language === 'zh' ? 'fifteen screens' : 'a screen'} is told by one click, in ${words.language}`, async ({
    page,
    context,
    platform,
  }) => {
    // It asks about some 1,500 things, each in a few frames; a busy machine draws few frames per second.
    test.setTimeout(1_800_000)
    await speak(context, platform.url, words)
    await signInAs(page, words, 'demo_partner')
    const token = await tokenOf(context)
    const areas = (await declared()).flatMap((one) =>
      'component' in one || one.path.startsWith('/demo') || one.menu.onlySent || one.menu.hidden ? [] : [one],
    )
    const screens: string[] = []
    const ask = async (screen: string, things: Locator) => {
      const texts = await askAll(things)
      for (const text of texts) {
        expect(text).not.toContain(token)
        expect(text).toMatch(
          /^(?!.*(\{(what|field|value|min|max|span|inputs|on|area|days|pattern)\}|undefined|\[object)).+/,
        )
      }
      const around = texts.filter((text) => /控制台自带|console’s own|propia consola/.test(text)).length
      const told = texts.length
      expect(told, screen).toBeGreaterThan(5)
      screens.push(screen)
      console.log(
        `${screen.padEnd(24)} ${String(told).padStart(4)} told by one click, ${around} of them by what is around`,
      )
    }
    await visit(page, '/dashboard')
    await isReady(page)
    await ask('frame', page.locator(frame))
    for (const area of words.language === 'zh' ? areas : areas.slice(0, 1)) {
      await visit(page, area.path)
      await isReady(page)
      await ask(`${area.name} list`, page.locator(asked))
      const opensBeside = headOf(area).opens.detail && !area.detail?.page
      // There are no approval requests yet.
      if (!opensBeside || (await rows(page).count()) === 0) continue
      await rows(page).first().press('Enter')
      const detail = page.getByRole('dialog')
      await expect(detail.getByRole('heading', { level: 2 })).toBeVisible()
      await expect(detail.locator('[aria-busy="true"]')).toHaveCount(0)
      await ask(`${area.name} detail`, detail.locator(`${asked}, button`))
    }
    expect(screens.length).toBeGreaterThanOrEqual(words.language === 'zh' ? 15 : 2)
  })
