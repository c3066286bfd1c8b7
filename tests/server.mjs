import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** From the project's root, where every command runs: this file is also part of bundles in other folders. */
const built = resolve('dist')
const builtServer = 'platform/server.js'
/** Loaded into the process where CLOCK_SHIFT (milliseconds) moves its clock. */
const platformClock = resolve('tests/e2e/platformClock.mjs')

/** A first start seeds; the largest seed takes minutes on a slow machine. */
const startLimitMs = 10 * 60_000

/**
 * @typedef {object} RunningServer
 * @property {string} url the address, without a slash at the end
 * @property {number} pid
 * @property {number} startMs milliseconds from the start of the process until it printed its address
 * @property {() => string} output what it has printed so far
 * @property {() => boolean} alive false once it has ended, for whatever reason
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop ends it (by default with SIGTERM) and waits until it is gone
 * @property {(message: object) => Promise<unknown>} ask sends it a message and returns its answer, if the program answers
 */

/**
 * The environment of a tested platform: without variables for the developer's own console, and with the run's clock.
 *
 * @param {Record<string, string>} more
 */
export const ownEnvironment = (more) => {
  const own = { ...process.env }
  for (const name of ['DATABASE_URL', 'PLATFORM_URL', 'HOST']) delete own[name]
  if (process.env.CLOCK_SHIFT) own.NODE_OPTIONS = `--import ${pathToFileURL(platformClock)}`
  return { ...own, ...more }
}

/**
 * Starts the built server (`platform/server.js`) like `npm start`, in its own process; or another program that prints its
 * address.
 *
 * @param {object} options
 * @param {string} options.dataDir folder of the embedded data
 * @param {string} [options.seed] SEED: small, standard or full
 * @param {number} [options.port] 0, the default, lets the system choose a free one
 * @param {Record<string, string>} [options.env] more variables
 * @param {string} [options.folder] where platform and console are built, by default `dist`
 * @param {string} [options.program] the program to run in it
 * @returns {Promise<RunningServer>} when it answers
 * @throws {Error} with its whole output, if it ends or does not print its address in time
 */
export async function startServer({
  dataDir,
  seed,
  port = 0,
  env = {},
  folder = built,
  program = builtServer,
}) {
  const started = performance.now()
  const child = spawn(process.execPath, [join(folder, program)], {
    env: ownEnvironment({
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(seed ? { SEED: seed } : {}),
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise((resolve, reject) => {
    const give = (/** @type {string} */ why) =>
      reject(new Error(`The server ${why}. It printed:\n${output || '(nothing)'}`))
    const limit = setTimeout(() => {
      child.kill('SIGKILL')
      give('did not start in time')
    }, startLimitMs)
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk
      const address = /https?:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (!address) return
      clearTimeout(limit)
      resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', (problem) => give(`cannot be started: ${problem.message}`))
    child.on('exit', (code, signal) => {
      clearTimeout(limit)
      give(`ended (${signal ?? code})`)
    })
  })
  const startMs = performance.now() - started
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  return {
    url,
    pid: child.pid ?? 0,
    startMs,
    output: () => output,
    ask: async (message) => {
      const answered = new Promise((resolve) => child.once('message', resolve))
      child.send(message)
      const gone = ended.then(() => Promise.reject(new Error(`The server ended. It printed:\n${output}`)))
      return Promise.race([answered, gone])
    },
    alive: () => child.exitCode === null && child.signalCode === null,
    stop: async (signal = 'SIGTERM') => {
      process.removeListener('exit', end)
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}
