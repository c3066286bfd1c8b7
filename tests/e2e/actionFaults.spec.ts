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
 * Every action on a record, combined with every fault of its call. In each cell, the console says what happened and keeps what
 * was typed. Once the fault is over, the same button completes the action, once.
 */

test.use({ watchesAnswers: false })

/** An action and how an operator takes it. */
interface Acting {
  readonly name: string
  readonly call: string
  /** The list where it is done, with its filter. */
  readonly at: string
  /** Takes it, up to the click that sends it. */
  readonly begin: (page: Page) => Promise<void>
  /** The typed values. */
  readonly kept: (page: Page) => Promise<unknown>
  /** The list and query that count how often it was done. */
  readonly counted: readonly [list: string, query: string]
}

const filtered = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
const dialogOf = (page: Page) => page.getByRole('dialog')
const submitOf = (page: Page) => dialogOf(page).locator('button[type=submit]')
const nothing = () => Promise.resolve(undefined)

const actings: readonly Acting[] = [
  {
    name: 'payment, refund',
    call: 'POST /user/refundtrade',
    at: filtered('/pay/tradelist', { trade_state: 'SUCCESS', mch_id: '1900009901' }),
    begin: async (page) => {
      await openAction(rows(page).first(), '退款')
      await dialogOf(page)
        .getByLabel(/^退款金额/)
        .fill('1.23')
      await dialogOf(page)
        .getByLabel(/^退款原因/)
        .fill('商品缺货')
      await submitOf(page).click()
    },
    kept: async (page) => [
      await dialogOf(page)
        .getByLabel(/^退款金额/)
        .inputValue(),
      await dialogOf(page)
        .getByLabel(/^退款原因/)
        .inputValue(),
    ],
    counted: ['GET /user/refundlist', 'page=1&limit=10'],
  },
  {
    name: 'message, send again',
    call: 'POST /user/resendsms',
    at: filtered('/sendsms/smslist', { status: 'UNKNOWN' }),
    begin: async (page) => {
      await openAction(rows(page).first(), '重发')
      await submitOf(page).click()
    },
    kept: nothing,
    counted: ['GET /user/smslist', 'page=1&limit=10'],
  },
]

const countOf = async (page: Page, [list, query]: Acting['counted']) =>
  (await readList(page.context(), list, query)).total

const acts = async (under: Under, acting: Acting, change: ChangeFault) => {
  const { page, calls } = under
  const what = `${acting.name}, ${change.name}`
  const before = await countOf(page, acting.counted)
  await goInside(page, `/redirect${acting.at}`)
  await expect(rows(page).first()).toBeVisible()
  await atRest(page)
  const heard = hearIds(page, acting.call)
  await beginFault(under, change, acting.call)
  await acting.begin(page)
  await expect.poll(() => heard.ids.length, what).toBeGreaterThan(0)
  if (change.fault) {
    const typed = await acting.kept(page)
    // Its call, and the question about its outcome.
    if (change.name === 'no answer') {
      await page.clock.fastForward(givenUp)
      await page.clock.fastForward(givenUp)
    }
    const words = dialogOf(page).getByRole('alert').or(dialogOf(page).getByRole('status'))
    const said = words.filter({ hasText: /结果未知|系统繁忙|服务器异常/ }).filter({ visible: true })
    await expect(said.first(), what).toBeVisible()
    await expectNoAccident(page, what)
    expect(await acting.kept(page), `${what}: what was typed`).toEqual(typed)
    calls.end()
    await submitOf(page).click()
  } else {
    await expect(sessionDialog(page), what).toBeVisible()
    await signInAgain(under)
  }
  await expect.poll(() => countOf(page, acting.counted), `${what}: times done`).toBe(before + 1)
  expect(new Set(heard.ids).size, `${what}: request ids`).toBe(1)
  heard.end()
}

test('actions on records meet with every fault', async ({ page, platform, complaints }) => {
  const under = await underFaults(page, platform)
  for (const acting of actings)
    await runRow(
      acting.name,
      eachFault((change) => acts(under, acting, change)),
    )
  await takeComplaints(complaints)
})
