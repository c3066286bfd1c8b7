/**
 * `npm test`: everything that must hold before a push. Steps run in order or in parallel, each with its duration; then it prints
 * all results. Every step runs even if one fails (except those that need its result), so that one run shows everything to fix.
 * `npm test -- unit e2e` only runs the named steps and what they need.
 *
 * `npm run test:full` runs every test there is. See scope.ts for what the short run leaves out.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { absentFirefox, requireBrowser } from './browser.mjs'
import { shiftToMorning } from './clock.mjs'
import { seededDataVariable } from './e2e/seedData.mjs'
import { playwrightFailures, shortly, vitestFailures } from './failures.mjs'
import { absentWebkit } from './webkit/findWebkit.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ count: Count, failures: import('./failures.mjs').Failure[] }} Report
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [needs] the step that must have passed first
 * @property {true} [beside] run in parallel with the step before it, which leaves a processor idle
 * @property {readonly string[][][]} commands run side by side; each of them is one after the other
 * @property {'vitest' | 'playwright'} [report]
 * @property {string} [leftOut] what only the full run covers
 * @property {true} [isExtra] only in the full run, or in a run that names it
 * @property {string} [absent] why it cannot run here: it is skipped, and the reason is printed
 * @property {Readonly<Record<string, string>>} [env] more variables
 * @typedef {{ name: string, ok: boolean, seconds: number, note?: string } & Report} Result
 */

// For all steps: "ten in the morning" depends on it.
process.env.TZ = 'Asia/Shanghai'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))

const { values, positionals: chosen } = parseArgs({
  options: { full: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const { full } = values

/** No step may hang a build machine. All screens against all faults, with two browsers at a time, take the better part of an hour. */
const limitMinutes = full ? 90 : 30

/** @param {string} suite @param {string} leftOut @returns {Step} */
const vitest = (suite, leftOut) => ({
  name: suite,
  report: 'vitest',
  leftOut,
  commands: [
    [
      [
        'vitest',
        'run',
        `--project=${suite}`,
        `--project=${suite}-alone`,
        '--passWithNoTests=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(reports, `${suite}.json`)}`,
      ],
    ],
  ],
})

/** The data for the browser tests: seeded as soon as the platform is built, and its clock goes on from there. */
const sandbox = {
  SEED: process.env.SEED ?? (full ? 'standard' : 'small'),
  [seededDataVariable]: mkdtempSync(join(tmpdir(), 'console-e2e-seed-')),
  CLOCK_SHIFT: String(shiftToMorning()),
}

const fewRounds = 'nine tenths of the rounds with random input'

/** @type {Step[]} */
const steps = [
  // Checkers share much of their work: several would use half as much processor time again.
  { name: 'types', commands: [[['tsc', '--noEmit', '-p', '.', '--checkers', '1']]] },
  { name: 'lint', beside: true, commands: [[['biome', 'check', '--error-on-warnings', '.']], [['knip']]] },
  vitest('unit', `*.full.test files, ${fewRounds}`),
  vitest('contract', `*.full.test files, ${fewRounds}, other stores and ways of running`),
  vitest('component', `*.full.test files, ${fewRounds}`),
  {
    name: 'build',
    leftOut: 'the static demo',
    env: sandbox,
    commands: [
      [['vite', 'build']],
      [['vite', 'build', '--ssr', 'mock/server.ts', '--outDir', 'dist/platform']],
      [
        ['vite', 'build', '--ssr', 'tests/e2e/rewound.ts', '--outDir', 'dist/rewound'],
        // It only needs one processor, and later the first tests would have to wait for it.
        ['node', 'tests/e2e/seedData.mjs'],
      ],
      ...(full ? [[['vite', 'build', '--mode', 'demo', '--outDir', 'dist/demo']]] : []),
    ],
  },
  {
    name: 'e2e',
    needs: 'build',
    report: 'playwright',
    leftOut: 'tests that are not tagged @core, the larger sandbox',
    env: sandbox,
    commands: [
      [
        [
          'playwright',
          'test',
          '--config',
          'tests/e2e/playwright.config.ts',
          ...(full ? [] : ['--grep', '@core']),
        ],
      ],
    ],
  },
  {
    name: 'firefox',
    needs: 'build',
    report: 'playwright',
    leftOut: 'an operator’s tasks in Firefox',
    isExtra: true,
    absent: absentFirefox(),
    env: { BROWSER: 'firefox' },
    // The screens where operators work. The other files have not been tried with this driver yet.
    commands: [
      [
        [
          'playwright',
          'test',
          '--config',
          'tests/e2e/playwright.config.ts',
          ...[
            'bulk',
            'complaints',
            'drafts',
            'editing',
            'files',
            'demo/files',
            'frame',
            'lists',
            'messaging',
            'operator',
            'partner',
            'sessions',
            'trades',
          ].map((name) => `tests/e2e/${name}.spec.ts`),
        ],
      ],
    ],
  },
  {
    name: 'webkit',
    needs: 'build',
    report: 'playwright',
    leftOut: 'an operator’s tasks in WebKit',
    isExtra: true,
    absent: absentWebkit(),
    commands: [[['playwright', 'test', '--config', 'tests/webkit/playwright.config.ts']]],
  },
]

// Exit even if a step has left something running.
process.exit(await main())

async function main() {
  const unknown = chosen.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`)
    return 1
  }
  const needed = steps.flatMap(({ name, needs }) => (needs && chosen.includes(name) ? [needs] : []))
  /** @type {NodeJS.ProcessEnv & { TEST_RUN_FOLDER: string }} */
  const env = {
    ...process.env,
    TEST_SCOPE: full ? 'full' : 'short',
    // Sample stores are made once for all suites.
    TEST_RUN_FOLDER: mkdtempSync(join(tmpdir(), 'console-tests-')),
  }
  try {
    env.CHROMIUM_PATH = requireBrowser()
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    return 1
  }
  // Otherwise, a package imported for the first time would reload the page in the middle of a test.
  rmSync(join(root, 'node_modules/.vite/vitest'), { recursive: true, force: true })
  /** @type {Result[]} */
  const results = []
  /** @type {Step[][]} */
  const together = []
  for (const step of steps) {
    if (chosen.length > 0 && !chosen.includes(step.name) && !needed.includes(step.name)) continue
    if (step.isExtra && !full && !chosen.includes(step.name)) continue
    const before = together.at(-1)
    if (step.beside && before) before.push(step)
    else together.push([step])
  }
  const started = performance.now()
  for (const some of together)
    results.push(...(await Promise.all(some.map((step) => runStep(step, results, env)))))
  summarise(results, (performance.now() - started) / 1000)
  for (const folder of [reports, env.TEST_RUN_FOLDER, sandbox[seededDataVariable]])
    rmSync(folder, { recursive: true, force: true })
  return results.every(({ ok }) => ok) ? 0 : 1
}

/**
 * @param {Step} step
 * @param {Result[]} before
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
async function runStep(step, before, env) {
  const title = `── ${step.name} `
  console.log(`\n${title.padEnd(72, '─')}`)
  /** @type {Report} */
  const none = { count: { passed: 0, failed: 0, skipped: 0 }, failures: [] }
  if (before.some(({ name, ok }) => name === step.needs && !ok)) {
    const note = `not run: ${step.needs} failed`
    console.log(note)
    return { name: step.name, ok: false, seconds: 0, count: { ...none.count, failed: 1 }, failures: [], note }
  }
  if (step.absent) {
    const note = `left out: ${step.absent}`
    console.log(note)
    return { name: step.name, ok: true, seconds: 0, ...none, note }
  }
  const started = performance.now()
  const ends = await Promise.all(
    step.commands.map(async (commands) => {
      for (const command of commands)
        if (!(await runCommand(command, step.name, { ...env, ...step.env }))) return false
      return true
    }),
  )
  let ok = ends.every(Boolean)
  const { count, failures } = step.report ? readReport(step) : none
  // A step can fail without a failing test (a file that does not load, a type error): it counts as one.
  if (!ok && count.failed === 0) count.failed = 1
  if (count.failed > 0) ok = false
  const seconds = (performance.now() - started) / 1000
  console.log(`${ok ? 'ok' : 'FAILED'}: ${step.name}, ${seconds.toFixed(1)} s`)
  return { name: step.name, ok, seconds, count, failures }
}

/**
 * @param {string[]} command
 * @param {string} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>}
 */
function runCommand([program = '', ...args], step, env) {
  return new Promise((resolve) => {
    const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program)
    const child = spawn(path, args, {
      cwd: root,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${step}.json`) },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: limitMinutes * 60_000,
    })
    child.on('error', (problem) => {
      console.error(problem.message)
      resolve(false)
    })
    child.on('exit', (code, signal) => {
      if (signal) console.error(`${program} ended by ${signal} (a step may take ${limitMinutes} minutes)`)
      resolve(code === 0)
    })
  })
}

