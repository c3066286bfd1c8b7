/**
 * `npm run check-area` checks all declarations.
 *
 * - `-- merchant` formats an area and checks it by its name, then its types, the linter, and its generated tests. It lists its
 *   neighbours in the menu and the free error codes.
 * - `-- path/to/x.area.ts`, `-- x.json` or `-- https://…/x.json` checks a declaration by its file or address, together with those
 *   in resources/.
 *
 * If all are valid, the documents generated from them are written; for a single area, only if they mention it. `--json` prints
 * the results for machines. The exit code is 1 if anything is wrong.
 */
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { besideLines } from './areaBeside.mjs'
import { filesIn } from './areaFiles.mjs'
import { areaTests, beginTests, putInOrder } from './areaTests.mjs'
import { writeDocuments } from './generated.mjs'
import { root, withModules } from './modules.mjs'

const options = process.argv.slice(2)
const forMachines = options.includes('--json')
const wanted = options.filter((option) => option !== '--json')

/** @param {string} target */
const isAddress = (target) => /^https?:\/\//.test(target)

/** @param {string} target */
const isFile = (target) => /\.(ts|json)$/.test(target)

/**
 * A declaration from elsewhere: as it was read, and its source.
 *
 * @param {string} target
 * @param {(file: string) => Promise<any>} load
 */
const readTarget = async (target, load) => {
  if (target.endsWith('.ts')) {
    const file = resolve(root, target)
    return { declaration: (await load(file)).default, source: readFileSync(file, 'utf8') }
  }
  const text = isAddress(target)
    ? await (await fetch(target, { signal: AbortSignal.timeout(10_000) })).text()
    : readFileSync(resolve(process.cwd(), target), 'utf8')
  return { declaration: JSON.parse(text), source: `export default ${text}` }
}

/**
 * What the reference platform does beyond declarations, by file: for these declarations only, or for all.
 *
 * @param {readonly string[]} shown
 */
const ruleSources = (shown) => {
  const folders = shown.map((file) => file.replace(/[^/]*$/, 'platform/').slice(1))
  const files = filesIn('resources').filter(
    (file) =>
      /\/platform\/.*\.ts$/.test(file) &&
      (folders.length === 0 || folders.some((folder) => file.startsWith(folder))),
  )
  return Object.fromEntries(files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]))
}

/**
 * The area or page whose folder a file is in, or else the folder.
 *
 * @param {string} file
 * @param {Record<string, any>} declared
 */
const ownerOf = (file, declared) => {
  const folder = `/${file.replace(/platform\/.*$/, '')}`
  const [, own] =
    Object.entries(declared).find(
      ([one]) => one.startsWith(folder) && !one.slice(folder.length).includes('/'),
    ) ?? []
  return own?.name ?? folder
}

/**
 * The problems of the requested declarations, each with its file and line.
 *
 * @param {(file: string) => Promise<any>} load
 */
