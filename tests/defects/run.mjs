/**
 * `npm run test:defects`: shows that the short run finds faults. It makes each fault of `defects.mjs` in a copy of the last
 * commit, one at a time, runs the tests that should find it, and prints the first test that does. It fails if one is not found.
 * `npm run test:defects -- tick trade` only takes those with one of these words in their name.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowser } from '../browser.mjs'
import { playwrightFailures, vitestFailures } from '../failures.mjs'
import { defects } from './defects.mjs'

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const root = git('rev-parse', '--show-toplevel')
const copy = join(mkdtempSync(join(tmpdir(), 'defects-')), 'copy')
const report = join(copy, '..', 'report.json')
git('worktree', 'add', '--quiet', '--detach', copy)
process.on('exit', () => {
  git('worktree', 'remove', '--force', copy)
  rmSync(join(copy, '..'), { recursive: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
// Links take no room, and packages find each other as in the project.
if (spawnSync('cp', ['-al', join(root, 'node_modules'), copy]).status !== 0)
  execFileSync('cp', ['-a', join(root, 'node_modules'), copy])

const env = {
  ...process.env,
  TEST_SCOPE: 'short',
  CHROMIUM_PATH: requireBrowser(),
  PLAYWRIGHT_JSON_OUTPUT_FILE: report,
}
const paths = git('ls-files', 'src/*.ts*', 'mock/*.ts', 'resources/*.ts*').split('\n')
const chosen = defects.filter(
  ({ name }) => process.argv.length < 3 || process.argv.slice(2).some((word) => name.includes(word)),
)

let found = 0
for (const defect of chosen) {
  const by = foundBy(defect)
  if (by) found += 1
  console.log(
    `${by ? 'found    ' : 'NOT FOUND'}  ${defect.name}\n           ${by ?? defect.tests ?? 'types'}`,
  )
}
console.log(`\n${found} of ${chosen.length} defects found`)
process.exit(found === chosen.length ? 0 : 1)

/**
 * @param {import('./defects.mjs').Defect} defect
 * @returns {string | undefined} the step and the test that found it
 * @throws {Error} when the place of the defect no longer exists
 */
function foundBy({ name, file, find, replace, tests = 'types' }) {
  const [step = ''] = tests.split('/')
  const places = paths.filter((path) => path.includes(file)).map((path) => join(copy, path))
  const [place, ...others] = places.filter((path) => readFileSync(path, 'utf8').includes(find))
  if (!place || others.length > 0) throw new Error(`${name}: its text is not in one file of ${file}`)
  const text = readFileSync(place, 'utf8')
  if (text.split(find).length !== 2) throw new Error(`${name}: ${place} does not hold its text once`)
  writeFileSync(
    place,
    text.replace(find, () => replace),
  )
  try {
    const first = step === 'types' ? ofTypes() : step === 'e2e' ? ofBrowser(tests) : ofVitest(step, tests)
    return first && `${step}: ${first}`
  } finally {
    writeFileSync(place, text)
  }
}

/** @param {string[]} command */
function run([program = '', ...args]) {
  rmSync(report, { force: true })
  const ended = spawnSync(join(copy, 'node_modules/.bin', program), args, {
    cwd: copy,
    env,
    encoding: 'utf8',
  })
  if (args.includes('run') && !existsSync(report)) throw new Error(`${program} has not run:\n${ended.stderr}`)
  return ended
}

function ofTypes() {
  const { status, stdout } = run(['tsc', '--noEmit', '-p', '.'])
  return status === 0 ? undefined : stdout.split('\n')[0]
}

/** @param {string} suite @param {string} tests */
function ofVitest(suite, tests) {
  const { status } = run([
    'vitest',
    'run',
    `--project=${suite}`,
    `--project=${suite}-alone`,
    `tests/${tests}`,
    // One failure is enough, and each test that waits in vain takes two minutes.
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  return status === 0 ? undefined : firstOf(vitestFailures)
}

/** @param {string} tests */
function ofBrowser(tests) {
  for (const outDir of ['console', 'platform', 'rewound']) {
    const entry = {
      console: [],
      platform: ['--ssr', 'mock/server.ts'],
      rewound: ['--ssr', 'tests/e2e/rewound.ts'],
    }[outDir]
    const { status, stderr } = run(['vite', 'build', ...(entry ?? []), '--outDir', `dist/${outDir}`])
    if (status !== 0) return `build: ${stderr.trim().split('\n').at(-1)}`
  }
  const config = 'tests/e2e/playwright.config.ts'
  const { status } = run(['playwright', 'test', '--config', config, '--grep', '@core', tests])
  return status === 0 ? undefined : firstOf(playwrightFailures)
}

/**
 * @template Report
 * @param {(report: Report) => import('../failures.mjs').Failure[]} failuresOf
 */
function firstOf(failuresOf) {
  return failuresOf(JSON.parse(readFileSync(report, 'utf8')))[0]?.name ?? 'a file does not load'
}
