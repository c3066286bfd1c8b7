import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './tests/browser.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const testing = Boolean(process.env.VITEST)
if (testing) {
  // Before any worker starts: Node reads its locale once, at start.
  process.env.TZ = 'Asia/Shanghai'
  process.env.LC_ALL = 'zh_CN.UTF-8'
}

const node = { environment: 'node', pool: 'forks' } as const

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${at('./src')}/` },
      { find: /^@mock\//, replacement: `${at('./mock')}/` },
      { find: /^@resources\//, replacement: `${at('./resources')}/` },
    ],
  },
  build: { outDir: 'dist/console' },
  test: {
    projects: [
      {
        extends: true,
        test: { ...node, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        // A store takes a second and some 500 MB to start: two at a time, and time for a cold one.
        test: {
          ...node,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/component/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: testing ? findBrowser() : undefined, args: browserFlags },
              contextOptions: { timezoneId: 'Asia/Shanghai', locale: 'zh-CN' },
            }),
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
