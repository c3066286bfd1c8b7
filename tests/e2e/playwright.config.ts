import { fileURLToPath } from 'node:url'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { browserFlags, requireBrowser } from '../browser.mjs'
import { shiftToMorning } from '../clock.mjs'
import { notInFirefox } from './inFirefox'

// The fixtures and the platform they start run in this zone too.
process.env.TZ = 'Asia/Shanghai'
// Platforms and pages begin at ten in the morning: no test depends on the hour. Workers inherit it.
process.env.CLOCK_SHIFT ??= String(shiftToMorning())

/** `BROWSER=firefox` runs the same tests in Firefox. */
const firefox = process.env.BROWSER === 'firefox'
if (firefox && !process.env.TEST_WORKER_INDEX)
  for (const [title, reason] of Object.entries(notInFirefox))
    process.stdout.write(`not in Firefox: “${title} …”: ${reason}\n`)

const inChromium: PlaywrightTestConfig['use'] = {
  launchOptions: {
    executablePath: requireBrowser(),
    // Pages can reach nothing outside this machine, whatever they request.
    args: [...browserFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  },
}

const inFirefox: PlaywrightTestConfig['use'] = {
  browserName: 'firefox',
  // With WebDriver BiDi: an installed browser, not one built for Playwright.
  channel: 'moz-firefox',
  launchOptions: { executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)) },
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  grepInvert: firefox ? Object.keys(notInFirefox).map((title) => new RegExp(title)) : undefined,
  globalSetup: './seed.ts',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One per processor of a small machine: a third slows the other two down more than it gains.
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // On a busy machine a page may take long. Passing checks do not wait.
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // Report what cannot be clicked or read right there, not when the whole test has run out of time.
    actionTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // No waiting for menus to slide in. The report shows what a failed test saw; a trace of every test would cost too much.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    ...(firefox ? inFirefox : inChromium),
  },
})
