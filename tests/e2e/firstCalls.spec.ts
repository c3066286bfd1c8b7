import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { filterBy, rows } from './onPage'

/*
 * The data for the first screen is requested while its code is still loading, and only once.
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

/** Holds back the code that draws the console until it is released. */
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
    tag: path === '/dashboard' ? '@core' : [],
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
  // The counts of the other states are requested after the rows, once.
  await expect(
    page.getByRole('group', { name: '状态' }).getByRole('button', { name: /^全部 \d/ }),
  ).toBeVisible()
  expect(asked().map((one) => one.includes('grant_status='))).toEqual([true, false])
})

/** Notes every placeholder that the page shows from now on; returns how many there were. */
const watchPlaceholders = async (page: Page) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.list-bone, .ui-skeleton, .board-waiting, .kind-waiting'))
        performance.mark('placeholder')
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => performance.getEntriesByName('placeholder').length)
}

/** The console waits 300 ms for what its first screen is drawn from; here as long as this machine takes. */
const waitForEver = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    const patient = (act: TimerHandler, ms?: number, ...given: unknown[]) =>
      ms === 300 ? 0 : setTimeout(act, ms, ...given)
    Object.assign(window, { setTimeout: patient })
  })

for (const path of ['/merchant/merchant', '/dashboard'])
  test(`${path} is drawn once, with its data, when that is there before the code`, async ({ page }) => {
    await signIn(page)
    await page.goto('about:blank')
    const placeholders = await watchPlaceholders(page)
    const letThrough = await holdFrame(page)
    await waitForEver(page)
    const answered = page.waitForResponse(/merchantlist|dashboard/)
    await page.goto(path, { waitUntil: 'commit' })
    await answered
    letThrough()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(page.locator('[role=gridcell], a.board-figure').first()).toBeVisible()
    expect(await placeholders()).toBe(0)
  })

test('a link asks for the rows of its list when the pointer goes down, and the click for nothing more', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/merchant/merchant')
  await expect(rows(page).first()).toBeVisible()
  const seen = watchCalls(page)
  const asked = () => times(seen, '/api/user/announcementlist')
  const entry = page.getByRole('navigation').first().getByRole('link', { name: '公告' })
  await entry.hover()
  await page.mouse.down()
  await expect.poll(asked).toHaveLength(1)
  await page.mouse.up()
  await expect(page.getByRole('grid', { name: /^公告/ }).getByRole('gridcell').first()).toBeVisible()
  expect(asked()).toHaveLength(1)
})

test('a public page asks the platform for nothing', async ({ page }) => {
  const seen = watchCalls(page)
  await page.goto('/login')
  await expect(page.getByLabel('用户名')).toBeFocused()
  expect(seen).toEqual([])
})