const problemsIn = async (load) => {
  /** @type {{ declaredFiles: () => Record<string, any>, problemsInResources: (more: object, only: string[]) => Record<'whose' | 'file' | 'place' | 'what', string>[], notesInResources: (more: object, only: string[]) => Record<'whose' | 'file' | 'place' | 'what', string>[] }} */
  const { declaredFiles, problemsInResources, notesInResources } = await load('/mock/platform/collect.ts')
  const { placedProblems, placedLine, shownFile } = await load('/mock/sourcePlace.ts')
  const { doubtsIn } = await load('/src/scaffold/source.ts')
  const { declarationHash } = await load('/src/declaration/declarationHash.ts')
  const files = declaredFiles()
  const names = Object.fromEntries(Object.entries(files).map(([file, { name }]) => [name, file]))
  /** @type {Record<string, { declaration: unknown, source: string }>} */
  const read = {}
  /** The files to report on; without any, all. */
  /** @type {string[]} */
  const shown = []
  for (const target of wanted) {
    const own = `/${relative(root, resolve(process.cwd(), target))}`
    if (files[own]) shown.push(own)
    else if (isAddress(target) || isFile(target)) {
      read[target] = await readTarget(target, load)
      shown.push(target)
    } else if (names[target]) shown.push(names[target])
    else
      throw new Error(
        `there is no area or page "${target}"; there are: ${Object.keys(names).sort().join(', ')}`,
      )
  }
  const more = Object.fromEntries(Object.entries(read).map(([file, { declaration }]) => [file, declaration]))
  const found = problemsInResources(more, shown)
  const { problemsOfRules } = await load('/mock/ruleCodes.ts')
  const { errorCatalogue } = await load('/src/declaration/errors.ts')
  const { inTwo } = await load('/src/declaration/inspect/report.ts')
  const { menuBeside } = await load('/src/declaration/inspect/beside.ts')
  const { freeCodes } = await load('/src/declaration/inspect/freeCodes.ts')
  const codes = [errorCatalogue, ...Object.values(files).map(({ errors = {} }) => errors)]
  /** @param {string} file */
  const sourceOf = (file) => read[file]?.source ?? readFileSync(resolve(root, file.slice(1)), 'utf8')
  /** @type {(Record<'whose' | 'file' | 'place' | 'what', string> & { line: number })[]} */
  const placed = [
    ...placedProblems(found, sourceOf),
    ...problemsOfRules(
      ruleSources(shown),
      codes.flatMap((one) => Object.keys(one).map(Number)),
      /** @param {string} file */
      (file) => ownerOf(file, files),
    ),
  ]
  const problems = placed.map(({ whose, file, line, place, what }) => ({
    area: whose,
    file,
    line,
    place,
    ...inTwo(what),
  }))
  /** Valid, but could cost less. */
  const notes = problems.length === 0 ? placedProblems(notesInResources(more, shown), sourceOf) : []
  /** @type {string[]} */
  const lines = placed.map(placedLine)
  const checked = Object.entries({ ...files, ...more }).filter(
    ([file]) => shown.length === 0 || shown.includes(file),
  )
  // Generated documents cover all areas, and types and tests load them all.
  const others =
    problems.length === 0 && shown.length > 0
      ? [...new Set(problemsInResources(more, []).map(({ whose }) => whose))]
      : []
  const { coreCalls } = await load('/resources/calls/coreCalls.ts')
  // Documents only cover areas with core calls.
  const isDocumented =
    shown.length === 0 ||
    checked.some(([, one]) =>
      coreCalls.some(/** @param {string} call */ (call) => JSON.stringify(one).includes(`"${call}"`)),
    )
  if (problems.length === 0 && others.length === 0 && !forMachines && isDocumented)
    await writeDocuments(load, { saysAll: false })
  const hashes = await Promise.all(
    checked.map(async ([file, declaration]) => ({
      file: shownFile(file),
      name: declaration?.name,
      hash: await declarationHash(declaration ?? {}),
    })),
  )
  /** Unsettled doubts of the scaffold. */
  const doubts = checked.flatMap(([file]) =>
    file.endsWith('.area.ts')
      ? doubtsIn(read[file]?.source ?? readFileSync(resolve(root, file.slice(1)), 'utf8')).map(
          /** @param {{ line: number, doubt: string }} one */
          (one) => ({ file: shownFile(file), ...one }),
        )
      : [],
  )
  const named = checked.find(
    ([file, { name }]) => shown.length === 1 && wanted.includes(name) && file.includes('.area.'),
  )
  const all = Object.values({ ...files, ...more })
  const { default: groups } = await load('/resources/menu.ts')
  const [, only] = checked.length === 1 ? (checked[0] ?? []) : []
  const { addedTo } = await load('/src/declaration/completed.ts')
  const beside = {
    added: named ? (addedTo(only) ?? {}) : {},
    menu: only ? menuBeside(only, all, groups) : [],
    freeCodes: freeCodes(only, all, Object.keys(errorCatalogue).map(Number)),
  }
  return {
    problems,
    others,
    doubts,
    notes,
    beside,
    lines,
    declarations: hashes,
    area: named?.[0].slice(1),
    /** @param {readonly import('./areaTests.mjs').Note[]} untried what the tests of that area note */
    placed: (untried) => {
      const [file = '', { name: whose = '' } = {}] = named ?? []
      const all = untried.map((note) => ({ whose, file, ...note }))
      return placedProblems(all, sourceOf).map(noteLine)
    },
  }
}

