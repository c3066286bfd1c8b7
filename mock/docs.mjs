/** `npm run docs`: writes those parts of the READMEs that follow from the declarations and from their vocabulary. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const vite = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
})
try {
  const { generatedDocs } = await vite.ssrLoadModule('/mock/generatedDocs.ts')
  for (const [file, generate] of Object.entries(generatedDocs)) {
    const before = readFileSync(file, 'utf8')
    const after = generate(before)
    if (after !== before) writeFileSync(file, after)
    console.log(`${file}: ${after === before ? 'up to date' : 'written'}`)
  }
} finally {
  await vite.close()
}