/**
 * @param {Step} step
 * @returns {Report}
 */
function readReport({ name, report }) {
  try {
    const json = JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'))
    if (report === 'vitest') {
      const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = json
      return {
        count: { passed, failed, skipped: numPendingTests + numTodoTests },
        failures: vitestFailures(json),
      }
    }
    const { expected, unexpected, flaky, skipped } = json.stats
    return {
      count: { passed: expected, failed: unexpected + flaky, skipped },
      failures: playwrightFailures(json),
    }
  } catch (problem) {
    console.error(`No report of ${name}: ${problem instanceof Error ? problem.message : problem}`)
    return { count: { passed: 0, failed: 1, skipped: 0 }, failures: [] }
  }
}

/** @param {Result[]} results @param {number} seconds that all of them took */
function summarise(results, seconds) {
  console.log(`\n${'── summary '.padEnd(72, '─')}`)
  for (const { name, ok, seconds: took, count, note } of results) {
    const tests =
      count.passed + count.failed + count.skipped > 0
        ? `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`
        : ''
    const line = `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)} ${`${took.toFixed(1)} s`.padStart(8)}  ${note ?? tests}`
    console.log(line.trimEnd())
  }
  const sum = (/** @type {keyof Count} */ of) => results.reduce((total, { count }) => total + count[of], 0)
  if (!full)
    for (const { name, leftOut, isExtra } of steps)
      if (
        leftOut &&
        (chosen.length === 0 || !isExtra) &&
        (isExtra || results.some((result) => result.name === name))
      )
        console.log(`only in npm run test:full: ${name}: ${leftOut}`)
  console.log(`total ${seconds.toFixed(1)} s\n`)
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0) console.log(`${shortly(failures)}\n`)
  console.log(`tests: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
}
