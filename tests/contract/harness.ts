import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '@mock/http/listen'
import { site } from '@mock/http/site'
import { type Platform, type PlatformOptions, type Sms, startPlatform } from '@mock/platform'
import type { Channel } from '@mock/platform/channels'
import type { JsonObject } from '@mock/platform/contract'
import { openStore } from '@mock/store/open'
import type { Store } from '@mock/store/sql'
import { Hono } from 'hono'
import { afterAll } from 'vitest'
import { isFullRun } from '../scope'
import { openSeeded, passwordRounds, seededFolder, usualStart } from '../stores/seeded'
import { type Answer, answerOf, dataOf } from './answers'
import { answersWithin, canStartPostgres, startPostgres, type TestServer } from './postgres'

/** A running platform, and the ways to talk to it. */
export interface Running {
  /** The clock in Unix seconds; tests move it by hand. */
  readonly clock: { now: number }
  /** The simulated channels; tests speed them up and take them down by hand. */
  readonly channels: { pace: number; down: Channel[] }
  /** The store behind it, to look at what was kept. */
  readonly store: Store
  /** The text messages that it has sent, the first one first. */
  readonly sent: readonly Sms[]
  /** Sends a request to a path below /api. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  get(path: string, token?: string): Promise<Answer>
  post(path: string, body?: JsonObject, token?: string): Promise<Answer>
  /** Signs in and returns the token. */
  signIn(username?: string, password?: string): Promise<string>
  /** Runs the jobs that are due by `clock`; returns their names. */
  runDueJobs(): Promise<string[]>
  stop(): Promise<void>
}

/** One way of running on one store. */
export interface Way {
  readonly name: string
  start(): Promise<Running>
}

interface OpenedStore {
  readonly store: Store
  /** Lets go of everything that was made for it. */
  dispose(): Promise<void>
}

let postgres: Promise<TestServer> | undefined
// One server for all ways of a test file; each way has a database of its own.
afterAll(async () => (await postgres)?.stop())

/** Each opens a seeded store; a start finds everything there and goes on. */
const stores: Readonly<Record<string, () => Promise<OpenedStore>>> = {
  async 'in memory'() {
    const store = await openSeeded()
    return { store, dispose: () => store.close() }
  },
  async 'on disk'() {
    const folder = mkdtempSync(join(tmpdir(), 'contract-data-'))
    cpSync(await seededFolder(), folder, { recursive: true })
    const store = await openStore({ dataDir: folder })
    const dispose = async () => {
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    }
    return { store, dispose }
  },
  async 'on a PostgreSQL server'() {
    postgres ??= startPostgres()
    const store = await openStore({ databaseUrl: await (await postgres).freshDatabase(), answersWithin })
    return { store, dispose: () => store.close() }
  },
}

/** What a way of running adds to a store: where requests go, and how it ends. */
interface Carrier {
  send(path: string, init: RequestInit): Promise<Response>
  platform(): Promise<Platform>
  stop(): Promise<void>
}

interface Start {
  readonly store: Store
  readonly options: Required<Pick<PlatformOptions, 'now' | 'size' | 'passwordRounds' | 'channels' | 'onSms'>>
}

const noConsole = { html: '', routes: new Hono() }

/** Each carrier only loads what it needs. */
const carriers: Readonly<Record<string, (start: Start) => Promise<Carrier>>> = {
  async 'the HTTP server'({ store, options }) {
    const platform = await startPlatform({ sql: store, ...options })
    const server = await listen(site(noConsole, platform.fetch), 0, '127.0.0.1')
    return {
      send: (path, init) => fetch(`${server.url}/api${path}`, init),
      platform: async () => platform,
      async stop() {
        await server.close()
        await platform.close()
      },
    }
  },
  async 'the development server'({ store, options }) {
    const { project, startDevelopment } = await import('./developing')
    const { server, platform, url } = await startDevelopment(
      project,
      { openStore: async () => store, platform: { ...options, onProgress: () => {} } },
      {
        logLevel: 'error',
        cacheDir: join(tmpdir(), `contract-vite-${process.pid}`),
        server: { hmr: false, watch: null },
      },
    )
    return {
      send: (path, init) => fetch(`${url}/api${path}`, init),
      platform,
      stop: () => server.close(),
    }
  },
  async 'the interceptor'({ store, options }) {
    const platform = await startPlatform({ sql: store, ...options })
    const { interceptedBy } = await import('@mock/node')
    const interceptor = interceptedBy(platform)
    interceptor.listen({ onUnhandledRequest: 'bypass' })
    return {
      send: (path, init) => fetch(`http://console.test/api${path}`, init),
      platform: async () => platform,
      async stop() {
        interceptor.close()
        await platform.close()
      },
    }
  },
}

async function start(
  open: () => Promise<OpenedStore>,
  carry: (start: Start) => Promise<Carrier>,
): Promise<Running> {
  const { store, dispose } = await open()
  const clock = { now: usualStart }
  const sent: Sms[] = []
  const channels: Running['channels'] = { pace: 1, down: [] }
  const options = {
    size: 'small' as const,
    now: () => clock.now,
    passwordRounds,
    channels,
    onSms: (sms: Sms) => void sent.push(sms),
  }
  const carrier = await carry({ store, options }).catch(async (error: unknown) => {
    await dispose()
    throw error
  })
  const get = async (path: string, token = '') =>
    answerOf(await carrier.send(path, { headers: { 'x-token': token } }))
  const post = async (path: string, body: JsonObject = {}, token = '') =>
    answerOf(
      await carrier.send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-token': token },
        body: JSON.stringify(body),
      }),
    )
  return {
    clock,
    channels,
    store,
    sent,
    fetch: (path, init = {}) => carrier.send(path, init),
    get,
    post,
    async signIn(username = 'demo_partner', password = 'demo123456') {
      return dataOf<{ token: string }>(await post('/user/login', { username, password })).token
    },
    runDueJobs: async () => (await carrier.platform()).runDueJobs(),
    async stop() {
      await carrier.stop()
      await dispose()
    },
  }
}

const offered = Object.entries(stores).filter(
  ([name]) => name !== 'on a PostgreSQL server' || canStartPostgres(),
)
if (isFullRun && !canStartPostgres())
  console.warn(
    'No PostgreSQL server: set TEST_DATABASE_URL or install postgresql; its contract run is left out',
  )

const everyWay: readonly Way[] = Object.entries(carriers).flatMap(([carrier, carry]) =>
  offered.map(([place, open]) => ({
    name: `${carrier}, ${place}`,
    start: () => start(open, carry),
  })),
)
const [first] = everyWay
if (!first) throw new Error('there is no way to run the platform')

/** For what does not depend on how the platform runs. */
export const oneWay: Way = first

/** Each way of running the platform on each store: a contract holds for all of them. The short run has one. */
export const ways: readonly Way[] = isFullRun ? everyWay : [oneWay]

const spread = [
  'the HTTP server, in memory',
  'the development server, on disk',
  canStartPostgres() ? 'the interceptor, on a PostgreSQL server' : 'the interceptor, in memory',
]

/** Every carrier and every store once, not every pair: transport and storage are independent of each other. */
export const spreadWays: readonly Way[] = ways.filter(({ name }) => spread.includes(name))

let requests = 0

/** A new request id. */
export const newRequestId = (): string => `contract-${process.pid}-${requests++}`
