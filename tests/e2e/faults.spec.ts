import type { Locator, Page } from '@playwright/test'
import { type Page as DeclaredPage, idOf, keyOf, type Resource } from '@/declaration'
import { declared } from './declared'
import {
  atRest,
  type Fault,
  type Faulty,
  faults,
  faulty,
  shown,
  strangeRows,
  takeComplaints,
  withRows,
} from './faults'
import { expect, signIn, test } from './fixtures'
import { ask, goInside } from './onPage'
import { expectNoAccident } from './otherPlatform/words'

/*
 * Every list, record and page that is declared meets with every fault of a call. In each cell the console says what happened in
 * the operator's words, waits for nothing, offers the next step, and is as before once the fault has ended and that step is
 * taken. A new area is in it by itself.
 */

test.use({ watchesAnswers: false })

/** How long a call may take, and how long an answer is fresh, ms. */
const given = { up: 5_000, fresh: 31_000 }

const retry = '重试'

interface Under {
  readonly page: Page
  readonly calls: Faulty
}

/** Has a fault begin, does what makes a call, and waits until a call has met with it; one without an answer is given up. */
const meet = async (
  { page, calls }: Under,
  fault: Fault,
  which: Parameters<Faulty['begin']>[1],
  act: () => Promise<unknown>,
) => {
  calls.begin(fault.answer, which)
  await act()
  await expect.poll(calls.hits, 'no call met with the fault').toBeGreaterThan(0)
  if (fault.name === 'no answer') await page.clock.fastForward(given.up)
}

/** The words, the next step, and after it the place as it was. */
const expectWayOut = async ({ page, calls }: Under, fault: Fault, place: Locator, what: string) => {
  const alert = place.getByRole('alert').filter({ hasText: fault.says }).filter({ visible: true })
  await expect(alert.first(), what).toBeVisible()
  await expect(alert.getByRole('button', { name: retry }).first(), what).toBeVisible()
  await atRest(page)
  await expectNoAccident(page, what)
  calls.end()
  // Each part of a page that could not be read has its own.
  await expect(async () => {
    if ((await alert.count()) === 0) return
    await alert.getByRole('button', { name: retry }).first().click({ timeout: 1000 })
    await expect(alert).toHaveCount(0, { timeout: 1000 })
  }, what).toPass()
  await atRest(page)
}

const isRead = (path: string) => (request: { url(): string }) =>
  new URL(request.url()).pathname === `/api${path}`
const pathOf = (call: string) => call.slice(call.indexOf(' ') + 1)

type Cell = (fault: Fault, index: number) => Promise<void>

/** Runs a row of the table, and prints it. */
const row = async (name: string, cell: Cell) => {
  const cells: string[] = []
  for (const [index, fault] of faults.entries()) {
    const before = test.info().errors.length
    await test.step(`${name}, ${fault.name}`, () => cell(fault, index))
    cells.push(`${fault.name}: ${test.info().errors.length === before ? 'ok' : 'wrong'}`)
  }
  process.stdout.write(`${name.padEnd(24)} ${cells.join(' | ')}\n`)
}

/** Page sizes in turn: what has not been asked for before is not there yet. At the end the rows are there, but old. */
const sizes = [10, 20, 30, 50, 100, 10]

const inList = async (under: Under, { name, path, list, key }: Resource, isEmpty: boolean) => {
  const { page, calls } = under
  const which = isRead(pathOf(list.call))
  const isThere = async (what: string) => {
    await atRest(page)
    if (!isEmpty) await expect(shown(page).getByRole('gridcell').first(), what).toBeVisible()
    await expectNoAccident(page, what)
  }
  await row(`${name}, list`, async (fault, index) => {
    const what = `${name}, list, ${fault.name}`
    await page.clock.fastForward(given.fresh)
    const act = () => goInside(page, `/redirect${path}?perPage=${sizes[index]}`)
    await meet(under, fault, which, act)
    await expectWayOut(under, fault, shown(page), what)
    await isThere(what)
  })
  for (const { name: strange, change } of strangeRows)
    await test.step(`${name}, list, ${strange}`, async () => {
      calls.begin(
        withRows((items) => change(items, key)),
        which,
      )
      await page.clock.fastForward(given.fresh)
      await goInside(page, `/redirect${path}?perPage=10`)
      await expect.poll(calls.hits).toBeGreaterThan(0)
      await isThere(`${name}, list, ${strange}`)
      calls.end()
    })
}

const inDetail = async (
  under: Under,
  { name, path, list, detail, key }: Resource,
  ids: readonly string[],
) => {
  const { page } = under
  await row(`${name}, detail`, async (fault, index) => {
    const id = ids[index % ids.length] ?? ''
    const at = detail?.page
      ? `${detail.page}?${new URLSearchParams(keyOf(key, id))}`
      : `${path}/${encodeURIComponent(id)}/show`
    await page.clock.fastForward(given.fresh)
    const act = () => goInside(page, `/redirect${at}`)
    await meet(under, fault, isRead(pathOf(detail?.call ?? list.call)), act)
    const place = detail?.page ? shown(page) : page.getByRole('dialog').filter({ visible: true })
    await expectWayOut(under, fault, place, `${name}, detail, ${fault.name}`)
    await expect(place.getByRole('heading').first()).not.toBeEmpty()
  })
}

/** Whether a call is made by a page, not by the console round it, which looks for new declarations now and then. */
const isOwn = (request: { url(): string }) =>
  request.url().includes('/api/') && !isRead('/user/declarations')(request)

const inPage = async (under: Under, { name, path }: DeclaredPage) => {
  const { page, calls } = under
  await goInside(page, path)
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible()
  await atRest(page)
  await row(`${name}, page`, async (fault) => {
    calls.begin(fault.answer, isOwn)
    // A part that came late has just read what it shows, and does not read it again at once.
    await expect(async () => {
      await page.clock.fastForward(given.fresh)
      await goInside(page, `/redirect${path}`)
      await expect.poll(calls.hits, { timeout: 3000 }).toBeGreaterThan(0)
    }, 'no call met with the fault').toPass()
    if (fault.name === 'no answer') await page.clock.fastForward(given.up)
    await expectWayOut(under, fault, shown(page), `${name}, page, ${fault.name}`)
  })
}

/** `AREA=trade` has only that area meet with them. */
const { AREA } = process.env

/** The tests share the screens among them, so that they run side by side. */
const shares = 3

for (let share = 0; share < shares; share += 1)
  test(`every list, record and page meets with every fault, ${share + 1} of ${shares}`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(600_000)
    await page.clock.install()
    await signIn(page)
    const under = { page, calls: await faulty(page) }
    const all = (await declared()).filter(({ menu }) => !menu.onlySent)
    const ofRecords = all.flatMap((one) => ('fields' in one ? [one.detail?.page] : []))
    const own = all.filter(
      ({ name, path }, index) =>
        index % shares === share && !ofRecords.includes(path) && (AREA === undefined || AREA === name),
    )
    if (own.length === 0) return
    for (const one of own) {
      if ('component' in one) {
        await inPage(under, one)
        continue
      }
      const { items } = await ask<{ items: { [field: string]: string | number }[] }>(
        context,
        `${pathOf(one.list.call).replace('/user/', '')}?page=1&limit=10`,
      )
      const ids = items.map((item) => idOf(one.key, item))
      await inList(under, one, ids.length === 0)
      if (one.detail && ids.length > 0) await inDetail(under, one, ids)
    }
    await takeComplaints(complaints)
  })
