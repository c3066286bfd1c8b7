/** `npm run api-doc`: writes the OpenAPI document of every call, the same that a running platform serves. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const file = 'dist/openapi.json'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const vite = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
})
try {
  const { collect } = await vite.ssrLoadModule('/mock/platform/collect.ts')
  const { openApiOf } = await vite.ssrLoadModule('/src/declaration/openapi.ts')
  const { declarations, document: info } = collect()
  const document = openApiOf(declarations, info)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
  console.log(`${file}: ${Object.keys(document.paths).length} paths of ${document.tags.length} areas`)
} finally {
  await vite.close()
}
