import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pages, resources } from '@/app/allDeclared'
import { cellsAt } from '@/app/cells'
import { components } from '@/app/components'
import { menuGroups } from '@/app/resources'
import {
  type Areas,
  areasOf,
  createRandom,
  type Json,
  type Resource,
  sampleOf,
  type WireRecord,
} from '@/declaration'
import { AnswerError } from '@/platform/answerErrors'
import { authProvider } from '@/platform/authProvider'
import { platformTime } from '@/platform/clock'
import { createDataProvider } from '@/platform/dataProvider'
import { PlatformError, TransportError } from '@/platform/errors'
import { lastCalls } from '@/platform/lastCalls'
import { createOperator } from '@/platform/operator'
import { writeToken } from '@/platform/session'
import { fetchUserInfo, userInfo } from '@/platform/user'
import { onRenewed } from '@/platform/windowSession'
import { resourceScreens } from '@/screens'
import { clearErrorLog, readErrorLog } from '@/shell/errorLog/errorLog'
import { visibleWords } from '@/shell/report/exportTest'
import { makeReport } from '@/shell/report/makeReport'
import { readReport } from '@/shell/report/readReport'
import { reportText, trimmed } from '@/shell/report/report'
import { shownReport } from '@/shell/report/shownReport'
import { linkTo } from '@/shell/share/link'
import { silenceErrors } from '../onPage'
import { openConsole } from './openConsole'

/*
 * Declared lists fail in various ways and are reported. Then each report is opened over a platform where all is well: the screen
 * must show the same text as before.
 */

const partner = { username: 'demo_partner', name: '林青', menus: [], permissions: ['*'], offers: ['history'] }

const rowsOf = (resource: Resource): readonly WireRecord[] => {
  const random = createRandom(resource.name)
  return Array.from({ length: 6 }, () =>
    Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [name, sampleOf(field, random)]),
    ),
  )
}

const ok = (data: unknown) => Response.json({ code: 0, message: 'ok', data })
const listed = (items: readonly unknown[]) => ok({ items, total: items.length })

/** Replaces every value but the record's key. */
const changed = ({ key }: Resource, row: WireRecord, change: (value: Json | undefined) => Json): WireRecord =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, key.includes(name) ? value : change(value)]),
  )

const faults: { readonly [name: string]: (resource: Resource, rows: readonly WireRecord[]) => Response } = {
  '500': () => Response.json({ code: 10500, message: '系统繁忙，请稍后再试', data: null }, { status: 500 }),
  '502, HTML': () =>
    new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
  'half an answer': () => new Response('{"code":0,"data":{"items":[{'),
  'an empty answer': () => new Response(''),
  'nothing but keys': (resource, rows) => listed(rows.map((row) => changed(resource, row, () => null))),
  'the same key twice': (_, rows) => listed(rows.flatMap((row) => [row, row])),
  refused: () => Response.json({ code: 10007, message: '数据已被他人修改，请刷新后重试', data: null }),
  'other types': (resource, rows) =>
    listed(
      rows.map((row) =>
        changed(resource, row, (value) => (typeof value === 'string' ? { a: value } : `x${String(value)}`)),
      ),
    ),
  'rows that are none': () => listed(['no record', 17, null]),
  'no list': () => ok({ items: { a: 1 }, total: 3 }),
}

const areas: Areas = areasOf(resources)
const noPages = {}
/** Areas of every sort; all of them take minutes, and show no more. */
const mostAreas = 6

const tried = resources
  .filter(({ list, rest, menu }) => rest === undefined && list.call.startsWith('GET ') && !menu.onlySent)
  .slice(0, mostAreas)

/** A platform where one area's list answers as told. Everything else works and is empty. */
const platform = (resource: Resource, answer: () => Response) => async (input: string | URL | Request) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
  if (pathname === '/api/user/info') return ok(partner)
  if (pathname === `/api${resource.list.call.slice('GET '.length)}`) return answer()
  return listed([])
}

