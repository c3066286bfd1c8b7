import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { type Plugin, runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import { referencePlatform } from './mock/dev.ts'
import { chunkGroups } from './tests/bench/chunks.ts'
import { sizeReport } from './tests/bench/size-report.ts'
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
const first = ['src/console.tsx', 'resources/dashboard/Dashboard.tsx', 'src/screens/list/ListScreen.tsx']
const idle = ['src/shell/runs/RunCentre.tsx', 'resources/announcement/ImportantNotice.tsx']
const loads = [
  { name: 'the login page', modules: login, gzip: 75_000 },
  { name: 'the first list', modules: [...login, 'src/openConsole.ts', ...first], gzip: 330_000 },
  {
    name: 'with what is fetched once idle',
    modules: [...login, 'src/openConsole.ts', ...first, ...idle],
    gzip: 350_000,
  },
  {
    // Fetched behind the dashboard's figures, which do not wait for it.
    name: 'with the chart of the dashboard',
    modules: [...login, 'src/openConsole.ts', ...first, ...idle, 'src/screens/chart/Drawing.tsx'],
    gzip: 460_000,
  },
]

const alias = [
  { find: /^@\//, replacement: `${at('./src')}/` },
  { find: /^@mock\//, replacement: `${at('./mock')}/` },
  { find: /^@resources\//, replacement: `${at('./resources')}/` },
  { find: 'object.entries', replacement: at('./src/i18n/objectEntries.cjs') },
]

const node = { environment: 'node', pool: 'forks' } as const

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react(),
    !testing && mode !== 'demo' && referencePlatform(),
    inBrowserPlatform(mode),
    checkedDeclarations(),
    !testing && !isSsrBuild && mode !== 'demo' && withoutPlatformParts(),
    sizeReport({
      file: at(`dist/${mode === 'demo' ? 'demo' : 'console'}-size.json`),
      // The demo carries a database engine besides, which builds code from text.
      budgets:
        mode === 'demo' ? { loads: [], chunk: 500_000, codeFromText: true } : { loads, chunk: 500_000 },
    }),
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
            codeSplitting: {
              groups: chunkGroups(login, first),
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
        // A store takes a second and some 500 MB to start: few at a time, and time for a cold one.
        test: {
          ...node,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          maxWorkers: 3,
          testTimeout: 30_000,
          hookTimeout: 120_000,
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

/** A build with a declaration that cannot be used fails, and says why: the console that is built does not check again. */
function checkedDeclarations(): Plugin {
  return {
    name: 'checked-declarations',
    apply: 'build',
    buildStart: async () => {
      await runnerImport('/src/resources.ts', {
        root: at('.'),
        configFile: false,
        resolve: { alias },
        define: { 'import.meta.env.PROD': 'false' },
      })
    },
  }
}

const declarationFile = /\/resources\/([^/]+\/)?[^./]+\.ts$/
const lightEndpoints = /\.endpoints\.ts\?light$/

/**
 * What only the platform reads of a declaration, its sample records and what its calls change, is left out of a built
 * console. So is what a declaration says of its own calls beyond their names and paths: the components that make them
 * bring that with them.
 */
function withoutPlatformParts(): Plugin {
  return {
    name: 'without-platform-parts',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: /\.endpoints$/ },
      async handler(source, importer) {
        if (!importer || !(declarationFile.test(importer) || lightEndpoints.test(importer))) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && `${found.id}?light`
      },
    },
    transform: {
      // Once it is JavaScript.
      order: 'post',
      filter: { id: [declarationFile, lightEndpoints] },
      handler(code, id) {
        const isPart = lightEndpoints.test(id) ? isEndpointPart : isPlatformPart
        let left = code
        for (const { start, end } of partsOf(this.parse(code), isPart).reverse())
          left = `${left.slice(0, start)}_: 0${left.slice(end)}`
        // Making a field does nothing else: what nobody names any more goes too.
        if (lightEndpoints.test(id))
          for (const start of madeIn(this.parse(left)).sort((a, b) => b - a))
            left = `${left.slice(0, start)}/* @__PURE__ */ ${left.slice(start)}`
        // What only those parts have imported goes with them.
        return { code: left, map: null, moduleSideEffects: false }
      },
    },
  }
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The properties of a parsed file that are to go, in their order, none inside another. */
function partsOf(node: object, isPart: (property: object) => property is Span): Span[] {
  if ('type' in node && node.type === 'Property' && isPart(node)) return [node]
  return Object.values(node).flatMap((part) =>
    typeof part === 'object' && part ? partsOf(part, isPart) : [],
  )
}

/** Where calls of functions by their names begin. */
function madeIn(node: object): number[] {
  const inside = Object.values(node).flatMap((part) => (typeof part === 'object' && part ? madeIn(part) : []))
  const { type, callee, start } = node as { type?: string; callee?: { type: string }; start?: number }
  return type === 'CallExpression' && callee?.type === 'Identifier' && start !== undefined
    ? [start, ...inside]
    : inside
}

/** What is sent and answered, of a declared call. */
function isEndpointPart(property: object): property is Span {
  const { key } = property as { key: { name?: string } }
  return key.name === 'query' || key.name === 'inputs' || key.name === 'answer'
}

/** A field or a choice of the same name is the call of a function. */
function isPlatformPart(property: object): property is Span {
  const { key, value } = property as { key: { name?: string }; value: { type: string } }
  return (
    (key.name === 'sample' && value.type === 'ObjectExpression') ||
    (key.name === 'effect' && value.type === 'ArrayExpression')
  )
}
