import type { BrowserContext, Page, Route } from '@playwright/test'
import { bodyOf } from './bodies'

/* Bulk runs that tests and benches interrupt and resume. */

/** The calls of one action as they left the browser, and what is done to them on the way. */
export const watchCalls = async (context: BrowserContext, path: string) => {
  const bodies: { readonly [name: string]: unknown }[] = []
  let fate: (route: Route, number: number) => Promise<unknown> = (route) => route.continue()
  await context.route(`**/api${path}`, (route) => {
    bodies.push(bodyOf(route.request()) ?? {})
    return fate(route, bodies.length)
  })
  return {
    /** @param next what happens to a call, counted from 1 */
    treat: (next: typeof fate) => {
      fate = next
    },
    count: () => bodies.length,
    ids: () => bodies.map(({ request_id }) => request_id),
    /** Each record with the request ids that it was sent under. */
    sent: (recordsOf: (body: (typeof bodies)[number]) => readonly unknown[]) => {
      const ids = new Map<string, Set<unknown>>()
      for (const body of bodies)
        for (const record of recordsOf(body)) {
          const key = JSON.stringify(record)
          ids.set(key, (ids.get(key) ?? new Set()).add(body.request_id))
        }
      return ids
    },
  }
}

export const targetsOf = ({ targets }: { readonly [name: string]: unknown }) =>
  Array.isArray(targets) ? targets : []

/** Begins an action on all records that are ticked. */
export const runOnTicked = async (page: Page, action: string) => {
  await page.getByRole('region', { name: '已选记录' }).getByRole('button', { name: action }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(`^${action}`) }).click()
}

/** Resumes the run that an interrupted page left behind. */
export const resume = async (page: Page) => {
  await page.getByRole('button', { name: '查看', exact: true }).click()
  const panel = page.getByRole('dialog', { name: '后台任务' })
  await panel.getByRole('button', { name: '继续', exact: true }).click()
  return panel
}
