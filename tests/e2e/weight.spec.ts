import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { SizeReport } from '../../src/build/sizeReport'
import { expect, openFromMenu, signIn, test } from './fixtures'

/*
 * The build's budgets are computed from the imports of each module. This checks the computation in a browser: until the page can
 * be used, it must not load more than the budget counted.
 */
const counted = (load: string): readonly string[] => {
  const report: SizeReport = JSON.parse(readFileSync('dist/console-size.json', 'utf8'))
  return report.loads.find(({ name }) => name === load)?.files ?? []
}

// The code that checks answers is only fetched when an answer is checked: in production, one in twenty.
test.use({ watchesAnswers: false })

function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname.slice(1))
  })
  return scripts
}

test('the login page loads only what its budget counts', { tag: '@core' }, async ({ page }) => {
  // It loads more once it is idle. Without the callback, this browser never is.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
  const scripts = scriptsOf(page)
  await page.goto('/login')
  await expect(page.getByLabel('用户名')).toBeFocused()
  expect(scripts.size).toBeGreaterThan(0)
  expect([...scripts].filter((file) => !counted('the login page').includes(file))).toEqual([])
})

test('the login page at rest loads the console', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/login')
  await expect.poll(() => counted('the dashboard').filter((file) => !scripts.has(file))).toEqual([])
})

test('the first list after login, and what is fetched once nothing else is to be done, load only what their budgets count', {
  tag: '@core',
}, async ({ page }) => {
  const scripts = scriptsOf(page)
  await signIn(page)
  await openFromMenu(page, '支付管理', '交易记录')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  expect(
    [...scripts].filter((file) => !counted('all of it, with what is fetched later').includes(file)),
  ).toEqual([])
})
