import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startServer } from '../server.mjs'
import { caller, readNews } from './seed'
import { rewoundProgram, seededDataVariable } from './seedData.mjs'

/** The console and its reference platform, on data that no other test changes. */
export interface Platform {
  /** The address, without a slash at the end. It stays the same over a restart. */
  readonly url: string
  /**
   * Ends the process (`SIGTERM`, or `SIGKILL` without warning) and starts it again on the same data. Requests in between fail,
   * and the browser's complaints about that are the test's fault, not the page's.
   *
   * @throws Error if the test does not have the process to itself
   */
  restart(signal?: NodeJS.Signals): Promise<void>
  /**
   * Ends the process; the page is left without a platform.
   *
   * @throws Error if the test does not have the process to itself
   */
  stop(): Promise<void>
  /** The code of the last text message, which the platform prints instead of sending it. */
  lastCode(): string
  readonly call: ReturnType<typeof caller>
}

/** A platform that a test uses until its end. */
interface Lent {
  readonly platform: Platform
  /** @throws Error when the process has ended by itself */
  end(): Promise<void>
}

/** What a test wants of the platform that it shares with others (`rewound.ts`). */
export type Wanted =
  | {
      /** Everything done from here on is forgotten at the end. */
      readonly want: 'begin'
      /** How much faster than usual the simulated channels are; 0: at once. */
      readonly pace: number
    }
  | { readonly want: 'end' }

/** Done, or the reason why not. */
export interface Told {
  readonly problem?: string
}

/** A platform that serves one test after the other and is put back after each. */
export interface SharedPlatform {
  lend(pace: number): Promise<Lent>
  close(): Promise<void>
}

/** Whether the platform is being restarted just now. */
export interface Outage {
  now: boolean
}

/** A separate folder with the data that every platform starts with. */
const copyOfSeeded = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-e2e-'))
  cpSync(process.env[seededDataVariable] ?? '', dataDir, { recursive: true })
  return dataDir
}

const lastCodeIn = (output: string): string =>
  output
    .match(/SMS to .*?(\d{6})/g)
    ?.at(-1)
    ?.slice(-6) ?? ''

const expectAlive = (alive: boolean, output: string) =>
  expect(alive, `the platform still runs; it printed:\n${output}`).toBe(true)

/**
 * Starts the built server like `npm start`, on its own data folder, where nobody has read the announcements.
 *
 * @param pace how much faster than usual the simulated channels are; 0: at once
 * @param outage updated during restarts
 */
export async function startAlone(pace: number, outage: Outage): Promise<Lent> {
  const dataDir = copyOfSeeded()
  const env = { CHANNEL_PACE: String(pace) }
  let server = await startServer({ dataDir, env })
  const { url } = server
  let stopped = false
  return {
    platform: {
      url,
      restart: async (signal) => {
        outage.now = true
        await server.stop(signal)
        stopped = false
        server = await startServer({ dataDir, env, port: Number(new URL(url).port) })
        outage.now = false
      },
      stop: () => {
        stopped = true
        return server.stop()
      },
      lastCode: () => lastCodeIn(server.output()),
      call: caller(url),
    },
    end: async () => {
      expectAlive(stopped || server.alive(), server.output())
      // Its data is deleted too, so nothing has to be finished.
      await server.stop('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const notAlone = () => Promise.reject(new Error('test.use({ alone: true }) gives a test its own process'))

/** Starts the platform that tests share, on a copy of the seeded data where the important announcements have been read. */
export async function startShared(): Promise<SharedPlatform> {
  const dataDir = copyOfSeeded()
  const server = await startServer({ dataDir, program: rewoundProgram })
  await readNews(server.url)
  const tell = async (wanted: Wanted) => {
    const { problem } = (await server.ask(wanted)) as Told
    if (problem) throw new Error(`${wanted.want}: ${problem}. The platform printed:\n${server.output()}`)
  }
  return {
    lend: async (pace) => {
      const printed = server.output().length
      await tell({ want: 'begin', pace })
      const output = () => server.output().slice(printed)
      return {
        platform: {
          url: server.url,
          restart: notAlone,
          stop: notAlone,
          lastCode: () => lastCodeIn(output()),
          call: caller(server.url),
        },
        end: async () => {
          expectAlive(server.alive(), output())
          await tell({ want: 'end' })
        },
      }
    },
    close: async () => {
      // Its data is deleted too, so nothing has to be finished.
      await server.stop('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
