import type { Locator } from '@playwright/test'
import { type Page as DeclaredPage, idOf, keyOf, type Resource } from '@/declaration'
import { endSession, runRow, sessionDialog, signInAgain, type Under, underFaults } from './changeFaults'
import { declared } from './declared'
import {
  atRest,
  type Fault,
  type Faulty,
  faults,
  shown,
  strangeRows,
  takeComplaints,
  withRows,
} from './faults'
import { expect, test } from './fixtures'
import { ask, goInside } from './onPage'
import { expectNoAccident } from './otherPlatform/words'

/*
 * Every declared list, record and page, combined with every fault of a read, the end of the session, unexpected answers, and a
 * changed clock. In each cell, the console says what happened in the operator's words, does not hang, offers the next step, and
 * works as before once the fault is over. New areas are included automatically.
 */

test.use({ watchesAnswers: false })

/** How long a call may take, how long an answer is fresh, and the longest pause before a retry, ms. */
const given = { up: 5_000, fresh: 31_000, pause: 30_000 }

const day = 86_400_000
const retry = '重试'

/** The first fault is ended by the operator's click. The others end by themselves. */
const endsByHand = (fault: Fault) => fault === faults[0]

/** Starts a fault, triggers a call, and waits until a call has failed; an unanswered call is given up. */
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

/** Checks the message, the next step, and that everything is back after the fault. */
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
    if (endsByHand(fault)) await alert.getByRole('button', { name: retry }).first().click({ timeout: 1000 })
    else await page.clock.fastForward(given.pause)
    await expect(alert).toHaveCount(0, { timeout: 1000 })
  }, what).toPass()
  await atRest(page)
}

const isRead = (path: string) => (request: { url(): string }) =>
  new URL(request.url()).pathname === `/api${path}`
const pathOf = (call: string) => call.slice(call.indexOf(' ') + 1)

type Cells = Parameters<typeof runRow>[1]

const eachFault = (meets: (fault: Fault, index: number) => Promise<void>): Cells =>
  faults.map((fault, index) => [fault.name, () => meets(fault, index)])

/** The session ends before a screen reads. After signing in again on the spot, the operator gets what they asked for. */
const endsInSession = async (under: Under, act: () => Promise<unknown>, what: string) => {
  const { page, platform } = under
  await endSession(platform, page.context())
  await act()
  await expect(sessionDialog(page), what).toBeVisible()
  await expectNoAccident(page, what)
  await signInAgain(under)
  await atRest(page)
}

/** What a screen shows after the computer's clock was changed, and after it was corrected. */
const clockCells = ({ page }: Under, look: (what: string) => Promise<void>, what: string): Cells =>
  (
    [
      ['clock three days on', 3 * day],
      ['clock three days back', -3 * day],
    ] as const
  ).map(([name, by]) => [
    name,
    async () => {
      const now: number = await page.evaluate('Date.now()')
      await page.clock.setSystemTime(now + by)
      await look(`${what}, ${name}`)
      await page.clock.setSystemTime(now)
    },
  ])

/** Different page sizes: a size that is new has to be fetched. In the end, rows are there, but old. */
const sizes = [10, 20, 30, 50, 100, 10]

const inList = async (under: Under, { name, path, list, key }: Resource, isEmpty: boolean) => {
  const { page, calls } = under
  const which = isRead(pathOf(list.call))
  const isThere = async (what: string) => {
    await atRest(page)
    if (!isEmpty) await expect(shown(page).getByRole('gridcell').first(), what).toBeVisible()
    await expectNoAccident(page, what)
  }
  const open = async (size: number) => {
    await page.clock.fastForward(given.fresh)
    await goInside(page, `/redirect${path}?perPage=${size}`)
  }
  await runRow(`${name}, list`, [
    ...eachFault(async (fault, index) => {
      const what = `${name}, list, ${fault.name}`
      await meet(under, fault, which, () => open(sizes[index] ?? 10))
      await expectWayOut(under, fault, shown(page), what)
      await isThere(what)
    }),
    [
      'session over',
      async () => {
        await endsInSession(under, () => open(20), `${name}, list, session over`)
        await isThere(`${name}, list, session over`)
      },
    ],
    ...strangeRows.map(
      ({ name: strange, change }) =>
        [
          strange,
          async () => {
            calls.begin(
              withRows((items) => change(items, key)),
              which,
            )
            await open(10)
            await expect.poll(calls.hits).toBeGreaterThan(0)
            await isThere(`${name}, list, ${strange}`)
            calls.end()
          },
        ] as const,
    ),
    ...clockCells(
      under,
      async (what) => {
        await open(10)
        await isThere(what)
      },
      `${name}, list`,
    ),
  ])
}

