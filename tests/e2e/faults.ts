import type { Page, Request, Route } from '@playwright/test'
import { carryOut } from './bodies'
import type { Complaints } from './fixtures'
import { expect } from './fixtures'

/** What can happen to a call, and what the operator then reads. */
export interface Fault {
  readonly name: string
  /** In the operator's words. */
  readonly says: string
  /** What the browser itself writes into its console. */
  readonly complaint?: string
  readonly answer: (route: Route) => Promise<unknown>
}

const unreadable = '服务器异常，请稍后重试'

/** The faults of a call. In each case, the next step is to retry. */
export const faults: readonly Fault[] = [
  {
    name: '500',
    says: '系统繁忙，请稍后重试',
    complaint: 'the server responded with a status of 500 (Internal Server Error)',
    answer: (route) =>
      route.fulfill({ status: 500, json: { code: 10500, message: '系统繁忙，请稍后重试', data: null } }),
  },
  {
    name: '502, HTML',
    says: `${unreadable} (502)`,
    complaint: 'the server responded with a status of 502 (Bad Gateway)',
    answer: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  },
  {
    name: 'no answer',
    says: '请求超时，请稍后重试',
    // The page gives up by itself.
    answer: () => new Promise(() => undefined),
  },
  {
    name: 'half an answer',
    says: unreadable,
    answer: (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"code":0,"data":{"items":[{' }),
  },
  {
    name: 'an empty answer',
    says: unreadable,
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  },
  {
    name: 'offline',
    says: '网络连接失败，请检查网络',
    complaint: 'net::ERR_INTERNET_DISCONNECTED',
    answer: (route) => route.abort('internetdisconnected'),
  },
]

/** In UTF-8, where a Chinese letter takes three bytes. */
const thirtyMegabytes = 30_000_000

type Items = { [field: string]: unknown }[]

/** Answers whose rows are changed before they arrive. `key`: the fields that identify a record. */
export const strangeRows: readonly {
  name: string
  change: (items: Items, key: readonly string[]) => Items
}[] = [
  {
    name: 'the same id twice',
    change: (items) => items.flatMap((item) => [item, item]).slice(0, items.length),
  },
  {
    name: 'nothing but keys',
    change: (items, key) =>
      items.map((item) =>
        Object.fromEntries(
          Object.entries(item).map(([name, value]) => [name, key.includes(name) ? value : null]),
        ),
      ),
  },
  {
    name: 'thirty megabytes',
    change: (items, key) => {
      const lengthened = items.map((item) =>
        Object.entries(item).flatMap(([name, value]) =>
          typeof value === 'string' && !key.includes(name) ? [name] : [],
        ),
      )
      const more = '长'.repeat(thirtyMegabytes / 3 / Math.max(1, lengthened.flat().length))
      return items.map((item, at) => ({
        ...item,
        ...Object.fromEntries((lengthened[at] ?? []).map((name) => [name, `${item[name]}${more}`])),
      }))
    },
  },
]

/** Makes calls of a page fail until `end`. The session's own calls are left out: they have tests of their own. */
export const faulty = async (page: Page) => {
  let fate: ((route: Route) => Promise<unknown>) | undefined
  let concerns: (request: Request) => boolean = () => true
  let hits = 0
  await page.route('**/api/**', (route) => {
    const isSession = /\/user\/(info|login|logout)$/.test(new URL(route.request().url()).pathname)
    if (!fate || isSession || !concerns(route.request())) return route.continue()
    hits += 1
    // A page that has been left needs no answer.
    return fate(route).catch(() => undefined)
  })
  return {
    begin: (answer: (route: Route) => Promise<unknown>, which = (_: Request) => true) => {
      fate = answer
      concerns = which
      hits = 0
    },
    hits: () => hits,
    end: () => {
      fate = undefined
    },
  }
}

export type Faulty = Awaited<ReturnType<typeof faulty>>

/** Changes the rows or the record of an answer. An answer with neither stays as it is. */
export const withRows = (change: (items: Items) => Items) => async (route: Route) => {
  const response = await carryOut(route)
  const answer: { data?: Items[number] & { items?: Items } } = await response.json()
  const { data } = answer
  if (data?.items) data.items = change(data.items)
  else if (data) [answer.data] = change([data])
  return route.fulfill({ response, json: answer })
}

/** The page that is on the screen, without those behind it. */
export const shown = (page: Page) => page.locator('.pane:not([data-behind])')

/** Waits until nothing is loading. */
export const atRest = (page: Page) =>
  expect(
    page.locator('[aria-busy=true], [role=progressbar], .ui-skeleton').filter({ visible: true }),
    'what is still loading',
  ).toHaveCount(0)

/** What the browser prints when it meets the faults. */
export const takeComplaints = async (complaints: Complaints): Promise<void> => {
  for (const { complaint } of faults) if (complaint) await complaints.take(complaint)
}
