/** Plans an area's file for `npm run area` and the page *New area*. It writes nothing. */
import { readFileSync } from 'node:fs'
import { CommandError, declaredAreas, formatted, placeOf } from './areaFiles.mjs'
import { root } from './modules.mjs'

/**
 * The settings for an area besides its evidence.
 *
 * @typedef {object} Wanted
 * @property {string} [path]
 * @property {string} [name]
 * @property {{ zh?: string, en?: string, es?: string }} [label]
 * @property {readonly string[]} [key]
 * @property {readonly string[]} [form]
 *
 * @typedef {object} Plan
 * @property {string} file
 * @property {string} [source] of the new file; without one the area is there
 * @property {string} [difference] what the evidence would add to the area that is there, as a patch
 * @property {any} draft
 * @property {any} [declaration] of a new area, its missing texts filled in
 * @property {number} doubts
 * @property {readonly number[]} unwritten lines with labels that are still to be written
 * @property {readonly string[]} groups of the menu
 * @property {readonly number[]} freeCodes error codes that the area may declare
 */

/** After the last of its siblings; from 900 on they belong to the demo. @param {any[]} siblings */
const orderAfter = (siblings) => {
  const orders = siblings.map(({ menu }) => menu.order ?? 900).filter((order) => order < 900)
  return Math.min(899, Math.floor(Math.max(0, ...orders) / 10) * 10 + 10)
}

/** The lines that have a label without a text. @param {string} source */
const unwrittenIn = (source) =>
  source.split('\n').flatMap((line, index) => (/\bl\([^)]*''/.test(line) ? [index + 1] : []))

/**
 * @param {Wanted} wanted
 * @param {any} evidence
 * @param {(file: string) => Promise<any>} load
 * @returns {Promise<Plan>}
 * @throws {CommandError} and SampleError, for mistakes the user can fix
 */
export async function planArea({ path, name, label, key, form }, evidence, load) {
  const scaffold = await load('/src/scaffold/index.ts')
  const { default: groups } = await load('/resources/menu.ts')
  const { areas, pages } = await declaredAreas(load)
  const ofPath = path
    ?.split('/')
    .at(-1)
    ?.replace(/[-_]+(\w)/g, (_, letter) => letter.toUpperCase())
  const chosen = name ?? evidence.name ?? (ofPath && scaffold.boundedName(ofPath))
  const existing = areas.find(({ declaration }) => declaration.name === chosen)
  if (!path && !existing) throw new CommandError('where is its page? Give --path /group/name')
  const others = areas.map(({ declaration }) => declaration)
  const group = Object.keys(groups).find((one) => path?.split('/')[1] === one)
  /** @param {string[] | undefined} fields */
  const keeps = (fields) =>
    fields?.every((one) => evidence.fields.some((/** @type {any} */ field) => field.name === one))
  const wish = {
    name: chosen ?? '',
    path: existing?.declaration.path ?? path,
    label,
    group,
    // In a group it comes last by default. Without a group, the demo would come before it.
    order: group
      ? undefined
      : orderAfter(
          [...areas, ...pages].flatMap(({ declaration: { menu = {} } }) => (menu.group ? [] : [{ menu }])),
        ),
    key: key ?? (keeps(existing?.declaration.key) ? existing?.declaration.key : undefined),
    form,
  }
  const file = existing?.file ?? placeOf(wish.name, String(path), [...areas, ...pages])
  // The demo uses many field names with other meanings than the business does.
  const known = areas.filter(({ file }) => !file.startsWith('resources/demo/'))
  const dictionary = scaffold.dictionaryOf(known.map(({ declaration }) => declaration))
  const draft = scaffold.draftOf(wish, evidence, dictionary)
  if (existing)
    return {
      file,
      draft,
      doubts: 0,
      unwritten: [],
      groups: [],
      freeCodes: [],
      difference: await differenceOf(existing, draft, load),
    }
  const problems = scaffold.problemsOfDraft(draft, others, groups)
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  const source = formatted(scaffold.areaSource(draft), file)
  const { freeCodes } = await load('/src/declaration/inspect/freeCodes.ts')
  const { errorCatalogue } = await load('/src/declaration/errorCatalogue.ts')
  return {
    ...{ file, source, draft, groups: Object.keys(groups) },
    declaration: scaffold.areaOf(draft),
    doubts: source.split(scaffold.doubtMark).length - 1,
    unwritten: unwrittenIn(source),
    freeCodes: freeCodes(undefined, others, Object.keys(errorCatalogue).map(Number)),
  }
}

/** @param {import('./areaFiles.mjs').Declared} existing @param {any} draft @param {(file: string) => Promise<any>} load */
async function differenceOf({ file, declaration }, draft, load) {
  const { patched } = await load('/src/scaffold/patch.ts')
  const { unifiedDiff } = await load('/src/scaffold/unifiedDiff.ts')
  const before = readFileSync(`${root}${file}`, 'utf8')
  const after = patched(before, declaration, draft)
  if (after === undefined)
    throw new CommandError(
      `the fields of ${declaration.name} are not written in ${file} itself, so no patch can be made`,
    )
  return unifiedDiff(before, formatted(after, file), file)
}
