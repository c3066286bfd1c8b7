import { defineConfig } from '@playwright/test'
import { shiftToMorning } from '../clock.mjs'

// The fixtures and the platform they start run in this zone too.
process.env.TZ = 'Asia/Shanghai'
// Platforms and pages begin at ten in the morning: no test depends on the hour. Workers inherit it.
process.env.CLOCK_SHIFT ??= String(shiftToMorning())

/** An operator's tasks in WebKitGTK, which Playwright cannot drive: we use its runner, and `driver.ts` drives the browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../e2e/seed.ts',
  outputDir: '../../test-results/webkit',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Without a graphics card each browser keeps a processor busy.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
})
