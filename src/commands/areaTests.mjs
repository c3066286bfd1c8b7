import { spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { filesIn } from './areaFiles.mjs'
import { root } from './modules.mjs'

/**
 * @typedef {{ place: string, what: string }} Note what no sample tries, and where the declaration says it
 * @typedef {{ ok: boolean, lines: readonly string[], notes?: readonly Note[], passed?: number }} Found `passed`: how many tests
 * @typedef {{ name: string, ok: boolean, seconds: number, lines: readonly string[], notes: readonly Note[], passed?: number }} Step what
 *   was looked at, and what was found, a line each
 * @typedef {{ status: string, fullName: string, failureMessages: string[], meta?: { untried?: readonly Note[] } }} Test
 * @typedef {{ numPassedTests?: number, testResults: { name: string, message: string, assertionResults: Test[] }[] }} Report
 */

/** The generated tests of an area that need no browser. `AREA` limits them to one area. */
export const areaTestFiles = [
  'tests/unit/declaration/declaredAreas.test.ts',
  'tests/unit/declaration/permissionsProperties.test.ts',
  'tests/unit/platform/dataProviderFilters.test.ts',
  'tests/unit/platform-areas/platformAnswers.test.ts',
  'tests/contract/areas.test.ts',
  'tests/contract/dataProviderAreas.test.ts',
  'tests/contract/historyWrites.full.test.ts',
  'tests/contract/permissions.test.ts',
]

/** For later runs to reuse. */
const cache = join(root, 'node_modules/.cache')

/** The compiler's information about all files, left by `npm run typecheck` and the development server (tsconfig.json). */
const typesOfAll = join(cache, 'types.tsbuildinfo')

/** @param {string} file @returns {number} when it was written; 0 when there is none */
const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Nobody reads more lines than this of one failure. */
const linesEach = 12

/**
 * Runs one of the project's programs.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options]
 * @returns {Promise<Found>}
 */
const run = (program, args, { env = process.env, signal } = {}) =>
  new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, { cwd: root, env, signal })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    child.on('error', (problem) => resolve({ ok: false, lines: [problem.message] }))
    child.on('exit', (code) => resolve({ ok: code === 0, lines: saying(output) }))
  })

/** @param {string} text @returns {readonly string[]} its non-empty lines */
const saying = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')

/**
 * Checks the types of an area's files and of whatever imports them, as far as these have changed since the last time;
 * `npm run typecheck` checks the whole project.
 *
 * @param {string} folder of the area, from the root
 */
const types = (folder) => {
  const config = join(cache, `types.${basename(folder)}.json`)
  // In the same folder as the config, because its paths are relative.
  const known = config.replace('.json', '.tsbuildinfo')
  const from = (/** @type {string} */ file) => join(root, file)
  mkdirSync(cache, { recursive: true })
  // Otherwise every file is checked from scratch while the tests need the processors.
  if (writtenAt(typesOfAll) > writtenAt(known)) copyFileSync(typesOfAll, known)
  writeFileSync(
    config,
    JSON.stringify({
      extends: from('tsconfig.json'),
      compilerOptions: { tsBuildInfoFile: known },
      include: [from(folder)],
      files: importersOf(folder).map(from),
    }),
  )
  return run('tsc', ['-p', config])
}

/**
 * @param {string} folder of an area, from the root
 * @returns {readonly string[]} the files outside it that import one of its own, from the root
 */
const importersOf = (folder) => {
  const inside = folder.replace(/^resources\//, '')
  // By its own name, or by a relative path: a folder of src/ may have the same name as an area.
  const byName = new RegExp(`['"](@resources/|/resources/)${inside}/`)
  const fromBeside = new RegExp(`['"]\\.{1,2}/([^'"]+/)?${basename(folder)}/[^'"]+['"]`)
  return ['resources', 'src', 'mock', 'tests'].flatMap((top) =>
    filesIn(top).filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !file.startsWith(`${folder}/`) &&
        [byName, ...(top === 'resources' ? [fromBeside] : [])].some((one) =>
          one.test(readFileSync(join(root, file), 'utf8')),
        ),
    ),
  )
}

