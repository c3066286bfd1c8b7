import { preview } from 'vite'
import type { test } from './fixtures'

/** Options of tests against the static demo: only files, with the reference platform in the page behind a service worker. */
export const inDemo: Parameters<typeof test.use>[0] = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => {
    const files = await preview({
      mode: 'demo',
      logLevel: 'warn',
      build: { outDir: 'dist/demo' },
      preview: { host: '127.0.0.1', port: 0 },
    })
    await use(files.resolvedUrls?.local[0]?.replace(/\/$/, ''))
    await files.close()
  },
}
