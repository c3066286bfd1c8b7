import type { Page } from '@playwright/test'
import { type DemoRoute, demoRoutes } from '../../../resources/demo/routes'
import { still } from '../looks'
import { expect, go, look, test } from './fixtures'

/**
 * Every demo page in its initial state, on a desktop by day and by night, and on a phone: nothing overflows sideways, no
 * text is missing, and it is accessible. Interaction is covered by the other files in this folder.
 */

/** The pages by address; pages in a group are below the group's address. */
const pagesIn = (routes: readonly DemoRoute[], base = ''): readonly (readonly [string, string])[] =>
  routes.flatMap(({ path, component, children }) => {
    const full = path.startsWith('/') ? path : `${base}/${path}`
    if (children) return pagesIn(children, full)
    return component === undefined || path.includes(':') ? [] : [[full, component] as const]
  })

/** These complain on purpose, or ask for a printer at once: they have their own tests. */
const apart = ['ErrorLogDemo', 'PdfDownload']

/** Pages of areas. The entry only leads to their address. */
const elsewhere: Readonly<Record<string, string>> = {
  table_index: '/example/list',
  example_create: '/example/list/create',
}

const pages = pagesIn(demoRoutes)
  .filter(([, component]) => !apart.includes(component))
  .map(([path, component]) => [elsewhere[component] ?? path, component] as const)

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Changes the appearance, and waits until colour transitions are over. */
const appear = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
  await still(page)
}

const open = async (page: Page, path: string) => {
  await go(page, path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
}

// In two halves, side by side.
for (const half of [0, 1])
  test(`every demo page fits a desk and a phone, by day and by night, and can be used by everybody (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    for (const [path, component] of pages.filter((_, index) => index % 2 === half))
      await test.step(path, async () => {
        await page.setViewportSize(desk)
        await open(page, path)
        await appear(page, 'light')
        await look(page, `demo-${component}-zh-1440-light.png`, 'all')
        await appear(page, 'dark')
        await look(page, `demo-${component}-zh-1440-dark.png`, 'colours')
        await page.setViewportSize(phone)
        await look(page, `demo-${component}-zh-390-dark.png`, 'all but colours')
      })
  })

test('every demo page fits a phone in Spanish, whose words are the longest', async ({
  page,
  context,
  platform,
}) => {
  test.setTimeout(600_000)
  await page.setViewportSize(phone)
  await context.addCookies([{ name: 'language', value: 'es', url: platform.url }])
  await page.goto('/dashboard')
  for (const [path, component] of pages)
    await test.step(path, async () => {
      await open(page, path)
      await look(page, `demo-${component}-es-390-light.png`, undefined)
    })
})
