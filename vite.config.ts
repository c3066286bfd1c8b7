import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { referencePlatform } from './mock/dev.ts'
import { chunkGroups, missingOf } from './src/build/chunks.ts'
import { compressed } from './src/build/compressed.ts'
import { isEditing } from './src/build/editing.ts'
import { languages } from './src/build/languages.ts'
import { lateDeclarations } from './src/build/lateDeclarations.ts'
import { pageLinks } from './src/build/pageLinks.ts'
import { publicDocuments } from './src/build/publicDocuments.ts'
import { replacedParts } from './src/build/replacedParts.ts'
import { sizeReport } from './src/build/sizeReport.ts'
import { typeErrors } from './src/build/typeErrors.ts'
import { unnamed } from './src/build/unnamed.ts'
import { demoIsOff, withoutDemo } from './src/build/withoutDemo.ts'
import { withoutRoles } from './src/build/withoutRoles.ts'
import { areaServer } from './src/commands/areaServer.mjs'
import { areaTestFiles } from './src/commands/areaTests.mjs'
import { browserFlags, findBrowser } from './tests/browser.mjs'
import { bundledTests } from './tests/bundledTests.ts'
import { LongestFirst } from './tests/longestFirst.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const testing = Boolean(process.env.VITEST)
if (testing) {
  // Before any worker starts, because Node reads its locale only once.
  process.env.TZ = 'Asia/Shanghai'
  process.env.LC_ALL = 'zh_CN.UTF-8'
}

/**
 * The modules of a first visit, with budgets in bytes after gzip: with the dashboard, or with one area's list, in the default
 * language.
 */
const entry = 'src/main.tsx'
/** Asks for the parts of the console that the address needs. */
const opener = 'src/app/openConsole.ts'
const pages = 'src/pages/public.tsx'
const login = [entry, pages]
const frame = ['src/app/console.tsx']
/** With what areas make their cells of. */
const list = ['src/screens/list/ListScreen.tsx', 'src/screens/kinds/kit.ts']
const dashboard = ['resources/dashboard/ui/Dashboard.part.tsx', 'src/shell/home/EntryCards.tsx']
/** The declaration of that area. */
const area = 'resources/pay/trade/trade.area.ts'
const idle = [
  'src/shell/runs/RunCentre.tsx',
  'src/shell/delivered/watch.ts',
  'src/shell/AtRest.tsx',
  'src/shell/tabs/TabMenu.tsx',
  'src/shell/navbar/ApprovalsButton.tsx',
  'src/shell/navbar/NewsButton.tsx',
  'src/screens/list/toolbar/SelectionBar.tsx',
  'src/screens/list/table/ColumnsBeyond.tsx',
  'resources/announcement/ui/ImportantNotice.part.tsx',
]
/**
 * What an area costs each visit: its entry of the menu in one language, its addresses and what it permits. Who declares one more has that
 * much more; the budgets are for the console's own code.
 */