/** @param {Record<'file' | 'place' | 'what', string> & { line: number }} note */
const noteLine = ({ file, line, place, what }) => `${file}:${line} note: ${place} ${what}`

const isNamed =
  !forMachines && wanted.length === 1 && !wanted.some((target) => isFile(target) || isAddress(target))

/**
 * Formats an area's folder before any lines are reported. A run that tests what was committed changes nothing.
 *
 * @param {string} name of the area
 */
const formatted = async (name) => {
  const own = filesIn('resources').find((file) => file.endsWith(`/${name}.area.ts`))
  return own && !process.env.CI ? putInOrder(dirname(own)) : []
}
for (const file of isNamed ? await formatted(wanted[0] ?? '') : []) console.log(`formatted ${file}`)

/** Starts at once for a named area, because it takes longest, and the checker only needs one processor. */
const begun = isNamed ? beginTests(wanted[0] ?? '') : undefined

/**
 * Checks what only shows when running.
 *
 * @param {string} file of the declaration
 * @param {{ looked: Promise<import('./areaTests.mjs').Step> }} tests
 * @param {(notes: readonly import('./areaTests.mjs').Note[]) => readonly string[]} placed
 */
const runTests = async (file, tests, placed) => {
  console.log(
    'Its types, its format, and the tests that follow from it: some twenty seconds where nothing else runs …',
  )
  const steps = await areaTests(file, tests.looked, ({ name: step, ok, seconds, lines, passed }) => {
    const count = passed === undefined ? '' : `, ${passed} passed`
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${step.padEnd(8)} ${seconds.toFixed(1)} s${count}`)
    for (const line of ok ? [] : lines) console.log(`  ${line}`)
  })
  for (const line of placed(steps.flatMap(({ notes }) => notes))) console.log(line)
  return steps.every(({ ok }) => ok)
}

try {
  const { problems, others, doubts, notes, beside, lines, declarations, area, placed } =
    await withModules(problemsIn)
  if (forMachines) console.log(JSON.stringify({ problems, doubts, notes, beside, declarations }, null, 2))
  else {
    for (const line of lines) console.log(line)
    for (const { file, line, doubt } of doubts)
      console.log(`${file}:${line} doubt: ${doubt}; delete the comment once it is settled`)
    for (const note of notes) console.log(noteLine(note))
    for (const line of besideLines(beside)) console.log(line)
    console.log(
      problems.length > 0
        ? `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
        : `${declarations.length} ${declarations.length === 1 ? 'declaration is' : 'declarations are'} in order`,
    )
    if (others.length > 0)
      console.log(
        `Nothing can be tried before ${others.join(', ')} is mended: npm run check-area -- ${others[0]}`,
      )
  }
  const canBeTried = problems.length === 0 && others.length === 0
  const count = doubts.length
  const doubtful = count > 0 ? `${count} ${count === 1 ? 'doubt is' : 'doubts are'} left` : ''
  const isRight = area && begun ? canBeTried && (await runTests(area, begun, placed)) : problems.length === 0
  // The question asked at the start has scrolled away.
  if (doubtful && isRight && !forMachines) console.log(`${doubtful}: settle each, and delete its comment`)
  process.exitCode = isRight ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
} finally {
  await begun?.stop()
}
