import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { filterBy, rows } from './onPage'

/*
 * What the first screen asks the platform for is asked while its code is still on the way, and only once.
 */

/** The calls that leave the page from now on. */
const watchCalls = (page: Page) => {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) seen.push(pathname + search)
  })
  return seen
}

/** Holds back what draws the console until it is let through. */
const holdFrame = async (page: Page) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/(frame|styling)-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

const times = (seen: readonly string[], path: string) => seen.filter((one) => one.split('?')[0] === path)

for (const { path, call, shown } of [
  {
    path: '/merchant/merchant',
    call: '/api/user/merchantlist',
    shown: (page: Page) => expect(rows(page).first()).toBeVisible(),
  },
  {
    path: '/dashboard',
    call: '/api/user/dashboard',
    shown: (page: Page) => expect(page.getByRole('link', { name: /^账户余额/ })).toBeVisible(),
  },
])
  test(`${path} asks who is there and for what it shows before its code has arrived, and once`, {
    tag: '@core',
  }, async ({ page }) => {
    await signIn(page)
    await page.goto('about:blank')
    const seen = watchCalls(page)
    const letThrough = await holdFrame(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => times(seen, '/api/user/info')).toHaveLength(1)
    await expect.poll(() => times(seen, call)).toHaveLength(1)
    letThrough()
    await shown(page)
    expect(times(seen, '/api/user/info')).toHaveLength(1)
    expect(times(seen, call)).toHaveLength(1)
  })

test('a list that the operator has filtered asks for the filtered rows early', async ({ page }) => {
  await signIn(page)
  await page.goto('/merchant/merchant')
  await page.getByRole('button', { name: '展开' }).click()
  await filterBy(page, '授权状态', '已授权')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page).toHaveURL(/filter=/)
  await page.goto('about:blank')
  const seen = watchCalls(page)
  const letThrough = await holdFrame(page)
  await page.goto('/merchant/merchant', { waitUntil: 'commit' })
  const asked = () => times(seen, '/api/user/merchantlist')
  await expect.poll(asked).toEqual([expect.stringContaining('grant_status=')])
  letThrough()
  await expect(rows(page).first()).toBeVisible()
  expect(asked()).toHaveLength(1)
})

test('a public page asks the platform for nothing', async ({ page }) => {
  const seen = watchCalls(page)
  await page.goto('/login')
  await expect(page.getByLabel('用户名')).toBeFocused()
  expect(seen).toEqual([])
})
