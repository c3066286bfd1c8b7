import type { Page } from '@playwright/test'
import { bodyOf, carryOut } from './bodies'
import {
  type ChangeFault,
  changeFaults,
  changesBy,
  endSession,
  givenUp,
  rowOf,
  sessionDialog,
  signInAgain,
} from './changeFaults'
import { type Faulty, faults, faulty } from './faults'
import { expect, type Platform, signIn, test } from './fixtures'
import { goInside, rows } from './onPage'
import { expectNoAccident } from './otherPlatform/words'
import { runOnTicked } from './runs'

/*
 * A bulk run meets with every fault in its middle. In each cell it pauses and says why, and once the fault has ended it goes on
 * to the end: every record is sent under one id alone, and none is done twice.
 */

test.use({ watchesAnswers: false })

/** Records of a run, and how many of them are done before the fault begins. */
const [size, spared] = [20, 6]

const call = 'POST /user/querytrade'

interface Under {
  readonly page: Page
  readonly calls: Faulty
  readonly platform: Platform
  /** Each record with the request ids that it was sent under. */
  readonly sent: ReadonlyMap<unknown, ReadonlySet<unknown>>
}

/** Has every call of the run meet with a fault, but the first ones. */
const beginInMiddle = (calls: Faulty, { fault, carriedOut }: ChangeFault, onFirst: () => Promise<void>) => {
  let count = 0
  calls.begin(async (route) => {
    const isChange = route.request().method() !== 'GET'
    if (isChange) count += 1
    if (count <= spared) return route.continue()
    if (count === spared + 1 && isChange) await onFirst()
    if (!fault) return route.continue()
    if (carriedOut && isChange) await carryOut(route)
    return fault.answer(route)
  }, changesBy(call))
}

const runs = async ({ page, calls, platform, sent }: Under, change: ChangeFault, index: number) => {
  const what = `bulk run, ${change.name}`
  // Other records each time: the same one may not be asked about twice within five seconds.
  await goInside(page, `/redirect/pay/tradelist?perPage=${size}&page=${index + 1}`)
  await expect(rows(page)).toHaveCount(size)
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  beginInMiddle(calls, change, async () => {
    if (!change.fault) await endSession(platform, page.context())
  })
  await runOnTicked(page, '同步状态')
  const dialog = page.getByRole('dialog').filter({ hasText: '同步状态' })
  const paused = dialog.getByText(change.fault ? /^无法连接平台，已自动暂停/ : /^登录已过期，已自动暂停/)
  if (change.fault) {
    await expect(async () => {
      // What has no answer is given up, and asked after again and again.
      if (change.name === 'no answer') await page.clock.fastForward(givenUp)
      await expect(paused, what).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    await expectNoAccident(page, what)
  } else {
    await expect(sessionDialog(page), what).toBeVisible()
    await signInAgain(page, 'demo_partner')
  }
  calls.end()
  const done = dialog.getByText(`${size} 项全部成功`)
  const resume = dialog.getByRole('button', { name: '继续', exact: true })
  await expect(done.or(resume).first(), what).toBeVisible()
  if (await resume.isVisible()) await resume.click()
  await expect(done, what).toBeVisible()
  expect(sent.size, `${what}: records sent`).toBe(size * (index + 1))
  expect(
    [...sent.values()].filter((ids) => ids.size !== 1),
    `${what}: sent under two ids`,
  ).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('a bulk run meets with every fault in its middle', async ({ page, platform, complaints }) => {
  test.setTimeout(900_000)
  await page.clock.install()
  await signIn(page)
  const sent = new Map<unknown, Set<unknown>>()
  const isChange = changesBy(call)
  page.on('request', (request) => {
    if (!isChange(request) || request.method() === 'GET') return
    const { trade_no, request_id } = bodyOf(request) ?? {}
    sent.set(trade_no, (sent.get(trade_no) ?? new Set()).add(request_id))
  })
  const under = { page, platform, sent, calls: await faulty(page) }
  const cells: string[] = []
  for (const [index, change] of changeFaults.entries()) {
    const wrong = test.info().errors.length
    await test.step(`bulk run, ${change.name}`, () => runs(under, change, index))
    cells.push(`${change.name}: ${test.info().errors.length === wrong ? 'ok' : 'wrong'}`)
  }
  rowOf('payments, bulk run', cells)
  for (const { complaint } of faults) if (complaint) await complaints.take(complaint)
})
