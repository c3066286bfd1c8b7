import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvText } from '../files/csvText.ts'
import { readCsv } from '../files/readCsv.ts'
import type { AllTexts } from './allTexts.ts'
import type { Translation } from './languages.ts'

const mostRows = 100_000

const placeholdersIn = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join()

const fileOf = (root: string, locale: string) => join(root, 'src/i18n', locale, 'texts.json')

const readTexts = (root: string, locale: string): Translation => {
  try {
    return JSON.parse(readFileSync(fileOf(root, locale), 'utf8'))
  } catch {
    return {}
  }
}

/** A table of a language's missing texts, for a translator to fill in the last column. */
export const tableOf = (root: string, locale: string, { texts }: Pick<AllTexts, 'texts'>): string => {
  const known = readTexts(root, locale)
  const lacking = texts.filter(({ place }) => !known[place])
  return csvText([
    ['place', 'zh', 'en', 'es', locale],
    ...lacking.map(({ place, zh, en, es }) => [place, zh, en, es, '']),
  ])
}

/**
 * Writes the texts of a filled table to the folder of its language, skipping empty rows and unknown places.
 *
 * @returns a line for each rejected row
 */
export const readTable = (
  root: string,
  locale: string,
  { texts }: Pick<AllTexts, 'texts'>,
  table: Uint8Array,
): readonly string[] => {
  const { header, rows } = readCsv(table, mostRows)
  const [place, filled] = [header.indexOf('place'), header.indexOf(locale)]
  if (place < 0 || filled < 0) return [`the table must have the columns "place" and "${locale}"`]
  const english = new Map(texts.map((text) => [text.place, text.en]))
  const known = readTexts(root, locale)
  const taken = new Map(Object.entries(known))
  const problems: string[] = []
  for (const { line, cells } of rows) {
    const [at = '', text = ''] = [cells[place], cells[filled]]
    if (text.trim() === '') continue
    const en = english.get(at)
    if (en === undefined) problems.push(`line ${line}: there is no text ${at}`)
    else if (placeholdersIn(text) !== placeholdersIn(en))
      problems.push(`line ${line}: ${at} must keep the placeholders of "${en}"`)
    else taken.set(at, text)
  }
  const kept = [...taken].filter(([at]) => english.has(at)).sort(([a], [b]) => (a < b ? -1 : 1))
  mkdirSync(join(root, 'src/i18n', locale), { recursive: true })
  writeFileSync(fileOf(root, locale), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
  return problems
}
