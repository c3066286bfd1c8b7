import { bodyOf, carryOut } from './bodies'
import {
  type ChangeFault,
  changesBy,
  eachFault,
  endSession,
  givenUp,
  runRow,
  sessionDialog,
  signInAgain,
  type Under,
  underFaults,
} from './changeFaults'
import { atRest, type Faulty, takeComplaints } from './faults'
import { expect, test } from './fixtures'
import { goInside, rows } from './onPage'
import { expectNoAccident } from './otherPlatform/words'
import { runOnTicked } from './runs'

/*
 * A bulk run, interrupted by every fault. In each cell, it pauses and says why. Once the fault is over, it runs to the end: every
 * record is sent under one id only, and none is done twice.
 */

test.use({ watchesAnswers: false })

/** Records of a run, and how many are done before the fault begins. */
const [size, spared] = [20, 6]

const call = 'POST /user/querytrade'

/** Each record with the request ids that it was sent under. */
type Sent = ReadonlyMap<unknown, ReadonlySet<unknown>>

/** Makes every call of the run fail, except the first ones. */
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

const runs = async (under: Under, sent: Sent, change: ChangeFault, index: number) => {
  const { page, calls, platform } = under
  const what = `bulk run, ${change.name}`
  // Different records each time: the same one may not be queried twice within five seconds. The oldest ones, because the platform
  // itself changes the newest: a record with a new version is sent again under another id.
  const oldest = 'sort=create_time&order=ASC'
  await goInside(page, `/redirect/pay/tradelist?perPage=${size}&page=${index + 1}&${oldest}`)
  await expect(rows(page)).toHaveCount(size)
  // The rows of the page before stay until the next ones arrive.
  await atRest(page)
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  beginInMiddle(calls, change, async () => {
    if (!change.fault) await endSession(platform, page.context())
  })
  await runOnTicked(page, '同步状态')
  const dialog = page.getByRole('dialog').filter({ hasText: '同步状态' })
  const paused = dialog.getByText(change.fault ? /^无法连接平台，已自动暂停/ : /^登录已过期，已自动暂停/)
  if (change.fault) {
    await expect(async () => {
      // An unanswered call is given up, and its outcome is asked for again and again.
      if (change.name === 'no answer') await page.clock.fastForward(givenUp)
      await expect(paused, what).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    await expectNoAccident(page, what)
  } else {
    await expect(sessionDialog(page), what).toBeVisible()
    await signInAgain(under)
  }
  calls.end()
  const done = dialog.getByText(`${size} 条全部成功`)
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
  const under = await underFaults(page, platform)
  const sent = new Map<unknown, Set<unknown>>()
  const isChange = changesBy(call)
  page.on('request', (request) => {
    if (!isChange(request) || request.method() === 'GET') return
    const { trade_no, request_id } = bodyOf(request) ?? {}
    sent.set(trade_no, (sent.get(trade_no) ?? new Set()).add(request_id))
  })
  await runRow(
    'payments, bulk run',
    eachFault((change, index) => runs(under, sent, change, index)),
  )
  await takeComplaints(complaints)
})
