import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { headOf } from '@/declaration'
import { lengthened, pseudoLanguage } from '../pseudo/pseudoLanguage'
import { declared } from './declared'
import { expect, signIn, test } from './fixtures'
import { go, look } from './looks'

const built = 'dist/pseudo'

/** The built console with the language of the tests, over the same platform. */
const serve = (page: Page, url: string) =>
  page.route(
    (address) => address.origin === new URL(url).origin && !address.pathname.startsWith('/api'),
    (route) => {
      const file = join(built, new URL(route.request().url()).pathname)
      return route.fulfill({
        path: /\.\w+$/.test(file) && existsSync(file) ? file : join(built, 'index.html'),
      })
    },
  )

/** Buttons whose text is cut off without an ellipsis. The skip link is one pixel wide until it is needed. */
const clippedButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, [role=button], [role=tab], a.main-button')]
      .filter(
        (button) =>
          button.checkVisibility({ visibilityProperty: true }) &&
          button.textContent !== '' &&
          button.clientWidth > 1,
      )
      .filter((button) => {
        const { overflowX, textOverflow } = getComputedStyle(button)
        return (
          overflowX !== 'visible' &&
          textOverflow !== 'ellipsis' &&
          button.scrollWidth > button.clientWidth + 1
        )
      })
      .map((button) => button.textContent ?? ''),
  )

test.describe('a language that makes every text longer by 40 %', () => {
  // One worker, so that the console is only built once for both.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    test.setTimeout(600_000)
    // Playwright sets NODE_ENV to "test", which would include the parts for developers in the console.
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)('npx', ['vite', 'build', '--config', 'tests/pseudo/vite.config.ts'], { env })
  })

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`breaks no screen at ${width} px`, async ({ page, context, platform }) => {
      test.setTimeout(600_000)
      await page.setViewportSize({ width, height })
      await serve(page, platform.url)
      await signIn(page)
      await context.addCookies([{ name: 'language', value: pseudoLanguage.locale, url: platform.url }])
      await page.goto('/dashboard')
      await expect(page).toHaveTitle(new RegExp(lengthened('Open Platform').replace(/[[\]]/g, '\\$&')))
      const all = (await declared()).filter(({ menu }) => !menu.onlySent)
      const details = all.flatMap((one) => ('fields' in one ? [one.detail?.page] : []))
      const paths = all
        .filter(({ path }) => !details.includes(path))
        .flatMap((one) => {
          if ('component' in one) return [one.path]
          const { path, onPage, opens } = headOf(one)
          return onPage && opens.create ? [path, `${path}/create`] : [path]
        })
      for (const path of ['/docs/pay', ...paths])
        await test.step(path, async () => {
          await go(page, path)
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
          await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
          await look(page, `pseudo${path.replaceAll('/', '-')}-${width}.png`, undefined)
          expect.soft(await clippedButtons(page), path).toEqual([])
        })
    })
})
