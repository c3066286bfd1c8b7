import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { referencePlatform } from './mock/dev.ts'
import { chunkGroups } from './src/build/chunks.ts'
import { languages } from './src/build/languages.ts'
import { lateDeclarations } from './src/build/lateDeclarations.ts'
import { sizeReport } from './src/build/sizeReport.ts'
import { demoIsOff, withoutDemo } from './src/build/withoutDemo.ts'
import { browserFlags, findBrowser } from './tests/browser.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const testing = Boolean(process.env.VITEST)
if (testing) {
  // Before any worker starts: Node reads its locale once, at start.
  process.env.TZ = 'Asia/Shanghai'
  process.env.LC_ALL = 'zh_CN.UTF-8'
}

/**
 * What a visitor loads, in bytes after gzip. The first list is the console with the dashboard and then the screen of one
 * area, in the default language.
 */
const login = ['src/main.tsx', 'src/pages/root.tsx', 'src/pages/login/LoginPage.tsx']
const first = [
  'src/app/console.tsx',
  'resources/dashboard/ui/Dashboard.part.tsx',
  'src/screens/list/ListScreen.tsx',
]
/** The declaration of that area. */
const area = 'resources/pay/trade/trade.area.ts'
const idle = ['src/shell/runs/RunCentre.tsx', 'resources/announcement/ui/ImportantNotice.part.tsx']
const loads = [
  { name: 'the login page', modules: login, gzip: 75_000 },
  { name: 'the frame', modules: [...login, 'src/app/openConsole.ts', ...first], gzip: 320_000 },
  { name: 'the first list', modules: [...login, 'src/app/openConsole.ts', ...first, area], gzip: 330_000 },
  {
    name: 'with what is fetched once idle',
    modules: [...login, 'src/app/openConsole.ts', ...first, area, ...idle],
    gzip: 350_000,
  },
  {
    // Fetched behind the dashboard's figures, which do not wait for it.
    name: 'with the chart of the dashboard',
    modules: [...login, 'src/app/openConsole.ts', ...first, area, ...idle, 'src/screens/chart/Drawing.tsx'],
    gzip: 460_000,
  },
]

const alias = [
  { find: /^@\//, replacement: `${at('./src')}/` },
  { find: /^@mock\//, replacement: `${at('./mock')}/` },
  { find: /^@resources\//, replacement: `${at('./resources')}/` },
]

const node = {
  environment: 'node',
  pool: 'forks',
  globalSetup: 'tests/stores/setup.ts',
  // Limits only end what hangs: on a busy machine the start of a store may take a minute.
  testTimeout: 120_000,
  hookTimeout: 300_000,
} as const

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react(),
    !testing && mode !== 'demo' && referencePlatform(),
    inBrowserPlatform(mode),
    demoIsOff() && withoutDemo(),
    languages(at('.'), alias),
    lateDeclarations(at('.'), alias, demoIsOff() ? [withoutDemo()] : []),
    sizeReport(
      // The demo carries a database engine besides, which builds code from text.
      mode === 'demo' ? { loads: [], chunk: 500_000, codeFromText: true } : { loads, chunk: 500_000 },
    ),
  ],
  resolve: { alias },
  publicDir: false,
  server: { watch: { ignored: ['**/.data/**', '**/.cache/**', '**/dist/**', '**/test-results/**'] } },
  build: {
    outDir: 'dist/console',
    // Every browser that runs the console preloads modules by itself.
    modulePreload: { polyfill: false },
    // What a visit needs comes in few parts; packages apart from our own code, so that they stay cached over releases.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // Short: the frame carries the names of all parts that are fetched late.
            chunkFileNames: ({ name }) => `assets/${name.replace(/\.(area|page|part)$/, '')}-[hash:7].js`,
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: chunkGroups(login, first, idle),
            },
          },
        },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { ...node, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], maxWorkers: 2 },
      },
      {
        extends: true,
        // A store takes some 500 MB: few at a time.
        test: {
          ...node,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        // Found before the first test: a package that turns up in the middle of a run reloads the page under the tests.
        optimizeDeps: {
          entries: ['src/**/*.{ts,tsx}', 'resources/**/*.tsx', 'tests/component/**/*.{ts,tsx}'],
        },
        test: {
          name: 'component',
          // Side by side as well, each in a browser context of its own; three take as long as two.
          maxWorkers: 2,
          expect: { poll: { timeout: 5000 } },
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
}))

/**
 * The static demo is the same console, with the reference platform started in the page before it. MSW's script, which a
 * browser takes only from the site itself, is part of the demo and there for tests.
 */
function inBrowserPlatform(mode: string): Plugin {
  const fileName = 'mockServiceWorker.js'
  const source = () => readFileSync(at(`node_modules/msw/lib/${fileName}`), 'utf8')
  return {
    name: 'in-browser-platform',
    enforce: 'pre',
    transform(code, id) {
      if (mode !== 'demo' || id !== at('src/main.tsx')) return
      const start = `await startInBrowser({ keepAs: 'open-platform-console', base: import.meta.env.BASE_URL })`
      return `import { startInBrowser } from '@mock/browser'\n${start}\n${code}`
    },
    configureServer(server) {
      if (mode !== 'demo' && !testing) return
      server.middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source())
      })
    },
    generateBundle() {
      if (mode === 'demo') this.emitFile({ type: 'asset', fileName, source: source() })
    },
  }
}
