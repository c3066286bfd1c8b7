import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect, signIn, test } from './fixtures'

/**
 * Every screen that exists, in each language, on a desk and on a phone, by day and by night: nothing hangs over the side,
 * no text is missing, and everybody can use it. The pictures are left in test-results/screens to be looked at.
 */
const screens = [
  { name: 'merchants', path: '/merchant/merchant' },
  { name: 'merchant', path: '/merchant/merchant', open: 'row' },
  { name: 'trades', path: '/pay/tradelist' },
  { name: 'trade', path: '/pay/tradelist', open: 'row' },
  { name: 'templates', path: '/sendsms/emailtemplete' },
  { name: 'template', path: '/sendsms/emailtemplete', open: 'row' },
  { name: 'new-template', path: '/sendsms/emailtemplete/create', open: 'form' },
] as const
const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const

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

/** Waits for a screen to be there, with records on it; opens the first of them when it is the detail that is wanted. */
const ready = async (page: Page, open: string | undefined, phone: boolean) => {
  if (open === 'form') return expect(page.locator('form')).toBeVisible()
  const main = page.getByRole('main')
  const first = phone
    ? main.getByRole('listitem').first().getByRole('button').first()
    : main.getByRole('row').nth(1).getByRole('gridcell').nth(1)
  await expect(first).toBeVisible()
  if (open !== 'row') return
  await first.click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).not.toBeEmpty()
}

for (const look of looks)
  for (const language of ['zh', 'en', 'es'])
    test.describe(`${language}, ${look.width} px, ${look.colorScheme}`, () => {
      test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme })

      test('every screen fits, says everything, and can be used by everybody', async ({
        page,
        context,
        platform,
      }) => {
        // Seven screens, each looked at by axe.
        test.slow()
        await signIn(page)
        await context.addCookies([{ name: 'language', value: language, url: platform.url }])
        for (const screen of screens) {
          await page.goto(screen.path)
          await ready(page, 'open' in screen ? screen.open : undefined, look.width < 600)
          const file = `${screen.name}-${language}-${look.width}-${look.colorScheme}.png`
          await page.screenshot({ path: join('test-results/screens', file), animations: 'disabled' })
          const [wanted, given] = await page.evaluate(() => [
            document.documentElement.scrollWidth,
            innerWidth,
          ])
          expect(wanted, `${file} hangs over the side`).toBeLessThanOrEqual(given ?? 0)
          await expect(page.locator('body')).not.toContainText(/console\.\w+\.|ra\.\w+\./)
          expect(await barriers(page), file).toEqual([])
        }
      })
    })