const perArea = 200
const areas = readdirSync(at('resources'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.area.ts'),
).length
/** What shows edits of declarations before they are written, in a build that has them. */
const editingWeight = isEditing() ? 1500 : 0
const withAreas = (own: number) => own + perArea * areas + editingWeight
const all = [...login, opener, ...frame, ...list, ...dashboard, area, ...idle, 'src/theme/MuiTheme.tsx']
const loads = [
  { name: 'the login page', modules: login, gzip: 75_000 },
  { name: 'the dashboard', modules: [...login, opener, ...frame, ...dashboard], gzip: withAreas(196_900) },
  { name: 'the first list', modules: [...login, opener, ...frame, ...list, area], gzip: withAreas(224_100) },
  {
    name: 'all of it, with what is fetched later',
    modules: all,
    gzip: withAreas(323_200),
  },
  {
    name: 'the first explanation',
    after: all,
    modules: ['src/shell/explain/Explain.tsx', 'src/i18n/zh/explain.ts'],
    gzip: 6000,
  },
  {
    name: 'why a button is grey',
    after: [...all, 'src/shell/explain/Explain.tsx'],
    // Its words are a chunk of their own: menus say with them why something is refused.
    modules: ['src/shell/explain/Conditions.tsx'],
    gzip: 3900,
  },
  {
    name: 'an explanation for developers',
    after: [...all, 'src/shell/explain/Explain.tsx'],
    modules: ['src/shell/explain/Technical.tsx'],
    gzip: 4000,
  },
]

const alias = [
  { find: /^@\//, replacement: `${at('./src')}/` },
  { find: /^@mock\//, replacement: `${at('./mock')}/` },
  { find: /^@resources\//, replacement: `${at('./resources')}/` },
  // Icons are plain SVG, without MUI.
  { find: './utils/createSvgIcon.mjs', replacement: at('./src/ui/svgIcon.tsx') },
  // React-admin's own one brings react-router's data router.
  {
    find: './adapters/reactRouterProvider.js',
    replacement: at('./src/shell/router/reactRouterProvider.tsx'),
  },
  // The few functions that react-admin's core takes of lodash, in a third of the code.
  { find: 'lodash/union.js', replacement: at('./src/platform/union.ts') },
  { find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' },
]

/** Declaring changes nothing by itself: who imports a name of it does not take what checks declarations along. */
const treeshake = { moduleSideEffects: [{ test: /\/src\/declaration\//, sideEffects: false }] }

const node = {
  environment: 'node',
  pool: 'forks',
  globalSetup: 'tests/stores/setup.ts',
  // Only to end tests that hang: on a busy machine a store may take a minute to start.
  testTimeout: 120_000,
  hookTimeout: 300_000,
} as const

const isFullRun = process.env.TEST_SCOPE === 'full'

/** The files of a suite that share a process in this run, from the root. */
const shared = (suite: string) =>
  readdirSync(at(`tests/${suite}`), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${suite}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('.alone.'))
    .filter((file) => isFullRun || !file.includes('.full.'))

/** Packages are found in them at the start: one that turned up later would reload the page under whoever works, or tests, in it. */
const consoleFiles = ['src/**/*.{ts,tsx}', 'resources/**/*.tsx']

/** Made per project: Vitest names the browsers of a project in place. */
const component = (): TestProjectInlineConfiguration => ({
  optimizeDeps: { entries: [...consoleFiles, 'tests/component/**/*.{ts,tsx}'] },
  // Not `vi.mock`: with one module mocked, every request of the page goes through Playwright, and none is cached.
  resolve: {
    alias: [{ find: './replaceDocument', replacement: at('./tests/component/replaceDocument.ts') }, ...alias],
  },
  test: {
    expect: { poll: { timeout: 5000 } },
    // Only to end tests that hang: on a busy machine a page may take half a minute to load what its first test shows.
    testTimeout: 120_000,
    setupFiles: 'tests/component/setup.ts',
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
})

/** One for each processor of a small machine: a third makes the other two slower than it gains. */
const maxWorkers = 2

/**
 * The test files of a suite share a process, or a page of the browser, so that what they import is loaded once. A file that
 * replaces modules (`vi.mock`) or leaves the page has one of its own: it is called `*.alone.test.ts(x)`. What is called
 * `*.full.test.ts(x)` is in the full run only (tests/scope.ts).
 */
const suite = (
  name: string,
  config: () => TestProjectInlineConfiguration,
  sharedSetup: string,
  bundles: boolean,
) => {
  const files = (ending: string) => `tests/${name}/**/*${ending}.test.{ts,tsx}`
  const left = isFullRun ? [] : [files('.full'), files('.full.alone')]
  const project = (own: TestProjectInlineConfiguration['test'], setup: readonly string[] = []) => {
    const { test, ...others } = config()
    const setupFiles = [test?.setupFiles ?? [], ...setup].flat()
    const env = { TEST_SCOPE: isFullRun ? 'full' : 'short' }
    return { ...others, extends: true as const, test: { ...test, maxWorkers, env, setupFiles, ...own } }
  }
  return [
    {
      plugins: bundles ? [bundledTests(shared(name), alias)] : [],
      ...project({ name, isolate: false, include: [files('')], exclude: [files('.alone'), ...left] }, [
        sharedSetup,
      ]),
    },
    project({
      name: `${name}-alone`,
      include: [files('.alone')],
      exclude: left,
    }),
  ]
}

/**
 * What is generated from one area. Its few files share two processes and what these import: loading the console and the
 * platform takes longer than most of their tests.
 */
const oneArea: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [bundledTests(areaTestFiles, alias)],
  test: {
    ...node,
    name: 'area',
    include: areaTestFiles,
    isolate: false,
    maxWorkers,
  },
}

export default defineConfig(({ mode, command, isSsrBuild }) => ({
  define: { 'import.meta.env.EDITING': JSON.stringify(command === 'serve' || isEditing()) },
  plugins: [
    react(),
    !testing && mode !== 'demo' && referencePlatform(),
    !testing && typeErrors(at('.')),
    !testing && areaServer(),
    inBrowserPlatform(mode),
    demoIsOff() && withoutDemo(),
    languages(at('.'), alias),
    !isSsrBuild && lateDeclarations(at('.'), alias, demoIsOff() ? [withoutDemo()] : []),
    // The static demo holds the platform.
    mode !== 'demo' && withoutRoles(),
    unnamed(),
    !isSsrBuild && replacedParts(),
    pageLinks([pages, opener, ...frame]),
    mode !== 'demo' && compressed(),
    publicDocuments(at('.'), alias),
    sizeReport(
      // The demo also contains a database engine, which creates code from text.
      mode === 'demo'
        ? { loads: [], chunk: 500_000, codeFromText: true }
        : { loads, chunk: 500_000, later: ['src/declaration/inspect/'] },
    ),
  ],
  resolve: { alias },
  optimizeDeps: { entries: consoleFiles },
  publicDir: false,
  worker: { rolldownOptions: { treeshake } },
  server: { watch: { ignored: ['**/.data/**', '**/.cache/**', '**/dist/**', '**/test-results/**'] } },
  build: {
    outDir: 'dist/console',
    // All supported browsers preload modules natively.
    modulePreload: { polyfill: false, resolveDependencies: missingOf },
    // A visit loads few chunks; packages are separate from our own code, so that they stay cached across releases.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          treeshake,
          output: {
            // Short, because the frame contains the names of all lazy chunks; servers tell by eight letters what never changes.
            chunkFileNames: ({ name }) => `assets/${name.replace(/\.(area|page|part)$/, '')}-[hash:8].js`,
            assetFileNames: 'assets/[name]-[hash:8][extname]',
            codeSplitting: {
              groups: [
                // Checks declarations, as the platform does: in the demo it would make one chunk of it all too large.
                ...(mode === 'demo'
                  ? [{ name: 'patterns', test: /node_modules\/redos-detector\//, priority: 2 }]
                  : []),
                ...chunkGroups({
                  // With the entry: it runs before React has arrived.
                  start: [entry],
                  openConsole: [opener],
                  login,
                  // Signing in and registering do not wait for the console.
                  signIn: ['src/platform/signIn.ts', 'src/platform/requestId.ts'],
                  frame,
                  // A visit begins with the one or the other.
                  list,
                  dashboard,
                  // MUI, which comes with what opens first.
                  mui: ['src/theme/MuiTheme.tsx', 'src/ui/menuParts.tsx', 'src/ui/Dialog.tsx'],
                  idle,
                  // With the first form, or at idle where the browser keeps some.
                  drafts: ['src/screens/drafts/useKeptDraft.tsx', 'src/shell/drafts/Unfinished.tsx'],
                  explain: ['src/shell/explain/Explain.tsx'],
                  // What fields say of each other, and what a form says of it.
                  rules: [
                    'src/screens/kinds/validation.ts',
                    'src/declaration/settled.ts',
                    'src/declaration/unique.ts',
                  ],
                }),
              ],
            },
          },
        },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    // A busy machine may take longer than the minute there is by default to load the runner's own page. Vitest reads it here,
    // not in the projects.
    browser: { connectTimeout: 300_000 },
    projects: process.env.AREA
      ? [oneArea]
      : [
          ...suite('unit', () => ({ test: node }), 'tests/freshModules.ts', true),
          ...suite('contract', () => ({ test: node }), 'tests/freshModules.ts', true),
          ...suite('component', component, 'tests/component/sharedPage.ts', false),
        ],
  },
}))

/**
 * The static demo is the console with the reference platform started in the page. MSW's script, which must come from
 * the same origin, is part of the demo and of tests.
 */
function inBrowserPlatform(mode: string): Plugin {
  const fileName = 'mockServiceWorker.js'
  const source = () => readFileSync(at(`node_modules/msw/lib/${fileName}`), 'utf8')
  return {
    name: 'in-browser-platform',
    enforce: 'pre',
    transform(code, id) {
      if (mode !== 'demo' || id !== at('src/main.tsx')) return
      // Not `await`ed at the top: the platform's chunks import this one, and would wait for it as it waits for them.
      const show = 'show().catch'
      if (!code.includes(show)) throw new Error(`src/main.tsx no longer begins with ${show}`)
      const started = `startInBrowser({ keepAs: 'open-platform-console', base: import.meta.env.BASE_URL }).then(show).catch`
      return `import { startInBrowser } from '@mock/browser'\n${code.replace(show, started)}`
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
