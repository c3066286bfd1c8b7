/**
 * `npm run apply-edits -- trade.edits.json` writes edits made in a console into the declaration of their area, like the
 * development server. With `--dry` it only shows what would change.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { editArea } from './areaEdit.mjs'
import { CommandError } from './areaFiles.mjs'
import { evaluator } from './evaluator.mjs'
import { withModules } from './modules.mjs'

const usage =
  'npm run apply-edits -- <file>   writes edits that a console exported; --dry: says what they would change'

/** @param {string} file */
const questionIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { dry: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new CommandError(usage)
  const question = questionIn(file)
  const { load: loadText, evaluate } = evaluator()
  const { difference } = await withModules(
    (load) => editArea(question, load, (path, text) => evaluate(path, text, load), { dry: values.dry }),
    [{ name: 'edited-texts', load: loadText }],
  )
  console.log(difference || 'Nothing would change.')
}

try {
  await main()
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
