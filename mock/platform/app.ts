import { Hono } from 'hono'
import { isTold, type Sql } from '../store/sql'
import { accountArea } from './accounts'
import { answerCall, type Environment } from './call'
import { type ChannelSettings, channelsOf } from './channels'
import type { Area, Job, SeedSize } from './contract'
import { removeOldDevices } from './devices'
import { failure, nothingHere } from './envelope'
import { removeOldAnswers } from './idempotency'
import { install, type SeedProgress } from './install'
import { type Clock, runDueJobs } from './jobs'
import { removeOldAttempts } from './loginGuard'
import { networkOf } from './network'
import { defaultRounds } from './password'
import { Refusal } from './refusal'
import { requestResultRoute } from './requestResult'
import { removeOldSessions } from './session'
import { removeOldCodes, type Sms } from './verificationCodes'

export interface PlatformOptions {
  readonly sql: Sql
  /** The business areas, in the order in which they are seeded. */
  readonly areas?: readonly Area[]
  /** The clock in Unix seconds. */
  readonly now?: () => number
  /** How much sample data areas without any get. Default `standard`. */
  readonly size?: SeedSize
  /** How hard a kept password is to guess; tests that sign in a hundred times choose a small number. */
  readonly passwordRounds?: number
  /** How the simulated channels behave; what is changed in it counts from the next call on. */
  readonly channels?: ChannelSettings
  readonly onProgress?: (progress: SeedProgress) => void
  /** Sends a text message. Default: nobody is told, so codes can only be those of sandbox accounts. */
  readonly onSms?: (sms: Sms) => void
  /** Told of every fault that is ours; default: the error console. Never given a token or a body. */
  readonly onError?: (error: unknown, what: string) => void
}

/** The running reference platform. It keeps nothing that another instance on the same store would need. */
export interface Platform {
  /**
   * Answers a request below `/api`; never rejects.
   *
   * @param peer the address that it comes from, for limits on who asks; without it there are none
   */
  fetch(request: Request, peer?: string): Promise<Response>
  /** Runs the timed work that is due now; tests call it by hand. Gives the names of what ran here. */
  runDueJobs(): Promise<string[]>
  /** Looks for due timed work every second until the platform is closed. */
  startJobs(): void
  /** Waits for running calls and timed work. The store is closed by who opened it. */
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

/** Puts every area's calls at their paths; two areas on one path are a mistake of the declarations. */
function routed(areas: readonly Area[], environment: Environment): Hono {
  const app = new Hono().basePath('/api')
  const taken = new Map<string, string>()
  for (const area of areas) {
    for (const route of area.routes ?? []) {
      const owner = taken.get(route.call)
      if (owner) throw new Error(`areas ${owner} and ${area.name} both answer ${route.call}`)
      taken.set(route.call, area.name)
      const [method = '', path = ''] = route.call.split(' ')
      app.on(method, path, (context) => answerCall(route, context.req.raw, context.req.param(), environment))
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
 * Starts the reference platform on an open store: makes what the store lacks, then answers.
 *
 * @throws whatever the store or a seed throws; the store is then as it was before
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const {
    sql,
    now = () => Math.floor(Date.now() / 1000),
    size = 'standard',
    passwordRounds = defaultRounds,
    channels: channelSettings = {},
    onProgress = () => {},
    onSms = () => {},
    onError = (error, what) => console.error(`${what}:`, error),
  } = options
  const business = options.areas ?? []
  const channels = channelsOf(channelSettings)
  // A Request has no place for the address that it comes from.
  const peers = new WeakMap<Request, string>()
  const peerOf = (request: Request) => {
    const address = peers.get(request)
    return address === undefined ? null : networkOf(address)
  }
  const accounts = { passwordRounds, onSms, peerOf }
  const areas = [
    accountArea(business, accounts),
    { name: 'platform', jobs: [tidying], routes: [requestResultRoute] },
    ...business,
  ]
  const jobs = areas.flatMap((area) => area.jobs ?? [])
  const seeded = await install(sql, { areas, size, now: now(), passwordRounds, onProgress })
  // Lets lists skip and count rows on an index alone. It takes a while, so nobody may be waiting for an answer yet.
  if (seeded.length > 0) await sql.exec('vacuum')

  const app = routed(areas, { sql, now, channels, peerOf: (request) => peers.get(request) ?? null, onError })
  const running = new Set<Promise<unknown>>()
  const track = <T>(work: Promise<T>): Promise<T> => {
    running.add(work)
    const done = () => running.delete(work)
    work.then(done, done)
    return work
  }
  let timer: ReturnType<typeof setInterval> | undefined
  let looking = false
  const clock: Clock = { instance: crypto.randomUUID(), running: new Set(), sql, now, channels, onError }
  const lookForJobs = async () => {
    if (looking) return
    looking = true
    try {
      await runDueJobs(jobs, clock)
    } catch (error) {
      if (!isTold(error)) onError(error, 'timed work')
    } finally {
      looking = false
    }
  }
  return {
    fetch: (request, peer) => {
      if (peer) peers.set(request, peer)
      return track(Promise.resolve(app.fetch(request)))
    },
    runDueJobs: () => track(runDueJobs(jobs, clock)),
    startJobs: () => {
      timer ??= setInterval(() => void track(lookForJobs()), 1000)
    },
    close: async () => {
      clearInterval(timer)
      await Promise.allSettled(running)
    },
  }
}
