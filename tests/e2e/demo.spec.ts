import { preview } from 'vite'
import { expect, openFromMenu, signIn, test } from './fixtures'

/** The static demo: files alone, with the reference platform in the page behind a service worker. */
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => {
    const files = await preview({
      mode: 'demo',
      logLevel: 'warn',
      build: { outDir: 'dist/demo' },
      preview: { host: '127.0.0.1', port: 0 },
    })
    await use(files.resolvedUrls?.local[0]?.replace(/\/$/, ''))
    await files.close()
  },
})

test('the demo lets a visitor in without any server, also after a reload', async ({ page }) => {
  await signIn(page)
  await openFromMenu(page, '支付管理', '交易记录')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
})
