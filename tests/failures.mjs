import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** How much of each failure to show, and how many failures. */
const linesEach = 14
const most = 8
/** Lines about the page's content, as roles and names. */
const pageLines = 60

/**
 * @typedef {{ name: string, message: string, page?: string }} Failure
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ errors: { message?: string }[], attachments?: { name: string, path?: string }[] }} PlaywrightResult
 * @typedef {{ results: PlaywrightResult[] }} PlaywrightTest
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
 * A file that does not load has its own message and no tests.
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
    .map(({ title, file, tests }) => {
      const results = tests.flatMap((test) => test.results)
      return {
        name: `${file}: ${title}`,
        message: results
          .flatMap(({ errors }) => errors)
          .map(({ message = '' }) => message)
          .join('\n'),
        page: pageOf(results),
      }
    })
  return [...own, ...suites.flatMap(playwrightFailures)]
}

/**
 * What was on the page when a test failed: the part of Playwright's error context about the page.
 *
 * @param {readonly PlaywrightResult[]} results
 * @returns {string | undefined}
 */
function pageOf(results) {
  const path = results
    .flatMap(({ attachments = [] }) => attachments)
    .find(({ name }) => name === 'error-context')?.path
  if (!path) return undefined
  try {
    return /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

/**
 * What failed and why, short, for the end of a long output.
 *
 * @param {readonly Failure[]} failures
 * @returns {string}
 */
export const shortly = (failures) =>
  [
    ...failures
      .slice(0, most)
      .map(({ name, message, page = '' }) =>
        [
          `✘ ${name}`,
          ...indented(message, linesEach),
          ...(page ? ['  the page:', ...indented(page, pageLines)] : []),
        ].join('\n'),
      ),
    ...(failures.length > most ? [`… and ${failures.length - most} more`] : []),
  ].join('\n')

/**
 * The first lines of a text that have content.
 *
 * @param {string} text
 * @param {number} count
 * @returns {string[]}
 */
const indented = (text, count) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, count)
    .map((line) => `    ${line}`)
