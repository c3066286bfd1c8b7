/**
 * `npm run contract -- theirs.json` (or a URL) compares a platform's OpenAPI document with what the console needs, field by
 * field. It ends with code 1 if a difference breaks a screen. `--all` also lists the harmless ones; `--json` writes everything as
 * JSON.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withModules } from './modules.mjs'

const usage = 'npm run contract -- <document.json or URL> [--all] [--json]'
const longestCell = 70

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
})
const [source] = positionals

/** @param {string} problem @returns {never} */
const end = (problem) => {
  console.error(problem)
  process.exit(2)
}

/** @param {string} from */
const read = async (from) => {
  if (!/^https?:\/\//.test(from)) return readFileSync(from, 'utf8')
  const response = await fetch(from)
  if (!response.ok) throw new Error(`${from} answers ${response.status}`)
  return response.text()
}

/** @param {string} from */
const readDocument = async (from) => {
  const text = await read(from).catch((/** @type {Error} */ { message }) => end(message))
  try {
    const document = JSON.parse(text)
    return document.openapi || document.swagger
      ? document
      : end(`${from} is no OpenAPI document: "openapi" is missing`)
  } catch {
    return end(`${from} is not JSON. YAML is not read; convert it first`)
  }
}

/** @param {readonly (readonly string[])[]} rows */
const tableOf = (rows) => {
  const cut = rows.map((row) =>
    row.map((cell) => (cell.length > longestCell ? `${cell.slice(0, longestCell - 1)}…` : cell)),
  )
  const widths = cut[0]?.map((_, column) => Math.max(...cut.map((row) => row[column]?.length ?? 0))) ?? []
  return cut
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const theirs = await readDocument(source ?? end(usage))

await withModules(async (load) => {
  const { collect } = await load('/mock/platform/collect.ts')
  const { openApiOf } = await load('/src/declaration/openapi.ts')
  const { platformAnswers } = await load('/src/declaration/platformAnswers.ts')
  const { compareDocuments, screensOf } = await load('/src/declaration/compare/index.ts')
  const { coreCalls } = await load('/resources/calls/coreCalls.ts')
  const { declarations, pages = [], document: info } = collect()
  const owners = [...declarations, ...pages]
  /** @type {readonly import('../declaration/compare/index.ts').Difference[]} */
  const differences = compareDocuments(openApiOf(declarations, info), theirs, {
    answers: platformAnswers(info?.calls ?? [], owners),
    core: coreCalls,
    screens: screensOf(owners),
  })
  /** @param {string} severity */
  const count = (severity) => differences.filter((one) => one.severity === severity).length
  process.exitCode = count('breaks') > 0 ? 1 : 0
  if (values.json) return console.log(JSON.stringify(differences, null, 2))
  const shown = differences.filter(({ severity }) => values.all || severity !== 'harmless')
  if (shown.length > 0)
    console.log(
      tableOf([
        ['', 'call', 'field', 'what', 'screens'],
        ...shown.map((one) => [one.severity, one.call, one.field, one.what, one.screens.join('; ')]),
      ]),
    )
  const hidden = values.all ? '' : ' (--all lists these)'
  console.log(
    `${count('breaks')} break, ${count('degrades')} degrade, ${count('harmless')} harmless${hidden}`,
  )
})
