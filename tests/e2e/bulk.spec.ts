import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect, signIn, test } from './fixtures'

/*
 * Bulk work that is cut off: by a reload, by a page that crashes, by a platform that is gone. Held against what was sent:
 * no record may be sent under two request ids, and what the console says in the end is what the platform has.
 */

/** The calls of one action as they left the browser, and what is done to them on the way. */
const watchCalls = async (context: BrowserContext, path: string) => {
  const bodies: { readonly [name: string]: unknown }[] = []
  let fate: (route: Route, number: number) => Promise<unknown> = (route) => route.continue()
  await context.route(`**/api${path}`, (route) => {
    bodies.push(route.request().postDataJSON())
    return fate(route, bodies.length)
  })
  return {
    /** @param next what becomes of a call, counted from 1 */
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

const targetsOf = ({ targets }: { readonly [name: string]: unknown }) =>
  Array.isArray(targets) ? targets : []

/** Whether each of so many records was sent under one id alone. */
const expectSentOnce = (sent: ReadonlyMap<string, ReadonlySet<unknown>>, count: number) => {
  expect(sent.size).toBe(count)
  expect([...sent.values()].filter((ids) => ids.size !== 1)).toEqual([])
}

/** Opens the list of a platform's shops whose orders are synchronised, and ticks all of them. */
const tickAllShops = async (page: Page): Promise<number> => {
  await page.goto(
    `/merchant/merchant?filter=${encodeURIComponent('{"op":"pdd","grant_status":"GRANTED","sync_status":"RUNNING"}')}`,
  )
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('共')
  const total = Number(/([\d,]+)/.exec((await heading.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await page.getByRole('button', { name: /^选择此筛选下全部/ }).click()
  await expect(page.getByText(/^已选择此筛选下全部/)).toBeVisible()
  return total
}

const pauseShops = async (page: Page) => {
  await page.getByRole('region', { name: '已选记录' }).getByRole('button', { name: '暂停同步' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^暂停同步/ })
    .click()
}

/** What a page that was cut off left behind is offered; goes on with it. */
const resume = async (page: Page) => {
  await page.getByRole('button', { name: '查看', exact: true }).click()
  const panel = page.getByRole('dialog', { name: '后台任务' })
  await panel.getByRole('button', { name: '继续', exact: true }).click()
  return panel
}

const nothing = () => new Promise<never>(() => undefined)

test('a reload in the middle: the run is offered again, asks after what was on its way, and does nothing twice', async ({
  page,
  context,
}) => {
  await signIn(page)
  const total = await tickAllShops(page)
  const calls = await watchCalls(context, '/user/syncpause')
  let done = () => {}
  const second = new Promise<void>((resolve) => {
    done = resolve
  })
  calls.treat(async (route, number) => {
    if (number < 2) return route.continue()
    // The platform carries it out, but the page never gets the answer.
    await route.fetch()
    done()
    return nothing()
  })
  await pauseShops(page)
  await second
  page.once('dialog', (question) => void question.accept())
  calls.treat((route) => route.continue())
  const asked = page.waitForRequest(/\/user\/requestresult/)
  await page.reload()
  await expect(page.getByText('有 1 个后台任务被中断')).toBeVisible()
  const panel = await resume(page)
  // The second, or a later one where the reload took so long that the second was given up before it.
  expect(calls.ids().slice(1)).toContain(new URL((await asked).url()).searchParams.get('request_id'))
  await expect(panel.getByText(`${total.toLocaleString('en')} 项全部成功`)).toBeVisible()
  expect(calls.count()).toBe(Math.ceil(total / 100))
  expectSentOnce(calls.sent(targetsOf), total)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('共 0 条')
})

test('a page that crashes while single calls are under way leaves a run that another page finishes', async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.goto('/pay/tradelist?perPage=100')
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  const calls = await watchCalls(context, '/user/querytrade')
  let halfway = () => {}
  const fortieth = new Promise<void>((resolve) => {
    halfway = resolve
  })
  calls.treat((route, number) => {
    if (number === 40) halfway()
    return number < 40 ? route.continue() : nothing()
  })
  await page.getByRole('region', { name: '已选记录' }).getByRole('button', { name: '同步状态' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^同步状态/ })
    .click()
  await fortieth
  const crashed = page.waitForEvent('crash')
  const machine = await context.newCDPSession(page)
  void machine.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
  calls.treat((route) => route.continue())

  const next = await context.newPage()
  await next.goto('/dashboard')
  await expect(next.getByText('有 1 个后台任务被中断')).toBeVisible()
  const panel = await resume(next)
  // A second question about one trade within five seconds would have been refused: all succeeded, so there was none.
  await expect(panel.getByText('100 项全部成功')).toBeVisible()
  expectSentOnce(
    calls.sent(({ trade_no }) => [trade_no]),
    100,
  )
})

test.describe('with a platform of its own', () => {
  test.use({ alone: true })

  test('a platform that is gone in the middle pauses the run; once it is back the run goes on to exact counts', async ({
    page,
    context,
    platform,
    complaints,
  }) => {
    await signIn(page)
    const total = await tickAllShops(page)
    const calls = await watchCalls(context, '/user/syncpause')
    calls.treat(async (route, number) => {
      if (number === 2) await platform.stop()
      return route.continue()
    })
    await pauseShops(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^无法连接平台，已自动暂停/)).toBeVisible({ timeout: 30_000 })
    await complaints.take('net::ERR_')
    await platform.restart()
    await dialog.getByRole('button', { name: '继续', exact: true }).click()
    await expect(dialog.getByText(`${total.toLocaleString('en')} 项全部成功`)).toBeVisible()
    expectSentOnce(calls.sent(targetsOf), total)
  })
})
