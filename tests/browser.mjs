import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Flags every test starts Chromium with: no sandbox (containers and root have none), no graphics card, and none of the
 * browser's own traffic, so that a request seen in a test was made by the page.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** @returns {string | undefined} why tests cannot run in Firefox; undefined if they can */
export function absentFirefox() {
  const named = process.env.FIREFOX_PATH
  if (named ? isExecutable(named) : onPath(['firefox-esr'])) return undefined
  return 'no Firefox (Debian: apt-get install firefox-esr), and FIREFOX_PATH names none'
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const remedy =
  'No browser found: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.'

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * @param {readonly string[]} programs by their names; the first one found counts
 * @returns {string | undefined} its path
 */
export function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/**
 * The Chromium that tests drive: the one named by the environment variable CHROMIUM_PATH, else the first one on PATH.
 *
 * @returns {string | undefined} its path, or undefined when there is none
 * @throws {Error} when CHROMIUM_PATH names something that cannot be run
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH names no program that can be run: ${named}`)
    return named
  }
  return onPath(names)
}

/**
 * The Chromium that tests drive, installed from Debian's packages when there is none and this user may.
 *
 * @returns {string} its path
 * @throws {Error} one line that says what to do, when there is none and none can be installed
 */
export function requireBrowser() {
  const found = findBrowser()
  if (found) return found
  const asRoot = becomeRoot()
  if (!asRoot) throw new Error(remedy)
  process.stdout.write('No browser found; installing the package chromium …\n')
  try {
    for (const args of [
      ['update'],
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
    ]) {
      const [command, ...rest] = [
        ...asRoot,
        'env',
        'DEBIAN_FRONTEND=noninteractive',
        'apt-get',
        '-qq',
        ...args,
      ]
      execFileSync(/** @type {string} */ (command), rest, { stdio: ['ignore', 'ignore', 'inherit'] })
    }
  } catch {
    throw new Error(remedy)
  }
  const installed = findBrowser()
  if (!installed) throw new Error(remedy)
  return installed
}

/** What to put before a command that needs root: nothing, `sudo`, or undefined when neither will do. */
function becomeRoot() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    if (process.getuid?.() === 0) return []
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' })
    return ['sudo', '-n']
  } catch {
    return undefined
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${requireBrowser()}\n`)
  } catch (problem) {
    process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n`)
    process.exitCode = 1
  }
}
