import { Hono } from 'hono'
import { isLogged, type Sql } from '../store/sql'
import { accountArea } from './accounts'
import { answerCall, type Environment } from './call'
import { type ChannelSettings, channelsOf } from './channels'
import type { Area, Job, SeedSize, Sms } from './contract'
import { removeOldDevices } from './devices'
import { failure, nothingHere } from './envelope'
import { removeOldAnswers, requestResultRoute } from './idempotency'
import { install, type SeedProgress } from './install'
import { type Clock, runDueJobs } from './jobs'
import { removeOldAttempts } from './loginGuard'
import { defaultRounds } from './password'
import { Refusal } from './refusal'
import { removeOldSessions } from './session'
import { removeOldCodes } from './verificationCodes'

export interface PlatformOptions {
  readonly sql: Sql
  /** The business areas, in the order in which they are seeded. */
  readonly areas?: readonly Area[]
  /** The clock in Unix seconds. */
  readonly now?: () => number
  /** How much sample data areas without any get. Default `standard`. */
  readonly size?: SeedSize
  /** Rounds of PBKDF2 for stored passwords; tests choose a small number. */
  readonly passwordRounds?: number
  /** How the simulated channels behave; may change while the platform runs. */
  readonly channels?: ChannelSettings
  readonly onProgress?: (progress: SeedProgress) => void
  /** Called for each change that a changed declaration has made in the store, with one line of text. */
  readonly onMigrated?: (line: string) => void
  /** Whether a start may drop values that no longer fit a changed declaration; if not, it is refused. */
  readonly discards?: boolean
  /** Regenerates untouched samples when their declaration has changed; for development. */
  readonly renewsSamples?: boolean
  /** Regenerates this area's samples, even if somebody has touched them. */
  readonly reseeds?: string
  /** Sends a text message; without it, only the fixed codes of sandbox accounts can be entered. */
  readonly onSms?: (sms: Sms) => void
  /** Logs unexpected errors; default: the error console. Never receives a token or a body. */
  readonly onError?: (error: unknown, what: string) => void
}

export interface Platform {
  /**
   * Answers a request below `/api`; never rejects.
   *
   * @param peer the caller's network address, for rate limits; without it there are none
   */
  fetch(request: Request, peer?: string): Promise<Response>
  /** Runs the jobs that are due now, for tests. Returns the names of those that ran here. */
  runDueJobs(): Promise<string[]>
  /** Runs due jobs every second until the platform is closed. */
  startJobs(): void
  /** Waits for running calls and jobs. Whoever opened the store closes it. */
  close(): Promise<void>
}

const tidying: Job = {
  name: 'platform.tidy',
  everySeconds: 3600,
  async run(sql, now) {
    await removeOldSessions(sql, now)
    await removeOldAttempts(sql, now)
    await removeOldAnswers(sql, now)
    await removeOldCodes(sql, now)
    await removeOldDevices(sql, now)
  },
}

/** @throws Error when two areas answer the same call */
function routed(areas: readonly Area[], environment: Environment) {
  const app = new Hono<{ Bindings: { peer?: string } }>().basePath('/api')
  const taken = new Map<string, string>()
  for (const area of areas) {
    for (const route of area.routes ?? []) {
      const owner = taken.get(route.call)
      if (owner) throw new Error(`areas ${owner} and ${area.name} both answer ${route.call}`)
      taken.set(route.call, area.name)
      const [method = '', path = ''] = route.call.split(' ')
      app.on(method, path, ({ req, env: { peer } }) =>
        answerCall(route, { request: req.raw, params: req.param(), peer }, environment),
      )
    }
  }
  app.notFound(nothingHere)
  app.onError((error) => {
    environment.onError(error, 'routing')
    return failure(new Refusal(10500), 'envelope')
  })
  return app
}

/**
 * Starts the platform on an open store.
 *
 * @throws MigrationRefused when a changed declaration would lose data; whatever the store or a seed throws. The store is then
 *   unchanged.
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const {
    sql,
    now = () => Math.floor(Date.now() / 1000),
    size = 'standard',
    passwordRounds = defaultRounds,
    channels: channelSettings = {},
    onProgress = () => {},
    onMigrated = () => {},
    discards = false,
    renewsSamples = false,
    reseeds,
    onSms = () => {},
    onError = (error, what) => console.error(`${what}:`, error),
  } = options
  const business = options.areas ?? []
  const channels = channelsOf(channelSettings)
  const areas = [
    accountArea(business, { passwordRounds, onSms }),
    { name: 'platform', jobs: [tidying], routes: [requestResultRoute] },
    ...business,
  ]
  const jobs = areas.flatMap((area) => area.jobs ?? [])
  const how = { size, passwordRounds, discards, renewsSamples, reseeds, onProgress }
  const { seeded, migrated } = await install(sql, { ...how, areas, now: now() })
  for (const line of migrated) onMigrated(line)
  // Enables index-only scans. It takes a while, so it runs before the first call.
  if (seeded.length > 0) await sql.exec('vacuum')

  const app = routed(areas, { sql, now, channels, onError })
  const running = new Set<Promise<unknown>>()
  const track = <T>(work: Promise<T>): Promise<T> => {
    running.add(work)
    const done = () => running.delete(work)
    work.then(done, done)
    return work
  }
  let timer: ReturnType<typeof setInterval> | undefined
  let checking = false
  const clock: Clock = { instance: crypto.randomUUID(), running: new Set(), sql, now, channels, onError }
  const checkJobs = async () => {
    if (checking) return
    checking = true
    try {
      await runDueJobs(jobs, clock)
    } catch (error) {
      if (!isLogged(error)) onError(error, 'jobs')
    } finally {
      checking = false
    }
  }
  return {
    fetch: (request, peer) => track(Promise.resolve(app.fetch(request, { peer }))),
    runDueJobs: () => track(runDueJobs(jobs, clock)),
    startJobs: () => {
      timer ??= setInterval(() => void track(checkJobs()), 1000)
    },
    close: async () => {
      clearInterval(timer)
      await Promise.allSettled(running)
    },
  }
}
