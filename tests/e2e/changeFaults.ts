import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import { sessionTexts } from '@/shell/session/texts'
import { bodyOf, carryOut } from './bodies'
import { type Fault, type Faulty, faults, faulty } from './faults'
import { type Account, expect, type Platform, passwords, signIn, test } from './fixtures'
import { tokenOf } from './onPage'

/* What can happen to a call that changes something. */

/** A fault of a call that changes something; undefined if the session ends in the middle. */
export interface ChangeFault {
  readonly name: string
  readonly fault?: Fault
  /** Whether the platform has carried out the change when the fault happens. */
  readonly carriedOut: boolean
}

/** Faults of the platform or on the way there: nothing has been done. The others affect the answer. */
const before: readonly string[] = ['500', 'offline']

const changeFaults: readonly ChangeFault[] = [
  ...faults.map((fault) => ({ name: fault.name, fault, carriedOut: !before.includes(fault.name) })),
  { name: 'session over', carriedOut: false },
]

/** How long a call may take, ms. */
export const givenUp = 5_000

/** Whether a request is the call that changes something, or asks about its outcome. */
export const changesBy =
  (call: string) =>
  (request: Request): boolean => {
    const { pathname } = new URL(request.url())
    const path = call.slice(call.indexOf(' ') + 1)
    return (
      (request.method() !== 'GET' && pathname === `/api${path}`) || pathname === '/api/user/requestresult'
    )
  }

/** A page whose calls can be made to fail. */
export interface Under {
  readonly page: Page
  readonly calls: Faulty
  readonly platform: Platform
  readonly account: Account
}

/** Signs in on a page whose calls can be made to fail, and whose clock the test moves. */
export const underFaults = async (
  page: Page,
  platform: Platform,
  account: Account = 'demo_partner',
): Promise<Under> => {
  test.setTimeout(900_000)
  await page.clock.install()
  await signIn(page, account)
  return { page, platform, account, calls: await faulty(page) }
}

/** Ends the session of a page's operator, as the platform does. */
export const endSession = async (platform: Platform, context: BrowserContext): Promise<void> => {
  expect((await platform.call('/user/logout', {}, await tokenOf(context))).code).toBe(0)
}

/** Makes a change fail: its calls fail until `calls.end()`, or the session is over. */
export const beginFault = async (
  { page, calls, platform }: Under,
  { fault, carriedOut }: ChangeFault,
  call: string,
): Promise<void> => {
  if (!fault) return endSession(platform, page.context())
  calls.begin(async (route: Route) => {
    if (carriedOut && route.request().method() !== 'GET') await carryOut(route)
    return fault.answer(route)
  }, changesBy(call))
}

/** The dialog after the end of a session. */
export const sessionDialog = (page: Page) => page.getByRole('alertdialog', { name: sessionTexts.title.zh })

/** Signs in again in that dialog. */
export const signInAgain = async ({ page, account }: Under): Promise<void> => {
  const dialog = sessionDialog(page)
  await dialog.getByLabel(sessionTexts.password.zh, { exact: true }).fill(passwords[account])
  await dialog.getByRole('button', { name: sessionTexts.signIn.zh }).click()
  await expect(dialog).toBeHidden()
}

/** Hears the request ids under which changes leave the browser. */
export const hearIds = (page: Page, call: string) => {
  const ids: unknown[] = []
  const isChange = changesBy(call)
  const hear = (request: Request) => {
    if (isChange(request) && request.method() !== 'GET') ids.push(bodyOf(request)?.request_id)
  }
  page.on('request', hear)
  return {
    ids,
    end: () => page.off('request', hear),
  }
}

/** Prints a row of the table. */
export const printRow = (name: string, cells: readonly string[]): void => {
  process.stdout.write(`${name.padEnd(24)} ${cells.join(' | ')}\n`)
}

/** Runs the cells of a row, each a step of the test, and prints how they went. */
export const runRow = async (
  name: string,
  cells: ReadonlyArray<readonly [name: string, run: () => Promise<void>]>,
): Promise<void> => {
  const results: string[] = []
  for (const [cell, run] of cells) {
    const wrong = test.info().errors.length
    await test.step(`${name}, ${cell}`, run)
    results.push(`${cell}: ${test.info().errors.length === wrong ? 'ok' : 'wrong'}`)
  }
  printRow(name, results)
}

/** The cells of a row: a change with each fault. */
export const eachFault = (meets: (change: ChangeFault, index: number) => Promise<void>) =>
  changeFaults.map((change, index) => [change.name, () => meets(change, index)] as const)

/** Reads a list's call, independently of the page. */
export const readList = async <Row>(
  context: BrowserContext,
  call: string,
  query = 'page=1&limit=100',
): Promise<{ readonly items: readonly Row[]; readonly total: number }> => {
  const response = await context.request.get(`/api${call.slice(call.indexOf(' ') + 1)}?${query}`, {
    maxRetries: 1,
    headers: { 'x-token': (await tokenOf(context)) ?? '' },
  })
  return (await response.json()).data
}
