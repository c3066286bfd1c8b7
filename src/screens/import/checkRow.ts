import { useCallback } from 'react'
import {
  checkField,
  emptyOf,
  type Field,
  holds,
  isSet,
  type Json,
  type KindName,
  type Locale,
  type Resource,
  textIn,
  textOf,
  type Violation,
  type WireRecord,
} from '@/declaration'
import { type Bounded, checkBounds } from '@/declaration/bounds'
import { isDerived } from '@/declaration/computed'
import { errorLabel, fillMessage } from '@/declaration/errors'
import { colon, comma } from '@/declaration/punctuation'
import { fieldsFor, hasRules, settled, withSuggestions } from '@/declaration/settled'
import { claimOf } from '@/declaration/unique'
import type { ReadTable } from '@/files/table'
import { useLocale, useSay } from '@/i18n/useSay'
import { currentTime } from '../actions/availability'
import { formFields } from '../form/formFields'
import { optionsOf } from '../kinds/parts/Options'
import { type Complaint, complaintOf } from '../kinds/validation'
import { titleOf } from '../recordName'
import { inSlices, type SliceOptions, useSliced } from './inSlices'
import type { ChosenFile, Mapping } from './mapping'
import { readCell } from './readCell'
import { texts } from './texts'

type FileRow = ReadTable['rows'][number]

interface CellProblem {
  readonly field: string
  readonly text: string
  readonly message: string
}

export interface CheckedRow {
  /** Line in the file, from 1. */
  readonly line: number
  readonly name: string
  readonly data: WireRecord
  /** Empty if the row may be sent. */
  readonly problems: readonly CellProblem[]
}

export interface RowRules {
  readonly resource: Resource
  readonly mapping: Mapping
  readonly locale: Locale
  /** Unix seconds, for conditions that involve days. */
  readonly now: number
  readonly sayComplaint: (complaint: Complaint) => string
  readonly sayRefusal: (code: number) => string
}

const mostOptions = 12

/** The allowed values, for kinds with choices: a file has no list to choose from. */
const allowed = (field: Field, locale: Locale): string => {
  if (field.kind !== 'choice' && field.kind !== 'choices' && field.kind !== 'boolean') return ''
  const words = optionsOf(field, locale).map(({ word }) => word)
  return (
    textIn(colon, locale) +
    words.slice(0, mostOptions).join(textIn(comma, locale)) +
    (words.length > mostOptions ? ' …' : '')
  )
}

/** The form's code for unreadable text of these kinds. */
const unreadCodes: { readonly [K in KindName]?: Violation['code'] } = {
  choice: 'choice',
  choices: 'choice',
  day: 'day',
}

/** A cell's value, or what is wrong with it. An empty cell takes the form's initial value. */
const readValue = (
  field: Field,
  text: string,
  locale: Locale,
): { readonly value: Json; readonly violation?: Violation | undefined } => {
  if (text.trim() === '') {
    const value = emptyOf(field)
    return { value, violation: checkField(field, field.initial ?? null) ?? checkField(field, value) }
  }
  const value = readCell(field, text, locale)
  if (value !== undefined) return { value, violation: checkField(field, value) }
  return { value: emptyOf(field), violation: { code: unreadCodes[field.kind] ?? 'type' } }
}

/** The declared checks between fields that the record fails. Skips checks on fields that could not be read. */
const brokenChecks = ({ resource, now }: RowRules, data: WireRecord, bad: ReadonlySet<string>) =>
  (resource.save?.checks ?? []).filter(({ when, field }) => {
    const looksAt = [when].flat().flatMap((all) => Object.keys(all).map((path) => path.split('.')[0] ?? ''))
    return !bad.has(field) && !looksAt.some((name) => bad.has(name)) && holds(when, data, now)
  })

/**
 * The record a row would become. Values taken from other records are not known here.
 *
 * @param open fields with empty cells, which get suggested values
 */
const recordOfRow = ({ fields }: Resource, read: WireRecord, open: readonly string[] = []): WireRecord => {
  const blank = Object.entries(fields).flatMap(([name, field]) =>
    isDerived(field) ? [] : [[name, emptyOf(field)]],
  )
  const record = settled(fields, { ...Object.fromEntries(blank), ...read })
  return withSuggestions(fields, record, (name) => open.includes(name))
}

/** That record, and the fields that the form would then ask for. */
const askedOfRow = (resource: Resource, read: WireRecord, open: readonly string[], now: number) => {
  const { fields } = resource
  if (!hasRules(fields)) return { record: read, asked: fields }
  const record = recordOfRow(resource, read, open)
  return { record, asked: fieldsFor(fields, record, now) }
}

/** Checks a value against conditions set by other fields: it is missing, or out of bounds. */
const checkAsked = (field: Bounded, value: Json): Violation | undefined =>
  field.requiredWhen && field.required && !isSet(value) ? { code: 'required' } : checkBounds(field, value)

