import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isExecutable, onPath } from '../browser.mjs'

/** Debian's place for WebKitGTK's own small browser, which the driver needs: /usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser. */
const miniBrowser = () => {
  const below = (/** @type {string} */ folder, /** @type {RegExp} */ name) => {
    try {
      return readdirSync(folder)
        .filter((entry) => name.test(entry))
        .map((entry) => join(folder, entry))
    } catch {
      return []
    }
  }
  return below('/usr/lib', /-linux-gnu/)
    .flatMap((folder) => below(folder, /^webkit(2)?gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable)
}

/**
 * What WebKit tests need: WebKitGTK's driver and browser, and a screen, for which we use Xvfb.
 *
 * @returns {{ driver: string, browser: string, screen: string } | undefined} the programs, or nothing where one of them is not installed
 */
export function findWebkit() {
  const driver = onPath(['WebKitWebDriver'])
  const browser = miniBrowser()
  const screen = onPath(['Xvfb'])
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

/** @returns {string | undefined} why tests cannot run in WebKit; undefined if they can */
export const absentWebkit = () =>
  findWebkit()
    ? undefined
    : 'no WebKitWebDriver, MiniBrowser or Xvfb (Debian: apt-get install webkit2gtk-driver xvfb)'
