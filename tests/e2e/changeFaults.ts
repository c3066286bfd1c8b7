import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import { sessionTexts } from '@/shell/session/texts'
import { bodyOf, carryOut } from './bodies'
import { type Fault, type Faulty, faults } from './faults'
import { type Account, expect, type Platform, passwords } from './fixtures'
import { tokenOf } from './onPage'

/* What may become of a call that changes something. */

/** A fault of a call that changes something; undefined for the end of the session in the middle. */
export interface ChangeFault {
  readonly name: string
  readonly fault?: Fault
  /** Whether the platform has carried the change out when the fault comes. */
  readonly carriedOut: boolean
}

/** Those that come from the platform or from the way there: nothing has been done. The others are of the answer. */
const before: readonly string[] = ['500', 'offline']

export const changeFaults: readonly ChangeFault[] = [
  ...faults.map((fault) => ({ name: fault.name, fault, carriedOut: !before.includes(fault.name) })),
  { name: 'session over', carriedOut: false },
]

/** How long a call may take, ms. */
export const givenUp = 5_000

/** Whether a request is the call that changes something, or asks what became of it. */
export const changesBy =
  (call: string) =>
  (request: Request): boolean => {
    const { pathname } = new URL(request.url())
    const path = call.slice(call.indexOf(' ') + 1)
    return (
      (request.method() !== 'GET' && pathname === `/api${path}`) || pathname === '/api/user/requestresult'
    )
  }

/** Has the calls of a change meet with a fault until `calls.end()`. */
export const beginFault = (calls: Faulty, { fault, carriedOut }: ChangeFault, call: string): void => {
  if (!fault) return
  calls.begin(async (route: Route) => {
    if (carriedOut && route.request().method() !== 'GET') await carryOut(route)
    return fault.answer(route)
  }, changesBy(call))
}

/** Ends the session of a page's operator, as the platform does. */
export const endSession = async (platform: Platform, context: BrowserContext): Promise<void> => {
  expect((await platform.call('/user/logout', {}, await tokenOf(context))).code).toBe(0)
}

/** The question that the end of a session leads to. */
export const sessionDialog = (page: Page) => page.getByRole('alertdialog', { name: sessionTexts.title.zh })

/** Signs in again where the session ended. */
export const signInAgain = async (page: Page, account: Account): Promise<void> => {
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

/** Runs a row of the table, and prints it. */
export const rowOf = (name: string, cells: readonly string[]): void => {
  process.stdout.write(`${name.padEnd(24)} ${cells.join(' | ')}\n`)
}

/** Reads what a list's call answers, beside the page. */
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