/** Reads a row as the record that the area's form would send, and applies the same rules as the form and the platform. */
export const checkRow = (rules: RowRules, { line, cells }: FileRow): CheckedRow => {
  const { resource, mapping, locale, sayComplaint, sayRefusal } = rules
  const textIn = (name: string) => cells[mapping.indexOf(name)] ?? ''
  const problems: CellProblem[] = []
  // Secrets are never imported: a run that holds one could not be stored or resumed.
  const cellsOf = formFields(resource)
    .filter(({ field }) => field.kind !== 'secret')
    .map(({ name, field }) => ({ name, field, read: readValue(field, textIn(name), locale) }))
  const read = Object.fromEntries(cellsOf.map(({ name, read: { value } }) => [name, value]))
  const open = cellsOf.flatMap(({ name, field }) =>
    field.suggested && textIn(name).trim() === '' ? name : [],
  )
  const { record, asked } = askedOfRow(resource, read, open, rules.now)
  const data = Object.fromEntries(cellsOf.map(({ name }) => [name, record[name] ?? null]))
  for (const {
    name,
    field,
    read: { value, violation: wrong },
  } of cellsOf) {
    const text = textIn(name)
    // Ignore problems of fields that are not asked for: they are sent empty.
    const filled = open.includes(name) && isSet(record[name]) ? record[name] : undefined
    const found = filled === undefined ? wrong : checkField(field, filled)
    const violation = asked[name] && (found ?? checkAsked(asked[name], filled ?? value))
    if (!violation) continue
    const said = sayComplaint(complaintOf(field, violation, locale))
    const more = violation.code === 'choice' || violation.code === 'type' ? allowed(field, locale) : ''
    problems.push({ field: name, text, message: said + more })
  }
  const bad = new Set(problems.map(({ field }) => field))
  for (const { field, code } of brokenChecks(rules, record, bad))
    problems.push({ field, text: textIn(field), message: sayRefusal(code) })
  return { line, name: titleOf(resource, data, locale), data, problems }
}

/** The fields that identify a record: the key if it is entered, otherwise the title. */
export const identifyingFields = ({ key, title }: Resource, mapping: Mapping): readonly string[] =>
  key.every((name) => mapping.includes(name)) ? key : mapping.includes(title) ? [title] : []

/** Rows that repeat an earlier one, with the line of the first. Rows whose `sameness` is undefined never count as repeats. */
const repeatsBy = (rows: readonly CheckedRow[], sameness: (data: WireRecord) => Json | undefined) => {
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const { line, data } of rows) {
    const values = sameness(data)
    if (values === undefined) continue
    const same = JSON.stringify(values)
    const before = first.get(same)
    if (before === undefined) first.set(same, line)
    else repeated.set(line, before)
  }
  return repeated
}

/** Rows that duplicate an earlier one, with the line of the first. Only a warning, as the platform may allow it. */
export const repeatedRows = (rows: readonly CheckedRow[], fields: readonly string[]) =>
  repeatsBy(rows, (data) => {
    const values = fields.map((name) => data[name] ?? null)
    return values.some(isSet) ? values : undefined
  })

/** The value a row claims for itself alone. Unknown here: what a button sets, and whether the row then counts. */
const claimOfRow = (resource: Resource, name: string, data: WireRecord): WireRecord | undefined => {
  const { fields, save } = resource
  const set = (save?.buttons ?? []).flatMap(({ effect = [] }) =>
    effect.flatMap((one) => Object.keys(one.set)),
  )
  const known = Object.entries(recordOfRow(resource, data)).filter(([one]) => !set.includes(one))
  return claimOf(name, fields[name] ?? {}, Object.fromEntries(known))
}

/** Marks rows that repeat a unique value. The first of them can still be sent. */
export const withRepeats = (
  rows: readonly CheckedRow[],
  { resource, locale }: Pick<RowRules, 'resource' | 'locale'>,
  sayRepeat: (line: number) => string,
): readonly CheckedRow[] => {
  let told = rows
  for (const { name, field } of formFields(resource)) {
    if (field.unique === undefined) continue
    const sent = told.filter(({ problems }) => problems.length === 0)
    const repeated = repeatsBy(sent, (data) => claimOfRow(resource, name, data))
    if (repeated.size === 0) continue
    told = told.map((row) => {
      const first = repeated.get(row.line)
      if (first === undefined) return row
      const text = textOf(field, row.data[name], locale)
      return { ...row, problems: [{ field: name, text, message: sayRepeat(first) }] }
    })
  }
  return told
}

/** What is known about a file's rows before anything is sent. */
export interface CheckedRows {
  readonly ready: readonly CheckedRow[]
  readonly bad: readonly CheckedRow[]
  /** Ready rows that repeat an earlier one: each row's line, with the line of the first. */
  readonly repeated: ReadonlyMap<number, number>
  /** The fields that make them duplicates. */
  readonly repeatedBy: readonly string[]
}

/** Checks a file's rows in slices; until all are checked, returns the number done. */
export const useCheckedRows = (resource: Resource, chosen: ChosenFile) => {
  const say = useSay()
  const locale = useLocale()
  const check = useCallback(
    async (on: SliceOptions): Promise<CheckedRows> => {
      const { table, mapping } = chosen
      const rules: RowRules = {
        resource,
        mapping,
        locale,
        now: currentTime(),
        sayComplaint: ({ message, args }) => say(message, args),
        sayRefusal: (code) => {
          const said = errorLabel(code) ? fillMessage(code, locale) : undefined
          // Some messages contain a figure that only the platform knows.
          return said === undefined || /\{\w+\}/.test(said) ? say('console.action.not_allowed') : said
        },
      }
      const rows = await inSlices(table.rows, (row) => checkRow(rules, row), on)
      const told = withRepeats(rows, rules, (first) => say(texts.repeatedValue, { line: first }))
      const ready = told.filter(({ problems }) => problems.length === 0)
      const bad = told.filter(({ problems }) => problems.length > 0)
      const repeatedBy = identifyingFields(resource, mapping)
      return { ready, bad, repeated: repeatedRows(ready, repeatedBy), repeatedBy }
    },
    [resource, chosen, locale, say],
  )
  const { result, progress } = useSliced(check)
  return { rows: progress ? undefined : result, done: progress?.done ?? chosen.table.rows.length }
}
