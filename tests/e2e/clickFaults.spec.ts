import type { Page } from '@playwright/test'
import { openAction } from './acts'
import {
  beginFault,
  type ChangeFault,
  eachFault,
  givenUp,
  hearIds,
  readList,
  runRow,
  sessionDialog,
  signInAgain,
  type Under,
  underFaults,
} from './changeFaults'
import { atRest, takeComplaints } from './faults'
import { expect, test } from './fixtures'
import { goInside, rows } from './onPage'
import { expectNoAccident } from './otherPlatform/words'

/*
 * Everything that takes one click and no question, combined with every fault of its call. In each cell, a message says what
 * happened and the list shows what the platform has. Once the fault is over, it is done, once.
 */

test.use({ watchesAnswers: false })

const call = 'POST /user/syncpause'
const running = encodeURIComponent('{"op":"pdd","grant_status":"GRANTED","sync_status":"RUNNING"}')

const paused = async (page: Page) =>
  (await readList(page.context(), 'GET /user/merchantlist', 'page=1&limit=10&sync_status=PAUSED')).total

const clicks = async (under: Under, change: ChangeFault) => {
  const { page, calls } = under
  const what = `shop, pause, ${change.name}`
  const before = await paused(page)
  await goInside(page, `/redirect/merchant/merchant?filter=${running}`)
  await expect(rows(page).first()).toBeVisible()
  await atRest(page)
  // Shops may have the same name.
  const nick = await rows(page)
    .first()
    .getByText(/^pdd\d+$/)
    .innerText()
  const row = rows(page).filter({ hasText: nick.trim() })
  const heard = hearIds(page, call)
  await beginFault(under, change, call)
  await openAction(row, '暂停同步')
  await expect.poll(() => heard.ids.length, what).toBeGreaterThan(0)
  if (change.fault) {
    // Its call, and the question about its outcome.
    if (change.name === 'no answer') {
      await page.clock.fastForward(givenUp)
      await expect(page.getByText('没有收到答复，正在核实是否已经执行…'), what).toBeVisible()
      await page.clock.fastForward(givenUp)
    }
    const said = page.getByRole('alert').filter({ hasText: /^(结果未知|系统繁忙)/ })
    await expect(said.filter({ visible: true }).first(), what).toBeVisible()
    await expectNoAccident(page, what)
    calls.end()
    // If it was carried out, it has left the list of running ones; otherwise it is still offered.
    if (change.carriedOut) await expect(row, what).toHaveCount(0)
    else await openAction(row, '暂停同步')
  } else {
    await expect(sessionDialog(page), what).toBeVisible()
    await signInAgain(under)
  }
  await expect(row, what).toHaveCount(0)
  expect(await paused(page), `${what}: times done`).toBe(before + 1)
  expect(new Set(heard.ids).size, `${what}: request ids`).toBe(1)
  heard.end()
  // A message of this cell must not count for the next.
  await page.clock.fastForward(2 * givenUp)
  await expect(page.getByRole('alert').filter({ hasText: /^(结果未知|系统繁忙)/ })).toHaveCount(0)
}

test('an action without a question meets with every fault', async ({ page, platform, complaints }) => {
  const under = await underFaults(page, platform)
  await runRow(
    'shop, pause',
    eachFault((change) => clicks(under, change)),
  )
  await takeComplaints(complaints)
})