/**
 * Formats an area's files and sorts their imports. Unreadable files stay as they are; `areaTests` reports them.
 *
 * @param {string} folder of the area, from the root
 * @returns {Promise<readonly string[]>} the files that were changed
 */
export const putInOrder = async (folder) => {
  const texts = () =>
    filesIn(folder)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const before = texts()
  await run('biome', ['check', '--write', '--error-on-warnings', folder])
  return texts().flatMap(({ file, text }, index) => (text === before[index]?.text ? [] : [file]))
}

/** Checks format, import order, and the linter. @param {string} folder of the area, from the root */
const format = async (folder) => {
  const { ok, lines } = await run('biome', ['check', '--error-on-warnings', folder])
  return { ok, lines: ok ? [] : [`→ npx biome check --write ${folder}`, ...lines.slice(0, linesEach)] }
}

/**
 * The folder that a run of tests shares (tests/stores/onceInRun.ts).
 *
 * @param {(folder: string) => Promise<Found>} use
 * @returns {Promise<Found>}
 */
async function inRunFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'check-area-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} name of the area
 * @param {AbortSignal} signal
 */
const generated = (name, signal) =>
  inRunFolder(async (folder) => {
    const file = join(folder, 'report.json')
    const { lines } = await run('vitest', ['run', '--reporter=json', `--outputFile=${file}`], {
      env: { ...process.env, AREA: name, TEST_RUN_FOLDER: folder, TEST_SCOPE: 'short' },
      signal,
    })
    if (!existsSync(file)) return { ok: false, lines }
    /** @type {Report} */
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const failures = report.testResults.flatMap(({ name: of, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return message ? [told(of, message)] : []
      return failed.map(({ fullName, failureMessages }) => told(fullName, failureMessages.join('\n')))
    })
    return {
      ok: failures.length === 0 && (report.numPassedTests ?? 0) > 0,
      lines: failures.flat(),
      notes: notesIn(report),
      passed: report.numPassedTests,
    }
  })

/**
 * Notes from the tests besides their results, each once.
 *
 * @param {Pick<Report, 'testResults'>} report
 * @returns {readonly Note[]}
 */
export const notesIn = ({ testResults }) => {
  const notes = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.untried ?? []),
  )
  return [...new Map(notes.map((note) => [note.place, note])).values()]
}

/**
 * A failure without its places in the tests' own code, and with its remedy last.
 *
 * @param {string} test
 * @param {string} message
 * @returns {readonly string[]}
 */
const told = (test, message) => {
  const lines = saying(message).filter((line) => !/^\s+at /.test(line))
  const remedies = lines.filter((line) => line.startsWith('→ '))
  return [
    `✘ ${test}`,
    ...[...lines.filter((line) => !line.startsWith('→ ')).slice(0, linesEach), ...new Set(remedies)].map(
      (line) => `    ${line}`,
    ),
  ]
}

/**
 * @param {string} name
 * @param {() => Promise<Found>} look
 * @returns {Promise<Step>}
 */
const step = async (name, look) => {
  const started = performance.now()
  const { notes = [], ...found } = await look()
  return { name, ...found, notes, seconds: (performance.now() - started) / 1000 }
}

/**
 * Starts the generated tests of an area.
 *
 * @param {string} name of the area
 * @returns {{ looked: Promise<Step>, stop: () => Promise<void> }} `stop` resolves once none of them is running any more
 */
export const beginTests = (name) => {
  const stopping = new AbortController()
  const looked = step('tests', () => generated(name, stopping.signal))
  return {
    looked,
    stop: async () => {
      stopping.abort()
      await looked
    },
  }
}

/**
 * Checks an area's types and format while its tests run.
 *
 * @param {string} file of its declaration, from the root
 * @param {Promise<Step>} tests
 * @param {(step: Step) => void} onStep called with each step as soon as it is done
 * @returns {Promise<readonly Step[]>}
 */
export const areaTests = (file, tests, onStep) =>
  Promise.all(
    [step('types', () => types(dirname(file))), step('format', () => format(dirname(file))), tests].map(
      async (looked) => {
        const found = await looked
        onStep(found)
        return found
      },
    ),
  )
