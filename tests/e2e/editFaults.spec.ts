import type { Page } from '@playwright/test'
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
import { ask, goInside } from './onPage'
import { expectNoAccident } from './otherPlatform/words'

/*
 * A form that changes a record, combined with every fault of the call that saves it, and with a change by somebody else
 * meanwhile. In each cell, the console says what happened and keeps what was typed. In the end it is saved, once.
 */

test.use({ watchesAnswers: false })

const call = 'POST /user/savereplytpl'

interface Reply {
  readonly template_id: number
  readonly title: string
  readonly content: string
  readonly version: number
}

const replyNow = async (page: Page): Promise<Reply> => {
  const { items } = await readList<Reply>(page.context(), 'GET /user/replytpllist', 'page=1&limit=100')
  const [first] = items.toSorted((one, other) => one.template_id - other.template_id)
  if (!first) throw new Error('there are replies among the samples')
  return first
}

/** An input of the form, also behind a dialog; the list has filters of the same names. */
const inputIn = (page: Page, name: string) =>
  page.locator(`[data-input="${name}"] :is(input, textarea):not([aria-hidden])`)
const titleIn = (page: Page) => inputIn(page, 'title')
const contentIn = (page: Page) => inputIn(page, 'content')
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true })

/** Opens the record's form and types another title. */
const typeInto = async (page: Page, { template_id, title: present }: Reply, title: string) => {
  await goInside(page, `/redirect/pay/replytemplate/${template_id}`)
  // The record that was just saved has been read again.
  await expect(titleIn(page)).toHaveValue(present)
  await atRest(page)
  await titleIn(page).fill(title)
}

/** Checks that the form is gone, and that the record has the typed text and was saved this many times since. */
const expectSaved = async (
  page: Page,
  before: Reply,
  change: Partial<Reply>,
  times: number,
  what: string,
) => {
  await expect(titleIn(page), what).toHaveCount(0)
  expect(await replyNow(page), what).toMatchObject({ ...change, version: before.version + times })
}

const saves = async (under: Under, change: ChangeFault, index: number) => {
  const { page, calls } = under
  const what = `reply, edit, ${change.name}`
  const before = await replyNow(page)
  const title = `故障${index}`
  await typeInto(page, before, title)
  const heard = hearIds(page, call)
  await beginFault(under, change, call)
  await save(page).click()
  await expect.poll(() => heard.ids.length, what).toBeGreaterThan(0)
  if (change.fault) {
    if (change.name === 'no answer') await page.clock.fastForward(givenUp)
    const said = page.locator('form').getByRole('alert').filter({ hasText: change.fault.says })
    await expect(said.first(), what).toBeVisible()
    await atRest(page)
    await expectNoAccident(page, what)
    await expect(titleIn(page), what).toHaveValue(title)
    calls.end()
    await save(page).click()
  } else {
    await expect(sessionDialog(page), what).toBeVisible()
    await expect(titleIn(page), what).toHaveValue(title)
    await signInAgain(under)
  }
  await expectSaved(page, before, { title }, 1, what)
  expect(heard.ids, `${what}: calls`).toHaveLength(2)
  expect(new Set(heard.ids).size, `${what}: request ids`).toBe(1)
  heard.end()
}

/** Somebody else changes the record during typing. */
const meanwhile = async ({ page }: Under) => {
  const what = 'reply, edit, changed meanwhile'
  const before = await replyNow(page)
  await typeInto(page, before, '我的标题')
  await ask(page.context(), 'savereplytpl', { ...before, content: '他人的内容' })
  await save(page).click()
  await expect(page.getByRole('region', { name: '您编辑期间，该记录已被他人修改' }), what).toBeVisible()
  await expect(titleIn(page), what).toHaveValue('我的标题')
  await expect(contentIn(page), what).toHaveValue('他人的内容')
  await save(page).click()
  await expectSaved(page, before, { title: '我的标题', content: '他人的内容' }, 2, what)
}

test('a form that changes a record meets with every fault', async ({ page, platform, complaints }) => {
  const under = await underFaults(page, platform)
  await runRow('reply, edit', [
    ...eachFault((change, index) => saves(under, change, index)),
    ['changed meanwhile', () => meanwhile(under)],
  ])
  await takeComplaints(complaints)
})
