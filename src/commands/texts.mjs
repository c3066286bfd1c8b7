/**
 * `npm run texts -- pt` writes the texts missing in Portuguese into `texts-pt.csv`; `npm run texts -- pt texts-pt.csv` reads the
 * filled table into src/i18n/pt.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const [locale = '', table] = process.argv.slice(2)
const root = fileURLToPath(new URL('../..', import.meta.url))
const alias = ['', 'resources/', 'mock/'].map((folder) => ({
  find: new RegExp(`^@${folder}${folder ? '' : '/'}`),
  replacement: `${root}${folder || 'src/'}`,
}))
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`)
/** @param {string} file */
const load = async (file) =>
  (await runnerImport(file, { root, configFile: false, resolve: { alias }, logLevel: 'error' })).module

if (!/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(locale) || ['zh', 'en', 'es'].includes(locale)) {
  say('npm run texts -- <language> [table.csv], for a language other than zh, en and es, such as pt')
  process.exit(2)
}
const { allTexts } = await load('/src/build/allTexts.ts')
const { tableOf, readTable } = await load('/src/build/translate.ts')
const all = await allTexts(root, alias)
if (table) {
  const problems = readTable(root, locale, all, readFileSync(table))
  for (const problem of problems) say(problem)
  say(`src/i18n/${locale}/texts.json is written; a line in src/i18n/languages.ts shows the language`)
  process.exitCode = problems.length > 0 ? 1 : 0
} else {
  const file = `texts-${locale}.csv`
  const text = tableOf(root, locale, all)
  writeFileSync(file, text)
  say(`${file}: ${text.trim().split('\r\n').length - 1} texts to translate`)
}
