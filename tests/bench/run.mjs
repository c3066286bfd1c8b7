/**
 * `npm run bench`: builds the console, the platform and the benches as they would ship, and runs the benches. With words, only
 * those whose file name contains one (`npm run bench -- trades`). `floor` accepts a number of rounds and which parts to run
 * (`npm run bench -- floor --rounds 1 --only first-screen --only menu`); `drafts` accepts how often to kill the browser.
 */
import { cpSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { build, resolveConfig } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
process.env.TZ = 'Asia/Shanghai'

const {
  positionals: words,
  values: { rounds, only },
} = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, only: { type: 'string', multiple: true } },
})
const isAsked = (/** @type {string} */ bench) =>
  words.length === 0 || words.some((word) => `${bench}.bench.ts`.includes(word))

await build({ root, logLevel: 'warn' })
for (const [entry, outDir] of [
  ['mock/server.ts', 'dist/platform'],
  ['tests/bench/main.ts', 'dist/bench'],
])
  await build({ root, logLevel: 'warn', build: { ssr: entry, outDir } })

/** @param {import('vite').InlineConfig} config */
const buildBeside = (config) =>
  build({ root, configFile: false, logLevel: 'warn', publicDir: false, ...config })

/** For what contains parts of the console. */
const { alias } = (await resolveConfig({ root, logLevel: 'warn' }, 'build')).resolve

if (isAsked('tabs')) {
  // The same console over ten lists, with the same platform beside it.
  await buildBeside({
    plugins: [react(), overTenLists()],
    resolve: { alias },
    build: { outDir: 'dist/ten-lists/console' },
  })
  cpSync('dist/platform', 'dist/ten-lists/platform', { recursive: true })
}

// The same console with its editing panel.
if (isAsked('editing')) {
  process.env.EDITING = 'on'
  await build({ root, logLevel: 'warn', build: { outDir: 'dist/editing/console' } })
  cpSync('dist/platform', 'dist/editing/platform', { recursive: true })
}

// Our table beside react-admin's own.
if (isAsked('tables'))
  await buildBeside({
    plugins: [react()],
    resolve: { alias },
    build: { outDir: 'dist/tables', rolldownOptions: { input: 'tests/bench/tables/index.html' } },
  })

// A bare react-admin application, to compare the console's first screens with.
if (isAsked('floor'))
  await buildBeside({
    root: `${root}tests/bench/floor`,
    plugins: [react()],
    build: { outDir: `${root}dist/floor`, emptyOutDir: true },
  })

/** @type {typeof import('./main.ts')} */
const { runBenches } = await import(pathToFileURL(`${root}dist/bench/main.js`).href)
await runBenches(words, { rounds: rounds ? Number(rounds) : undefined, only })

/**
 * Replaces the declared areas with ten lists.
 *
 * @returns {import('vite').Plugin}
 */
function overTenLists() {
  return {
    name: 'ten-lists',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './resources' && importer === `${root}src/app/console.tsx`
        ? `${root}tests/bench/tenLists.ts`
        : undefined,
  }
}
