/**
 * `npm run docs` updates the parts of the READMEs that are generated from the declarations and their vocabulary;
 * `npm run docs -- calls` prints all calls that a platform may offer besides the core ones; `npm run api-doc` writes the OpenAPI
 * document of every call, the same that a running platform serves.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { writeDocuments } from './generated.mjs'
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
  if (process.argv[2] === 'calls') {
    const { platformTables } = await load('/mock/generatedDocs.ts')
    console.log(platformTables().beyond)
    return
  }
  await writeDocuments(load)
})
