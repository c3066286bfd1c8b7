import type { Page } from '@playwright/test'
import { carryOut } from './bodies'
import { expect, signIn, test } from './fixtures'
import { heading, totalOf } from './onPage'
import { resume, runOnTicked, targetsOf, watchCalls } from './runs'

/*
 * Interrupted bulk work: by a reload, a crash of the page, or an outage of the platform. Checked against what was sent: no record
 * may be sent under two request ids, and the console's final result must match the platform.
 */

/** Whether this many records were sent, each under one id only. */
const expectSentOnce = (sent: ReadonlyMap<string, ReadonlySet<unknown>>, count: number) => {
  expect(sent.size).toBe(count)
  expect([...sent.values()].filter((ids) => ids.size !== 1)).toEqual([])
}

/** Opens the list of a platform's shops with order synchronisation, and ticks all of them. */
const tickAllShops = async (page: Page): Promise<number> => {
  await page.goto(
    `/merchant/merchant?filter=${encodeURIComponent('{"op":"pdd","grant_status":"GRANTED","sync_status":"RUNNING"}')}`,
  )
  const total = await totalOf(page)
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await page.getByRole('button', { name: /^选择此筛选下全部/ }).click()
  await expect(page.getByText(/^已选择此筛选下全部/)).toBeVisible()
  return total
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
    // The platform carries it out, but the answer never reaches the page.
    await carryOut(route)
    done()
    return nothing()
  })
  await runOnTicked(page, '暂停同步')
  await second
  page.once('dialog', (question) => void question.accept())
  calls.treat((route) => route.continue())
  const asked = page.waitForRequest(/\/user\/requestresult/)
  await page.reload()
  await expect(page.getByText('有 1 个后台任务被中断')).toBeVisible()
  const panel = await resume(page)
  // The second one, or a later one if the reload took so long that the second was given up.
  expect(calls.ids().slice(1)).toContain(new URL((await asked).url()).searchParams.get('request_id'))
  await expect(panel.getByText(`${total.toLocaleString('en')} 条全部成功`)).toBeVisible()
  expect(calls.count()).toBe(Math.ceil(total / 100))
  expectSentOnce(calls.sent(targetsOf), total)
  await page.keyboard.press('Escape')
  await expect(heading(page)).toContainText('共 0 条')
})

test('a page that crashes while single calls are under way leaves a run that another page finishes', async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.goto('/pay/tradelist?perPage=100')
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  const calls = await watchCalls(context, '/user/querytrade')
  calls.treat((route, number) => (number < 40 ? route.continue() : nothing()))
  await runOnTicked(page, '同步状态')
  await expect.poll(calls.count).toBeGreaterThanOrEqual(40)
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
  await expect(panel.getByText('100 条全部成功')).toBeVisible()
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
    await runOnTicked(page, '暂停同步')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^无法连接平台，已自动暂停/)).toBeVisible({ timeout: 30_000 })
    await complaints.take('net::ERR_')
    await platform.restart()
    await dialog.getByRole('button', { name: '继续', exact: true }).click()
    await expect(dialog.getByText(`${total.toLocaleString('en')} 条全部成功`)).toBeVisible()
    expectSentOnce(calls.sent(targetsOf), total)
  })
})
