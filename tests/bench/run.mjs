/**
 * `npm run bench`: builds console, platform and benches as they would be shipped, and runs the benches; with words, only
 * those whose file name contains one (`npm run bench -- trades`).
 */
import { cpSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
process.env.TZ = 'Asia/Shanghai'

await build({ root, logLevel: 'warn' })
for (const [entry, outDir] of [
  ['mock/server.ts', 'dist/platform'],
  ['tests/bench/main.ts', 'dist/bench'],
])
  await build({ root, logLevel: 'warn', build: { ssr: entry, outDir } })

// The same console over ten lists, with the same platform beside it.
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  resolve: { tsconfigPaths: true },
  plugins: [react(), overTenLists()],
  build: { outDir: 'dist/ten-lists/console' },
})
cpSync('dist/platform', 'dist/ten-lists/platform', { recursive: true })

// Our table beside react-admin's own.
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  resolve: { tsconfigPaths: true },
  plugins: [react()],
  build: { outDir: 'dist/tables', rolldownOptions: { input: 'tests/bench/tables/index.html' } },
})

/** @type {typeof import('./main.ts')} */
const { runBenches } = await import(pathToFileURL(`${root}dist/bench/main.js`).href)
await runBenches(process.argv.slice(2))

/**
 * Puts ten lists in the place of the declared areas.
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
