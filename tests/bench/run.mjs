/**
 * `npm run bench`: builds console, platform and benches as they would be shipped, and runs the benches; with words, only
 * those whose file name contains one (`npm run bench -- trades`).
 */
import { fileURLToPath, pathToFileURL } from 'node:url'
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

/** @type {typeof import('./main.ts')} */
const { runBenches } = await import(pathToFileURL(`${root}dist/bench/main.js`).href)
await runBenches(process.argv.slice(2))
