/**
 * `npm run docs` writes those parts of the READMEs that follow from the declarations and from their vocabulary;
 * `npm run api-doc` the OpenAPI document of every call, the same that a running platform serves.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const vite = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
})

const writeReadmes = async () => {
  const { generatedDocs } = await vite.ssrLoadModule('/mock/generatedDocs.ts')
  for (const [file, generate] of Object.entries(generatedDocs)) {
    const before = readFileSync(file, 'utf8')
    const after = generate(before)
    if (after !== before) writeFileSync(file, after)
    console.log(`${file}: ${after === before ? 'up to date' : 'written'}`)
  }
}

const writeApiDocument = async () => {
  const { collect } = await vite.ssrLoadModule('/mock/platform/collect.ts')
  const { openApiOf } = await vite.ssrLoadModule('/src/declaration/openapi.ts')
  const { declarations, document: info } = collect()
  const document = openApiOf(declarations, info)
  mkdirSync('dist', { recursive: true })
  writeFileSync('dist/openapi.json', `${JSON.stringify(document, null, 2)}\n`)
  console.log(
    `dist/openapi.json: ${Object.keys(document.paths).length} paths of ${document.tags.length} areas`,
  )
}

try {
  await (process.argv[2] === 'api' ? writeApiDocument() : writeReadmes())
} finally {
  await vite.close()
}
