import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import en from '../../src/i18n/en'
import es from '../../src/i18n/es'
import zh from '../../src/i18n/zh'
import { expect, signIn, test } from './fixtures'

/**
 * Every screen that exists and all that opens over the frame, in each language, on a desk and on a phone, by day and by
 * night: nothing hangs over the side, no text is missing, and everybody can use it. The pictures are left in
 * test-results/screens to be looked at.
 */
const screens = [
  { name: 'merchants', path: '/merchant/merchant' },
  { name: 'merchant', open: 'row' },
  { name: 'trades', path: '/pay/tradelist' },
  { name: 'trade', open: 'row' },
  { name: 'templates', path: '/sendsms/emailtemplete' },
  { name: 'template', open: 'row' },
  { name: 'new-template', path: '/sendsms/emailtemplete/create', open: 'form' },
  { name: 'fees', path: '/partnerfee/partnerfee' },
  { name: 'announcements', path: '/announcement/announcement' },
  { name: 'pushes', path: '/merchant/pushlog' },
  { name: 'personal', path: '/paymentaccount/paymentaccount', open: 'page' },
  { name: 'document', path: '/docs/pay', open: 'page' },
  { name: 'dashboard', path: '/dashboard', open: 'page' },
] as const
const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const

/** What opens over the frame, whatever page is below it. */
const overlays = ({ console: texts }: typeof zh | typeof en | typeof es, phone: boolean) => {
  const account = (page: Page) =>
    page.getByRole('button', { name: new RegExp(`^${texts.shell.account}`) }).click()
  const fromAccount = (name: string) => async (page: Page) => {
    await account(page)
    await page.getByRole('menuitem', { name }).click()
  }
  const settings = texts.settings.title
  return [
    {
      name: 'search',
      role: 'dialog',
      open: (page: Page) => page.getByRole('button', { name: texts.search.open }).click(),
    },
    {
      name: 'settings',
      role: 'dialog',
      open: phone
        ? fromAccount(settings)
        : (page: Page) => page.getByRole('button', { name: settings }).click(),
    },
    { name: 'account', role: 'menu', open: account },
    { name: 'password', role: 'dialog', open: fromAccount(texts.password.title) },
    {
      name: 'tab-menu',
      role: 'menu',
      open: (page: Page) =>
        phone
          ? page.getByRole('button', { name: texts.tabs.more }).click()
          : page.getByRole('tab').first().click({ button: 'right' }),
    },
  ] as const
}

// Evaluated, not added as a script: the page's own policy forbids scripts of others.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds serious or critical, as "rule: element". */
const barriers = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

/** Takes the picture, and looks at what is on it; what axe looks for is the same in every language. */
const look = async (page: Page, file: string, language: string) => {
  await page.screenshot({ path: join('test-results/screens', file), animations: 'disabled' })
  const [wanted, given] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect.soft(wanted, `${file} hangs over the side`).toBeLessThanOrEqual(given ?? 0)
  await expect.soft(page.locator('body'), file).not.toContainText(/console\.\w+\.|ra\.\w+\./)
  if (language === 'zh') expect.soft(await barriers(page), file).toEqual([])
}

/** Waits for a screen to be there, with records on it; opens the first of them when it is the detail that is wanted. */
const ready = async (page: Page, open: string | undefined, phone: boolean) => {
  const main = page.getByRole('main')
  if (open === 'form') return expect(page.locator('form')).toBeVisible()
  if (open === 'page') return expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const first = phone
    ? main.getByRole('listitem').first().getByRole('button').first()
    : main.getByRole('row').nth(1).getByRole('gridcell').nth(1)
  await expect(first).toBeVisible()
  if (open !== 'row') return
  await first.click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).not.toBeEmpty()
}

// Colours know no language, and a text that fits a desk in one language and a phone in the other fits: Spanish, the longest, on
// the phone.
for (const { width, height, colorScheme } of looks)
  for (const [language, messages] of Object.entries(
    colorScheme === 'dark' ? { zh } : width < 600 ? { zh, es } : { zh, en },
  ))
    test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
      const phone = width < 600
      const fileOf = (name: string) => `${name}-${language}-${width}-${colorScheme}.png`
      test.use({ viewport: { width, height }, colorScheme })

      test('every screen fits, says everything, and can be used by everybody', async ({
        page,
        context,
        platform,
      }) => {
        // Eighteen screens, each looked at by axe.
        test.slow()
        await signIn(page)
        await context.addCookies([{ name: 'language', value: language, url: platform.url }])
        for (const screen of screens) {
          if ('path' in screen) await page.goto(screen.path)
          await ready(page, 'open' in screen ? screen.open : undefined, phone)
          await look(page, fileOf(screen.name), language)
        }
        for (const { name, role, open } of overlays(messages, phone)) {
          await open(page)
          await expect(page.getByRole(role), name).toHaveCount(1)
          await expect(page.getByRole(role)).toBeVisible()
          await look(page, fileOf(name), language)
          await page.keyboard.press('Escape')
          await expect(page.getByRole(role), name).toHaveCount(0)
        }
      })
    })
