import { consoleFiles } from '@mock/http/consoleFiles'
import { listen } from '@mock/http/listen'
import type { Browser, Page } from '@playwright/test'
import type { Bench, Choice, Row } from './bench'
import { makeCertificate } from './certificate'
import { type Edge, startEdge } from './edge'
import { userKey } from './floor/userKey'
import { timing } from './measure'
import { type State, signIn, visiting } from './visitor'
import {
  looking,
  opening,
  resting,
  type Screen,
  type Site,
  type Speed,
  signingIn,
  using,
  walking,
} from './visits'

const usualRounds = 3

/** The console's screens. */
const rowsOf = (list: string) => `[role=grid][aria-label^="${list}"] [role=gridcell]`
const merchants: Screen = { path: '/merchant/merchant', shows: rowsOf('授权商家') }
const announcements: Screen = { path: '/announcement/announcement', shows: rowsOf('公告') }
const templates: Screen = { path: '/pay/replytemplate', shows: rowsOf('回复模板') }
const dashboard: Screen = { path: '/dashboard', shows: 'a.board-figure' }

/** The bare application's. */
const users: Screen = { path: '/#/users', shows: 'td.column-email' }
const groups: Screen = { path: '/#/groups', shows: 'td.column-members' }

/** The entry in the menu, which comes before other links to the same place. */
const entryOf = (page: Page, { path }: Screen) =>
  page.getByRole('navigation').locator(`a[href="${path}"]`).first()
const bareEntryOf = (page: Page, { path }: Screen) => page.locator(`a[href="${path.slice(1)}"]`).first()

const consoleAt = (browser: Browser, edge: Edge, state: State): Site => ({
  browser,
  edge,
  state,
  // A different account from the one signed in: each may only have three sessions.
  signIn: {
    path: '/login',
    shows: 'input[name=username]',
    username: 'demo_agent',
    password: 'demo123456',
    leadsTo: { frame: 'nav a[href="/dashboard"]', content: dashboard.shows },
  },
})

const bareAt = (browser: Browser, edge: Edge): Site => ({
  browser,
  edge,
  state: { cookies: [], origins: [{ origin: edge.url, localStorage: [{ name: userKey, value: 'demo' }] }] },
  signIn: {
    path: '/#/login',
    shows: 'input[name=username]',
    username: 'demo',
    password: 'demo',
    leadsTo: { frame: 'a[href="#/users"]', content: users.shows },
  },
})

interface Sites {
  readonly ours: Site
  readonly bare: Site
}

/** One figure of one round. */
interface Sample {
  readonly what: string
  readonly value: number
  /** What it is compared with. */
  readonly bare?: number
  readonly requests?: number
  readonly unit?: Row['unit']
  readonly goals?: { readonly [speed in Speed]?: string }
}

type Part = (sites: Sites, speed: Speed) => Promise<readonly Sample[]>

const signInPart: Part = async ({ ours, bare }, speed) => {
  const floor = await signingIn(bare, speed)
  const console = await signingIn(ours, speed)
  return [
    { what: 'sign-in page', value: console.ready, bare: floor.ready, goals: { slow: '≤ 0.20' } },
    // The bare application shows frame and rows at once.
    {
      what: 'from signing in to the frame',
      value: console.frame,
      bare: floor.content,
      goals: { slow: '≤ 0.70' },
    },
    { what: "from signing in to the dashboard's figures", value: console.content, bare: floor.content },
  ]
}

const firstScreenPart: Part = async ({ ours, bare }, speed) => {
  const floor = await looking(bare, speed, users)
  const list = await looking(ours, speed, merchants)
  const board = await looking(ours, speed, dashboard)
  const goals = { slow: '≤ 0.85', full: '≤ 0.90' }
  const times: readonly Sample[] = [
    { what: 'list of merchants as first screen', value: list.ready, bare: floor.ready, goals },
    { what: "dashboard's figures as first screen", value: board.ready, bare: floor.ready, goals },
  ]
  if (speed === 'slow') return times
  return [
    ...times,
    {
      what: 'fetched until the list is painted',
      unit: 'kB',
      value: list.kB,
      bare: floor.kB,
      goals: { full: '≤ 215 kB' },
    },
    {
      what: "fetched until the dashboard's figures are painted",
      unit: 'kB',
      value: board.kB,
      bare: floor.kB,
      goals: { full: '≤ 235 kB' },
    },
  ]
}

const menuPart: Part = async ({ ours, bare }, speed) => {
  const floor = await walking(bare, speed, { from: users, to: groups, entry: bareEntryOf })
  const console = await walking(ours, speed, { from: merchants, to: announcements, entry: entryOf })
  const back = '≤ 0.45, no request'
  return [
    {
      what: 'list of merchants, files cached',
      value: console.again,
      bare: floor.again,
      goals: { slow: '≤ 0.60', full: '≤ 0.70' },
    },
    {
      what: 'by the menu to another list, first time',
      value: console.there,
      bare: floor.there,
      goals: { slow: '≤ 0.65', full: '≤ 0.65' },
    },
    {
      what: 'back to a kept page',
      value: console.back,
      bare: floor.back,
      requests: console.requestsBack,
      goals: { slow: back, full: back },
    },
  ]
}