const inDetail = async (
  under: Under,
  { name, path, list, detail, key }: Resource,
  ids: readonly string[],
) => {
  const { page, calls } = under
  const which = isRead(pathOf(detail?.call ?? list.call))
  const place = detail?.page ? shown(page) : page.getByRole('dialog').filter({ visible: true })
  const open = async (index: number) => {
    const id = ids[index % ids.length] ?? ''
    const at = detail?.page
      ? `${detail.page}?${new URLSearchParams(keyOf(key, id))}`
      : `${path}/${encodeURIComponent(id)}/show`
    await page.clock.fastForward(given.fresh)
    await goInside(page, `/redirect${at}`)
  }
  const isThere = async (what: string) => {
    await atRest(page)
    await expect(place.getByRole('heading').first(), what).not.toBeEmpty()
    await expectNoAccident(page, what)
  }
  await runRow(`${name}, detail`, [
    ...eachFault(async (fault, index) => {
      const what = `${name}, detail, ${fault.name}`
      await meet(under, fault, which, () => open(index))
      await expectWayOut(under, fault, place, what)
      await isThere(what)
    }),
    [
      'session over',
      async () => {
        await endsInSession(under, () => open(0), `${name}, detail, session over`)
        await isThere(`${name}, detail, session over`)
      },
    ],
    // A detail without its own call shows the list's row.
    ...(detail?.call === undefined ? [] : strangeRows).map(
      ({ name: strange, change }, index) =>
        [
          strange,
          async () => {
            calls.begin(
              withRows((items) => change(items, key)),
              which,
            )
            await open(index)
            await expect.poll(calls.hits).toBeGreaterThan(0)
            await isThere(`${name}, detail, ${strange}`)
            calls.end()
          },
        ] as const,
    ),
    ...clockCells(
      under,
      async (what) => {
        await open(1)
        await isThere(what)
      },
      `${name}, detail`,
    ),
  ])
}

/** Whether the page makes a call, and not the console around it, which checks for new declarations now and then. */
const isOwn = (request: { url(): string }) =>
  request.url().includes('/api/') && !isRead('/user/declarations')(request)

const inPage = async (under: Under, { name, path }: DeclaredPage) => {
  const { page, calls } = under
  const heading = shown(page).getByRole('heading', { level: 1 })
  const open = async () => {
    await page.clock.fastForward(given.fresh)
    await goInside(page, `/redirect${path}`)
  }
  const isThere = async (what: string) => {
    await expect(heading, what).toBeVisible()
    await atRest(page)
    await expectNoAccident(page, what)
  }
  await goInside(page, path)
  await isThere(`${name}, page`)
  await runRow(`${name}, page`, [
    ...eachFault(async (fault) => {
      calls.begin(fault.answer, isOwn)
      // A part that came late has just read what it shows, and does not read it again at once.
      await expect(async () => {
        await open()
        await expect.poll(calls.hits, { timeout: 3000 }).toBeGreaterThan(0)
      }, 'no call met with the fault').toPass()
      if (fault.name === 'no answer') await page.clock.fastForward(given.up)
      await expectWayOut(under, fault, shown(page), `${name}, page, ${fault.name}`)
    }),
    [
      'session over',
      async () => {
        await endsInSession(under, open, `${name}, page, session over`)
        await isThere(`${name}, page, session over`)
      },
    ],
    ...clockCells(
      under,
      async (what) => {
        await open()
        await isThere(what)
      },
      `${name}, page`,
    ),
  ])
}

/** `AREA=trade` only tests that area. */
const { AREA } = process.env

/** The screens are split over this many tests, so that they run in parallel. */
const shares = 3

for (let share = 0; share < shares; share += 1)
  test(`every list, record and page meets with every fault, ${share + 1} of ${shares}`, async ({
    page,
    context,
    platform,
    complaints,
  }) => {
    const under = await underFaults(page, platform)
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
