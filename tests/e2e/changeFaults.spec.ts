import type { Page } from '@playwright/test'
import type { Resource, WireRecord } from '@/declaration'
import { canCreate } from '@/declaration'
import {
  beginFault,
  type ChangeFault,
  eachFault,
  givenUp,
  hearIds,
  printRow,
  readList,
  runRow,
  sessionDialog,
  signInAgain,
  type Under,
  underFaults,
} from './changeFaults'
import { declared } from './declared'
import { atRest, takeComplaints } from './faults'
import { fillNew, typedIn, unfillable } from './filling'
import { expect, test } from './fixtures'
import { goInside } from './onPage'
import { expectNoAccident } from './otherPlatform/words'

/*
 * Every form that makes a record, combined with every fault of the call that saves it. In each cell, the console says what
 * happened and keeps what was typed. Once the fault is over, the same button makes the record, once. New areas are included
 * automatically.
 */

test.use({ watchesAnswers: false })

/** The form on the screen. */
const formOn = (page: Page) =>
  page
    .locator('form')
    .filter({ has: page.locator('[data-input]') })
    .filter({ visible: true })
    .last()

const saves = async (
  under: Under,
  resource: Resource,
  sample: readonly WireRecord[],
  change: ChangeFault,
) => {
  const { page, calls } = under
  const { name, path, list, save } = resource
  const context = page.context()
  const what = `${name}, ${change.name}`
  const before = (await readList(context, list.call)).total
  await goInside(page, `/redirect${path}/create`)
  const form = formOn(page)
  await expect(form).toBeVisible()
  await fillNew(form, resource, sample)
  const typed = await typedIn(form)
  const call = save?.call ?? ''
  const heard = hearIds(page, call)
  const button = form.locator('button[type=submit]').first()
  await beginFault(under, change, call)
  await button.click()
  await expect.poll(() => heard.ids.length, `${what}: sent`).toBeGreaterThan(0)

  if (change.fault) {
    if (change.name === 'no answer') await page.clock.fastForward(givenUp)
    await expect(form.getByRole('alert').filter({ hasText: change.fault.says }).first(), what).toBeVisible()
    await atRest(page)
    await expectNoAccident(page, what)
    expect(await typedIn(form), `${what}: what was typed`).toEqual(typed)
    calls.end()
    await button.click()
  } else {
    await expect(sessionDialog(page), what).toBeVisible()
    expect(await typedIn(form), `${what}: what was typed`).toEqual(typed)
    await signInAgain(under)
  }
  await expect(form, what).toHaveCount(0)
  expect((await readList(context, list.call)).total, `${what}: records made`).toBe(before + 1)
  expect(heard.ids, `${what}: calls`).toHaveLength(2)
  expect(new Set(heard.ids).size, `${what}: request ids`).toBe(1)
  heard.end()
}

/** `AREA=smsSign` only tests that area. */
const { AREA } = process.env

for (const account of ['demo_partner', 'admin'] as const)
  test(`every form that makes a record meets with every fault, as ${account}`, async ({
    page,
    context,
    platform,
    complaints,
  }) => {
    const under = await underFaults(page, platform, account)
    const all = (await declared()).filter((one): one is Resource => 'fields' in one && canCreate(one))
    const own = all.filter(
      ({ name, menu }) =>
        (menu.onlySent === true) === (account === 'admin') && (AREA === undefined || AREA === name),
    )
    let filled = false
    for (const one of own) {
      const { items } = await readList<WireRecord>(context, one.list.call)
      const reason = unfillable(one, items)
      if (reason) {
        printRow(`${one.name}, form`, [`left out: ${reason}`])
        continue
      }
      filled = true
      await runRow(
        `${one.name}, form`,
        eachFault((change) => saves(under, one, items, change)),
      )
    }
    if (filled) await takeComplaints(complaints)
  })