const atRestPart: Part = async ({ ours, bare }, speed) => {
  const goals = { slow: '≤ 900 ms', full: '≤ 150 ms' }
  const dialog = await opening(ours, speed, merchants, '导出', '[role=dialog] button')
  const form = await opening(ours, speed, templates, '新建回复模板', 'textarea')
  const times: readonly Sample[] = [
    { what: 'first dialog, at rest', value: dialog, goals },
    { what: 'first form, at rest', value: form, goals },
  ]
  if (speed === 'slow') return times
  const floor = await resting(bare, users)
  const fetched = async (what: string, screen: Screen): Promise<Sample> => ({
    what: `fetched by the ${what}, at rest`,
    unit: 'kB',
    value: await resting(ours, screen),
    bare: floor,
  })
  return [...times, await fetched('list', merchants), await fetched('dashboard', dashboard)]
}

/** Independent of the speed: fetched code either runs or does not. */
const usedPart: Part = async ({ ours, bare }, speed) => {
  if (speed === 'slow') return []
  const floor = await using(bare, users)
  const used = async (what: string, screen: Screen): Promise<Sample> => ({
    what: `used of the JavaScript fetched, ${what}`,
    unit: '%',
    value: await using(ours, screen),
    bare: floor,
    goals: { full: '≥ 65 %' },
  })
  return [await used('list', merchants), await used('dashboard', dashboard)]
}

const parts: Readonly<Record<string, Part>> = {
  'sign-in': signInPart,
  'first-screen': firstScreenPart,
  menu: menuPart,
  'at-rest': atRestPart,
  used: usedPart,
}

/** The same figures of several rounds. */
const rowsOfRounds = (rounds: readonly (readonly Sample[])[], speed: Speed): Row[] =>
  (rounds[0] ?? []).map(({ what, unit, goals }) => {
    const all = rounds.flat().filter((sample) => sample.what === what)
    const numbers = (of: (sample: Sample) => number | undefined) =>
      all.map(of).filter((value) => value !== undefined)
    const bare = numbers((sample) => sample.bare)
    const requests = numbers((sample) => sample.requests)
    return {
      what: speed === 'slow' ? `${what}, slow` : what,
      unit,
      time: timing(numbers(({ value }) => value)),
      ...(bare.length > 0 && { against: { what: 'bare react-admin', time: timing(bare) } }),
      ...(requests.length > 0 && { counts: [{ what: 'requests', value: Math.max(...requests) }] }),
      goal: goals?.[speed],
    }
  })

async function compare(sites: Sites, { rounds = usualRounds, only }: Choice): Promise<Row[]> {
  const unknown = only?.filter((name) => !(name in parts)) ?? []
  if (unknown.length > 0)
    throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
  const rows: Row[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (only && !only.includes(name)) continue
    // Warms the edges' caches.
    await part(sites, 'full')
    const taken: { readonly [speed in Speed]: (readonly Sample[])[] } = { slow: [], full: [] }
    for (let round = 0; round < rounds; round++)
      for (const speed of ['slow', 'full'] as const) taken[speed].push(await part(sites, speed))
    rows.push(...rowsOfRounds(taken.slow, 'slow'), ...rowsOfRounds(taken.full, 'full'))
  }
  return rows
}

/**
 * The console's first screens compared with a bare react-admin application, built and measured in the same run. Both are behind
 * the same edge and visited in turn. "At rest" means 5 s after the first screen.
 */
const bench: Bench = {
  title:
    'The console beside a bare react-admin application in fresh browsers (HTTP/2, brotli; slow: a quarter of the processor, 1.6 Mbps, 150 ms; at rest: 5 s after the first screen)',
  seed: 'standard',
  run: (dataDir, choice) => {
    const certificate = makeCertificate()
    return visiting({ dataDir, flags: [certificate.flag] }, async ({ browser, url }) => {
      const { routes } = consoleFiles('dist/floor')
      const files = await listen(async (request) => routes.fetch(request), 0, '127.0.0.1')
      const edges = { ours: await startEdge(url, certificate), bare: await startEdge(files.url, certificate) }
      try {
        const state = await signIn(browser, edges.ours.url)
        const ours = consoleAt(browser, edges.ours, state)
        return await compare({ ours, bare: bareAt(browser, edges.bare) }, choice)
      } finally {
        edges.ours.close()
        edges.bare.close()
        await files.close()
      }
    })
  },
}

export default bench
