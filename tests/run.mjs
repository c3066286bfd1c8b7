/**
 * `npm test`: everything that must hold, one step after the other, each with its duration; then every step's result and
 * the sum of all tests. All steps run even when one fails (except those that need a failed one's result), so that one run
 * shows everything there is to mend. `npm test -- unit e2e` runs only the named steps.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireBrowser } from './browser.mjs'
import { playwrightFailures, shortly, vitestFailures } from './failures.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ count: Count, failures: import('./failures.mjs').Failure[] }} Report
 * @typedef {{ name: string, needs?: string, commands: string[][], report?: 'vitest' | 'playwright' }} Step
 * @typedef {{ name: string, ok: boolean, seconds: number, note?: string } & Report} Result
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
/** No step may hang a build machine. */
const limitMinutes = 30

/** @param {string} project @returns {Step} */
const vitest = (project) => ({
  name: project,
  report: 'vitest',
  commands: [
    [
      'vitest',
      'run',
      '--project',
      project,
      '--passWithNoTests=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, `${project}.json`)}`,
    ],
  ],
})

/** @type {Step[]} */
const steps = [
  { name: 'types', commands: [['tsc', '--noEmit', '-p', '.']] },
  { name: 'lint', commands: [['biome', 'check', '--error-on-warnings', '.'], ['knip']] },
  vitest('unit'),
  vitest('contract'),
  vitest('component'),
  {
    name: 'build',
    commands: [
      ['vite', 'build'],
      ['vite', 'build', '--ssr', 'mock/server.ts', '--outDir', 'dist/platform'],
      ['vite', 'build', '--ssr', 'tests/e2e/rewound.ts', '--outDir', 'dist/rewound'],
      ['vite', 'build', '--mode', 'demo', '--outDir', 'dist/demo'],
    ],
  },
  {
    name: 'e2e',
    needs: 'build',
    report: 'playwright',
    commands: [['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']],
  },
]

// Nothing that a step has left behind keeps the result waiting.
process.exit(await main(process.argv.slice(2)))

/** @param {string[]} chosen names of the steps to run; none means all */
async function main(chosen) {
  const unknown = chosen.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`)
    return 1
  }
  const env = { ...process.env }
  try {
    env.CHROMIUM_PATH = requireBrowser()
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    return 1
  }
  /** @type {Result[]} */
  const results = []
  for (const step of steps) {
    if (chosen.length > 0 && !chosen.includes(step.name)) continue
    results.push(await runStep(step, results, env))
  }
  summarise(results)
  rmSync(reports, { recursive: true, force: true })
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
  const started = performance.now()
  let ok = true
  for (const command of step.commands) ok = ok && (await runCommand(command, step.name, env))
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
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
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

/** @param {Result[]} results */
function summarise(results) {
  console.log(`\n${'── summary '.padEnd(72, '─')}`)
  for (const { name, ok, seconds, count, note } of results) {
    const tests =
      count.passed + count.failed + count.skipped > 0
        ? `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`
        : ''
    const line = `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${note ?? tests}`
    console.log(line.trimEnd())
  }
  const sum = (/** @type {keyof Count} */ of) => results.reduce((total, { count }) => total + count[of], 0)
  console.log(`total ${results.reduce((total, { seconds }) => total + seconds, 0).toFixed(1)} s\n`)
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0) console.log(`${shortly(failures)}\n`)
  console.log(`tests: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
}
