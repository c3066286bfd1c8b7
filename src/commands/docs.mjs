/**
 * `npm run docs` writes those parts of the READMEs that follow from the declarations and from their vocabulary;
 * `npm run api-doc` the OpenAPI document of every call, the same that a running platform serves.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root, withModules } from './modules.mjs'

process.chdir(root)

await withModules(async (load) => {
  if (process.argv[2] === 'api') {
    const { collect } = await load('/mock/platform/collect.ts')
    const { openApiOf } = await load('/src/declaration/openapi.ts')
    const { declarations, document: info } = collect()
    const document = openApiOf(declarations, info)
    mkdirSync('dist', { recursive: true })
    writeFileSync('dist/openapi.json', `${JSON.stringify(document, null, 2)}\n`)
    console.log(
      `dist/openapi.json: ${Object.keys(document.paths).length} paths of ${document.tags.length} areas`,
    )
    return
  }
  const { generatedDocs } = await load('/mock/generatedDocs.ts')
  for (const [file, generate] of Object.entries(generatedDocs)) {
    const before = readFileSync(file, 'utf8')
    const after = generate(before)
    if (after !== before) writeFileSync(file, after)
    console.log(`${file}: ${after === before ? 'up to date' : 'written'}`)
  }
})
