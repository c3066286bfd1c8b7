import type { Page } from '@playwright/test'
import { declared } from './declared'
import { expect, setClock, signIn, test } from './fixtures'
import { expectNoAccident } from './otherPlatform/words'

/**
 * A platform that says yes to everything and sends unexpected data. Whatever it sends, no screen shows an exception's text, and
 * none waits forever.
 */
const manners: readonly (readonly [name: string, data: unknown])[] = [
  ['nothing', null],
  ['an empty object', {}],
  ['a word', 'success'],
  ['an empty list', []],
  ['a number', 42],
  ['rows that are none', { items: [null, 1, 'row', {}], total: 'many' }],
  ['members that are nothing', { items: null, total: null, cards: null, trend: null, apps: null }],
  [
    'members of another kind',
    { items: {}, cards: [], trend: 'up', todos: 7, apps: {}, ip_white_list: 'all' },
  ],
]

test.use({ watchesAnswers: false })

const waits = '[role=progressbar], [aria-busy=true]'

/** Gives this answer to every call of the console, except those of the session. */
const poison = async (page: Page, data: unknown, only?: 'POST'): Promise<ReadonlySet<string>> => {
  const poisoned = new Set<string>()
  await page.route('**/api/**', (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (/\/user\/(info|login)$/.test(pathname)) return route.fallback()
    if (only && request.method() !== only) return route.fallback()
    poisoned.add(`${request.method()} ${pathname}`)
    return route.fulfill({ json: { code: 0, message: 'ok', data } })
  })
  return poisoned
}

const settled = async (page: Page, what: string) => {
  await expect(page.getByRole('heading').first(), what).toBeVisible()
  await expect(page.locator(waits), `${what} waits for ever`).toHaveCount(0)
  await expectNoAccident(page, what)
}

const addresses = async (): Promise<readonly string[]> => [
  ...(await declared()).flatMap((one) =>
    'component' in one ? [one.path] : [one.path, ...(one.detail ? [`${one.path}/x/show`] : [])],
  ),
  '/announcement/announcementdetail?id=1',
]

/** Tests an address and saves the white list, which is either saved or says why not. */
const operate = async (page: Page, poisoned: ReadonlySet<string>) => {
  await page.getByRole('button', { name: /^测试/ }).first().click()
  await expect.poll(() => poisoned.size).toBe(1)
  await settled(page, 'the test of an address')
  await page.getByRole('button', { name: '编辑白名单' }).click()
  const list = page.getByRole('dialog', { name: 'IP 白名单' })
  await list.getByRole('textbox').fill('203.0.113.9')
  await list.getByRole('button', { name: '保存' }).click()
  await expect.poll(() => poisoned.size).toBe(2)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoAccident(page, 'the white list')
}

for (const [name, data] of manners)
  test(`nothing shows an exception or waits for ever when every answer is ${name}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    // In a separate context, because errors here go to the error log, and the browser prints them.
    const context = await browser.newContext({ baseURL })
    await setClock(context)
    const page = await context.newPage()
    await signIn(page)
    await page.goto('/paymentaccount/paymentaccount')
    await expect(page.getByRole('button', { name: '编辑白名单' })).toBeVisible()
    await operate(page, await poison(page, data, 'POST'))
    const poisoned = await poison(page, data)
    for (const address of await addresses()) {
      await page.goto(address)
      await settled(page, address)
    }
    // Without poisoned answers this would prove nothing. On a busy machine a page may be left before its last call.
    expect(poisoned.size).toBeGreaterThan(15)
    await context.close()
  })
