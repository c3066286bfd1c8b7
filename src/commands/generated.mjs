import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './modules.mjs'

/**
 * Updates the documents' parts that are generated from the declarations, and reports the result for each.
 *
 * @param {import('vite').ViteDevServer['ssrLoadModule']} load
 * @param {{ saysAll?: boolean }} [options] saysAll false: only report those that were written
 */
export const writeDocuments = async (load, { saysAll = true } = {}) => {
  const { generatedDocs } = await load('/mock/generatedDocs.ts')
  for (const [file, generate] of Object.entries(generatedDocs)) {
    const before = readFileSync(join(root, file), 'utf8')
    const after = generate(before)
    if (after !== before) writeFileSync(join(root, file), after)
    if (saysAll || after !== before) console.log(`${file}: ${after === before ? 'up to date' : 'written'}`)
  }
}
