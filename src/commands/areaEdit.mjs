/** Edits of an area's declaration, requested by the console's pages from the development server. */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { CommandError, filesIn, formatted } from './areaFiles.mjs'
import { root } from './modules.mjs'

/** Nobody makes more edits than this by hand at once. */
const mostEdits = 200

/**
 * @typedef {import('../declaration/edits').Edit} Edit
 * @typedef {(file: string) => Promise<any>} Load
 * @typedef {(file: string, text: string) => Promise<any>} Evaluate the default export that a file would have with this text
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

/** Names that every object has, so no declaration may use them. */
const reserved = /^__|^constructor$|^prototype$/

/** Whether a value may be written: JSON, whose names are names. @param {any} value @returns {boolean} */
const isWritable = (value) => {
  if (Array.isArray(value)) return value.every(isWritable)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, one]) => !reserved.test(name) && isWritable(one))
}

/** @param {any} place */
const isPlace = (place) =>
  Array.isArray(place) &&
  place.length > 0 &&
  place.every((part) => (typeof part === 'string' ? !reserved.test(part) : Number.isInteger(part)))

/** @param {any} edit */
const isEdit = (edit) => {
  if (!isPlace(edit?.place)) return false
  const [[how, what] = [], ...others] = Object.entries(edit).filter(([part]) => part !== 'place')
  if (others.length > 0) return false
  if (how === 'remove') return what === true
  if (how === 'move') return Number.isInteger(what) && what >= 0
  return (how === 'value' || how === 'insert') && isWritable(what)
}

/** @param {unknown} edits @returns {Edit[]} */
const checked = (edits) => {
  if (!Array.isArray(edits) || edits.length === 0 || edits.length > mostEdits)
    throw new CommandError(`say 1 to ${mostEdits} edits`)
  if (!edits.every(isEdit))
    throw new CommandError('each edit is a place and one of: value, insert, remove, move')
  return edits
}

/** Skips completion, because whatever follows from the rest also follows the edits. @param {string} text */
const asWritten = (text) => text.replace(/\bdefineResource\(/, '(')

/** Its names keep their order, except for a field's own `kind`. @param {unknown} declaration */
const ordered = (declaration) =>
  JSON.stringify(declaration, (_, /** @type {any} */ value) =>
    typeof value?.kind === 'string' ? { kind: value.kind, ...value } : value,
  )

/** The order of names matters. @param {unknown} one @param {unknown} other */
const isSame = (one, other) => isDeepStrictEqual(one, other) && ordered(one) === ordered(other)

/** @param {unknown} value */
const isNames = (value) => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Whether something stands at a place. @param {any} declaration @param {readonly (string | number)[]} place */
const isThere = (declaration, place) =>
  place.reduce((/** @type {any} */ whole, part) => whole?.[part], declaration) !== undefined

/** Removing a field also removes its samples, which pages do not know about. @param {Edit[]} edits @param {any} written */
const withSamples = (edits, written) =>
  edits.flatMap((edit) => {
    const [part, name = '', ...inside] = edit.place
    const samples = ['sample', 'values', name]
    return 'remove' in edit && part === 'fields' && inside.length === 0 && isThere(written, samples)
      ? [edit, { place: samples, remove: /** @type {const} */ (true) }]
      : [edit]
  })

/**
 * Makes edits in a declaration's file, if the result is the declaration with exactly these edits, and is valid.
 *
 * @param {{ area?: unknown, edits?: unknown }} question
 * @param {Load} load
 * @param {Evaluate} evaluate
 * @param {{ project?: string, dry?: boolean }} [options] the folder in which the file is written; `dry`: it is not
 * @returns {Promise<{ file: string, lines: number[], difference: string }>} the lines that changed, from 1, and how, as
 *   `patch` reads it
 * @throws {CommandError} with what is wrong; then nothing is written
 */
export async function editArea({ area, edits }, load, evaluate, { project = root, dry = false } = {}) {
  const file = fileOf(area)
  const wanted = checked(edits)
  const { withEdit } = await load('/mock/sourceEdit.ts')
  const { edited } = await load('/src/declaration/edits.ts')
  const { completed } = await load('/src/declaration/completed.ts')
  const { unifiedDiff } = await load('/src/scaffold/unifiedDiff.ts')
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  const declared = await evaluate(file, asWritten(before))
  const all = withSamples(wanted, declared)
  /** The file's text after some edits, and the declaration it gives. */
  const splice = async (edits = all) => {
    const after = edits.reduce(withEdit, before)
    return { after, came: await evaluate(file, asWritten(after)) }
  }
  /** The same without lists that follow from the rest, if the result is as intended. */
  const spliceLess = async () => {
    const less = all.filter((one) => !('value' in one) || !isNames(one.value) || isThere(declared, one.place))
    if (less.length === all.length) return undefined
    const { after, came } = await splice(less)
    return isSame(completed(came), all.reduce(edited, completed(declared))) ? after : undefined
  }
  const spliceAll = async () => {
    const { after, came } = await splice()
    return isSame(came, all.reduce(edited, declared)) ? after : undefined
  }
  const less = await spliceLess().catch(() => undefined)
  const after =
    less ??
    (await spliceAll().catch((error) => {
      if (error instanceof Error && error.name === 'EditRefused') throw new CommandError(error.message)
      throw error
    }))
  if (after === undefined)
    throw new CommandError('the file would come to another declaration; edit it by hand')
  const problems = await problemsOf(area, await evaluate(file, after), load)
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  const written = formatted(after, file)
  if (!dry) writeFileSync(path, written)
  const difference = unifiedDiff(before, written, file)
  return { file, lines: linesIn(difference), difference }
}

/** The lines that a difference adds, or after which it removes some, from 1. @param {string} difference */
const linesIn = (difference) => {
  /** @type {Set<number>} */
  const lines = new Set()
  let at = 0
  for (const line of difference.split('\n').slice(2)) {
    const [, start] = /^@@ -\d+,\d+ \+(\d+),/.exec(line) ?? []
    if (start) at = Number(start)
    else if (line.startsWith('-')) lines.add(at)
    else {
      if (line.startsWith('+')) lines.add(at)
      at += 1
    }
  }
  return [...lines]
}

/** The problems of an area alongside the others. @param {unknown} area @param {any} declaration @param {Load} load */
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
