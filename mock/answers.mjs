/** `npm run answers`: writes into the README what a platform has to answer, as the declarations have it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const file = 'README.md'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const vite = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
})
try {
  const { readmeTables } = await vite.ssrLoadModule('/mock/readmeTables.ts')
  const { withAnswerTables } = await vite.ssrLoadModule('/src/declaration/answerTables.ts')
  const before = readFileSync(file, 'utf8')
  const after = withAnswerTables(before, readmeTables())
  if (after !== before) writeFileSync(file, after)
  console.log(`${file}: ${after === before ? 'nothing to change' : 'the tables of answers are written'}`)
} finally {
  await vite.close()
}
