import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { clicksSoFar, limitClicks, mostClicks, startCounting, type Task } from '../operatorsDay'

export const main = (page: Page): Locator => page.getByRole('main')
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
/** A link in the page's own part. */
export const link = (page: Page, name: string | RegExp): Locator => main(page).getByRole('link', { name })

/** The rows of the list, without its head. */
export const rows = (page: Page): Locator =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })

/** Chooses a value of a filter in the filter card. */
export async function filterBy(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click()
  await page.getByRole('option', { name: value, exact: true }).click()
}

/** Chooses something in the menu of the account, in any language. */
export async function chooseInAccount(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^(账号菜单|Account menu|Menú de la cuenta)/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Signs out, in Chinese, and waits for the page to sign in: Firefox has its address before it has left the old one. */
export async function signOut(page: Page): Promise<void> {
  await chooseInAccount(page, '退出登录')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
}

/** The figure in "共 2,000 条" above a list. */
export async function totalOf(page: Page): Promise<number> {
  await expect(heading(page)).toContainText(/共 [\d,]+ 条/)
  return Number(/([\d,]+) 条/.exec((await heading(page).textContent()) ?? '')?.[1]?.replaceAll(',', ''))
}

/** A place on the screen, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of an element, after scrolling to it. */
export async function middleOf(place: Locator): Promise<Point> {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Goes to an address inside the console, without loading the page again. */
export const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const last: { idx?: number } | null = history.state
    history.pushState({ idx: (last?.idx ?? 0) + 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

/** The token of the operator who is signed in. */
export async function tokenOf(context: BrowserContext): Promise<string | undefined> {
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value
  return token && decodeURIComponent(token)
}

/**
 * Asks the platform independently of the page, as its operator on another device would.
 *
 * @param path below /api/user
 * @throws Error with the platform's message when it refuses
 */
export async function ask<Data>(context: BrowserContext, path: string, body?: object): Promise<Data> {
  const response = await context.request.fetch(`/api/user/${path}`, {
    // The server ends a connection after five idle seconds, perhaps just when the next call is sent.
    maxRetries: 1,
    method: body ? 'POST' : 'GET',
    headers: { 'x-token': (await tokenOf(context)) ?? '' },
    data: body,
  })
  const { code, message, data }: { code: number; message: string; data: Data } = await response.json()
  if (code !== 0) throw new Error(`${path}: ${code} ${message}`)
  return data
}

/** How many drafts the browser has, of anybody, and when the last one was written (Unix ms). */
export const keptDrafts = (page: Page): Promise<{ count: number; last: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('open-platform-console.drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            const times = reading.result.map(({ savedAt }: { savedAt: number }) => savedAt)
            resolve({ count: times.length, last: Math.max(0, ...times) })
          }
        }
      }),
  )

/** Counts the clicks in each document that is loaded from now on. */
export const countClicks = (page: Page): Promise<unknown> => page.addInitScript(startCounting)

/** Does something within this many clicks, and returns its result. The page must be counting (`countClicks`). */
export const withinClicks = <Result>(page: Page, name: string, most: number, body: () => Promise<Result>) =>
  limitClicks(name, most, () => page.evaluate<number>(clicksSoFar), body)

/** Does a task of the day, which begins on the dashboard, within its clicks, and returns its result. */
export async function task<Result>(page: Page, name: Task, body: () => Promise<Result>): Promise<Result> {
  await page.getByRole('tab', { name: '首页' }).click()
  await expect(heading(page)).toHaveText('首页')
  return withinClicks(page, name, mostClicks[name], body)
}
