import { stripVTControlCharacters } from 'node:util'

/** How much of one failure, and of how many, a reader of the last lines wants to see. */
const linesEach = 14
const most = 8

/**
 * @typedef {{ name: string, message: string }} Failure
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ results: { errors: { message?: string }[] }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, ok: boolean, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 */

/**
 * The failed tests of a report.
 *
 * @param {{ testResults: VitestFile[] }} report what Vitest's JSON reporter wrote
 * @returns {Failure[]}
 */
export const vitestFailures = ({ testResults }) => testResults.flatMap(ofVitestFile)

/**
 * A file that does not load has a message of its own and no tests.
 *
 * @param {VitestFile} file
 * @returns {Failure[]}
 */
function ofVitestFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return message ? [{ name, message }] : []
  return failed.map(({ fullName, failureMessages }) => ({
    name: fullName,
    message: failureMessages.join('\n'),
  }))
}

/**
 * @param {PlaywrightSuite} suite what Playwright's JSON reporter wrote: files, and describes in them
 * @returns {Failure[]}
 */
export function playwrightFailures({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => ({
      name: `${file}: ${title}`,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors)
        .map(({ message = '' }) => message)
        .join('\n'),
    }))
  return [...own, ...suites.flatMap(playwrightFailures)]
}

/**
 * What failed and why, short, for the end of a long output.
 *
 * @param {readonly Failure[]} failures
 * @returns {string}
 */
export const shortly = (failures) =>
  [
    ...failures.slice(0, most).map(({ name, message }) => {
      const lines = stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '')
      return [`✘ ${name}`, ...lines.slice(0, linesEach).map((line) => `    ${line}`)].join('\n')
    }),
    ...(failures.length > most ? [`… and ${failures.length - most} more`] : []),
  ].join('\n')
