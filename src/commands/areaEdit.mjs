/** Edits of an area's declaration that the console's pages ask the development server for. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { CommandError, filesIn } from './areaFiles.mjs'
import { root } from './modules.mjs'

/** More at a time is no edit by hand. */
const mostEdits = 50

/**
 * @typedef {(string | number)[]} Place
 * @typedef {{ place: Place, value: any }} Edit
 * @typedef {(file: string) => Promise<any>} Load
 * @typedef {(file: string, text: string) => Promise<any>} Evaluate gives what a file's default export would be with this text
 */

/** The declaration's file, found by the area's name: a path is never taken from a page. @param {unknown} area */
const fileOf = (area) => {
  const found =
    typeof area === 'string' && /^[A-Za-z][A-Za-z0-9]*$/.test(area)
      ? filesIn('resources').filter((file) => basename(file) === `${area}.area.ts`)
      : []
  const [file] = found
  if (!file || found.length > 1) throw new CommandError(`there is no file of an area "${String(area)}"`)
  return file
}

/** @param {unknown} edits @returns {Edit[]} */
const checked = (edits) => {
  const isPlace = (/** @type {any} */ place) =>
    Array.isArray(place) &&
    place.length > 0 &&
    place.every((part) =>
      typeof part === 'string' ? !/^__|^constructor$|^prototype$/.test(part) : Number.isInteger(part),
    )
  const isLeaf = (/** @type {any} */ value) =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value)
  const isValue = (/** @type {any} */ value) => (Array.isArray(value) ? value.every(isLeaf) : isLeaf(value))
  if (!Array.isArray(edits) || edits.length === 0 || edits.length > mostEdits)
    throw new CommandError(`say 1 to ${mostEdits} edits`)
  if (!edits.every((edit) => isPlace(edit?.place) && isValue(edit.value)))
    throw new CommandError('each edit is a place and a text, a number, yes or no, or a list of them')
  return edits
}

/** As it is written: what follows from the rest follows from what is edited too. @param {string} text */
const asWritten = (text) => text.replace(/\bdefineResource\(/, '(')

/**
 * Writes other values into a declaration's file, if that comes to the declaration with these values in these places and nothing
 * else, and if that is in order.
 *
 * @param {{ area?: unknown, edits?: unknown }} question
 * @param {Load} load
 * @param {Evaluate} evaluate
 * @param {string} [project] the folder in which the file is written
 * @returns {Promise<{ file: string, lines: number[] }>} the lines that changed, from 1
 * @throws {CommandError} with what is wrong; then nothing is written
 */
export async function editArea({ area, edits }, load, evaluate, project = root) {
  const file = fileOf(area)
  const wanted = checked(edits)
  const { withEdit, edited } = await load('/mock/sourceEdit.ts')
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  let after = before
  let meant = await evaluate(file, asWritten(before))
  try {
    for (const { place, value } of wanted) {
      after = withEdit(after, place, value)
      meant = edited(meant, place, value)
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'EditRefused') throw new CommandError(error.message)
    throw error
  }
  if (!isDeepStrictEqual(await evaluate(file, asWritten(after)), meant))
    throw new CommandError('the file would come to another declaration; edit it by hand')
  const problems = await problemsOf(area, await evaluate(file, after), load)
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  const formatted = execFileSync('npx', ['biome', 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: after,
    encoding: 'utf8',
  })
  writeFileSync(path, formatted)
  const [old, now] = [before.split('\n'), formatted.split('\n')]
  return { file, lines: now.flatMap((line, index) => (line === old[index] ? [] : [index + 1])) }
}

/** What the checker finds wrong with an area beside the others. @param {unknown} area @param {any} declaration @param {Load} load */
const problemsOf = async (area, declaration, load) => {
  const { loadDeclarations, DeclarationError } = await load('/src/declaration/index.ts')
  const { collect } = await load('/mock/platform/collect.ts')
  const { default: groups } = await load('/resources/menu.ts')
  const others = collect().declarations.filter((/** @type {{ name: string }} */ { name }) => name !== area)
  const all = [...others, declaration]
  try {
    loadDeclarations(Object.fromEntries(all.map((one) => [one.name, one])), groups)
    return []
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error
    const { problems } = /** @type {{ problems: string[] }} */ (error)
    return problems.filter((one) => one.startsWith(`${area}:`))
  }
}