const atRest = async () => {
  const waiting = () =>
    [
      ...document.querySelectorAll('[aria-busy=true], [role=progressbar], .ui-skeleton, .kind-waiting'),
    ].filter((one) => one.checkVisibility()).length
  const isThere = () =>
    document.querySelector(
      '.pane:not([data-behind]) :is([role=gridcell], [role=alert], .ui-empty, .status-page)',
    ) !== null
  await expect.poll(() => isThere() && waiting() === 0, { timeout: 15_000 }).toBe(true)
}

/** The text on the screen once nothing more arrives. */
const seenAtRest = async () => {
  let last = ''
  const isSame = () => {
    const before = last
    last = JSON.stringify(seen())
    return last === before
  }
  await expect.poll(isSame, { interval: 200 }).toBe(true)
  return seen()
}

/** The text on the screen, and whether each cell of the table has words or a placeholder. */
const seen = () => ({
  ...visibleWords(),
  rows: [...document.querySelectorAll('.pane:not([data-behind]) [role=row]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')].map(({ textContent }) =>
      /[\p{L}\p{N}]/u.test(textContent) ? 'words' : textContent,
    ),
  ),
})

const open = async (fetch: (input: string | URL | Request) => Promise<Response>, at: string) => {
  if (!shownReport.read()) vi.stubGlobal('fetch', fetch)
  const operator = createOperator({ first: userInfo, reload: fetchUserInfo, onRenewal: onRenewed })
  const opened = await openConsole({
    at,
    areas,
    menuGroups,
    components,
    pages: noPages,
    screensOf: resourceScreens,
    session: { authProvider, dataProviderOf: createDataProvider, operator },
  })
  await atRest()
  return opened
}

beforeEach(() => silenceErrors(PlatformError, TransportError, AnswerError))
afterEach(() => void shownReport.end())

const reproduced: boolean[] = []

it.each(
  tried.flatMap((resource) =>
    Object.entries(faults).map(([name, fault]) => [resource.name, name, resource, fault] as const),
  ),
)('%s, %s: the report shows what could be read', async (_, name, resource, fault) => {
  // Cells that arrive late would be missing from the first reading.
  await Promise.all(cellsAt(resource.path).map((load) => load()))
  writeToken('first')
  lastCalls.length = 0
  clearErrorLog()
  const rows = rowsOf(resource)
  const { screen, path, search } = await open(
    platform(resource, () => fault(resource, rows)),
    `${resource.path}?perPage=10`,
  )
  const before = await seenAtRest()
  const whole = makeReport(
    {
      calls: lastCalls,
      errors: readErrorLog(),
      workspace: { addresses: [path() + search()], shown: 0 },
      permissions: [partner.permissions],
      build: { release: '', script: '', declarations: {} },
      surroundings: { language: 'zh', appearance: 'light', viewport: [1280, 800], browser: 'Chrome' },
      // The page's clock still belongs to the report before.
      now: platformTime(),
      origin: `${location.origin}/`,
    },
    { resources, pages },
    createRandom(name).next,
  )
  await screen.unmount()
  const report = readReport(reportText(trimmed(whole)))
  if (typeof report === 'string') throw new Error(report)
  vi.stubGlobal(
    'fetch',
    platform(resource, () => listed([])),
  )
  shownReport.begin(report, { locale: 'zh', appearance: 'light' })
  // As the page does that opens reports: from here on the clock is the report's.
  await fetchUserInfo()
  await open(async () => ok(null), await linkTo(report.workspace ?? { addresses: [], shown: 0 }))
  await expect.poll(seen).toEqual(before)
  reproduced.push(true)
})

it('at least 95 % of the faults are reproduced, and at least 40 were tried', () => {
  const all = tried.length * Object.keys(faults).length
  expect(all).toBeGreaterThanOrEqual(40)
  expect(reproduced.length / all).toBeGreaterThanOrEqual(0.95)
})
