import { useEffect, useState } from 'react'
import {
  checkField,
  emptyOf,
  type Field,
  holds,
  isSet,
  type Json,
  type Locale,
  type Resource,
  textIn,
  type Violation,
  type WireRecord,
} from '@/declaration'
import { errorCatalogue, fillMessage } from '@/declaration/errors'
import { colon, comma } from '@/declaration/punctuation'
import type { ReadTable } from '@/files/table'
import { useLocale, useSay } from '@/i18n/useSay'
import { currentTime } from '../actions/availability'
import { optionsOf } from '../kinds/parts/Options'
import { type Complaint, complaintOf } from '../kinds/validation'
import { titleOf } from '../recordName'
import { inSlices } from './inSlices'
import type { ChosenFile, Mapping } from './mapping'
import { readCell } from './readCell'

type FileRow = ReadTable['rows'][number]

/** A problem with one cell of a row. */
interface CellProblem {
  readonly field: string
  /** The cell's text. */
  readonly text: string
  /** In the operator's language. */
  readonly message: string
}

/** A row of a file as a record to be sent. */
export interface CheckedRow {
  /** Line in the file, from 1. */
  readonly line: number
  /** The record's title; '' if the row has none. */
  readonly name: string
  readonly data: WireRecord
  /** Empty if the row may be sent. */
  readonly problems: readonly CellProblem[]
}

/** What is needed to read and check rows. */
export interface RowRules {
  readonly resource: Resource
  readonly mapping: Mapping
  readonly locale: Locale
  /** Unix seconds, for conditions that involve days. */
  readonly now: number
  /** Words a form's complaint. */
  readonly sayComplaint: (complaint: Complaint) => string
  /** Words the platform's refusal code. */
  readonly sayRefusal: (code: number) => string
}

/** Choices listed in a message. */
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
  const chosen = field.kind === 'choice' || field.kind === 'choices'
  // The form refuses the same text in the same words: an unreadable day is not a day.
  const violation: Violation = chosen
    ? { code: 'choice' }
    : field.kind === 'day'
      ? { code: 'day' }
      : { code: 'type' }
  return { value: emptyOf(field), violation }
}

/** The declared checks between fields that the record fails, as far as their fields could be read. */
const brokenChecks = ({ resource, now }: RowRules, data: WireRecord, bad: ReadonlySet<string>) =>
  (resource.save?.checks ?? []).filter(({ when, field }) => {
    const looksAt = [when].flat().flatMap((all) => Object.keys(all).map((path) => path.split('.')[0] ?? ''))
    return !bad.has(field) && !looksAt.some((name) => bad.has(name)) && holds(when, data, now)
  })

/** Reads a row as the record that the area's form would send, and applies the same rules as the form and the platform. */
export const checkRow = (rules: RowRules, { line, cells }: FileRow): CheckedRow => {
  const { resource, mapping, locale, sayComplaint, sayRefusal } = rules
  const textIn = (name: string) => cells[mapping.indexOf(name)] ?? ''
  const data: Record<string, Json> = {}
  const problems: CellProblem[] = []
  for (const name of resource.save?.fields ?? []) {
    const field = resource.fields[name]
    // Secrets are never imported: a run that holds one could not be stored or resumed.
    if (!field || field.kind === 'secret') continue
    const text = textIn(name)
    const { value, violation } = readValue(field, text, locale)
    data[name] = value
    if (!violation) continue
    const said = sayComplaint(complaintOf(field, violation, locale))
    const more = violation.code === 'choice' || violation.code === 'type' ? allowed(field, locale) : ''
    problems.push({ field: name, text, message: said + more })
  }
  const bad = new Set(problems.map(({ field }) => field))
  for (const { field, code } of brokenChecks(rules, data, bad))
    problems.push({ field, text: textIn(field), message: sayRefusal(code) })
  return { line, name: titleOf(resource, data, locale), data, problems }
}

/** The fields that identify a record: the key if it is entered, otherwise the title. */
export const identifyingFields = ({ key, title }: Resource, mapping: Mapping): readonly string[] =>
  key.every((name) => mapping.includes(name)) ? key : mapping.includes(title) ? [title] : []

/**
 * Rows that duplicate an earlier one: only a warning, because the platform may allow it.
 *
 * @returns each later row's line, with the line of the first
 */
export const repeatedRows = (
  rows: readonly CheckedRow[],
  fields: readonly string[],
): ReadonlyMap<number, number> => {
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const { line, data } of rows) {
    const values = fields.map((name) => data[name])
    if (!values.some(isSet)) continue
    const same = JSON.stringify(values)
    const before = first.get(same)
    if (before === undefined) first.set(same, line)
    else repeated.set(line, before)
  }
  return repeated
}

/** What is known about a file's rows before anything is sent. */
export interface CheckedRows {
  readonly ready: readonly CheckedRow[]
  readonly bad: readonly CheckedRow[]
  /** Ready rows that repeat an earlier one: each line, with the first row's line. */
  readonly repeated: ReadonlyMap<number, number>
  /** The fields that make them duplicates. */
  readonly repeatedBy: readonly string[]
}

/** Minimum time between progress updates: rendering after each slice would take longer than the slice, ms. */
const betweenTellings = 100

interface Checked {
  readonly resource: Resource
  readonly chosen: ChosenFile
  readonly locale: Locale
  readonly rows: CheckedRows
}

/**
 * Checks a file's rows in slices.
 *
 * @returns the rows once all are checked; until then the number checked
 */
export const useCheckedRows = (
  resource: Resource,
  chosen: ChosenFile,
): { readonly rows?: CheckedRows; readonly done: number } => {
  const say = useSay()
  const locale = useLocale()
  const [done, setDone] = useState(0)
  const [checked, setChecked] = useState<Checked>()
  const isCurrent = checked?.chosen === chosen && checked.locale === locale && checked.resource === resource
  const current = isCurrent ? checked.rows : undefined
  const missing = current === undefined
  useEffect(() => {
    if (!missing) return
    const aborter = new AbortController()
    const rules: RowRules = {
      resource,
      mapping: chosen.mapping,
      locale,
      now: currentTime(),
      sayComplaint: ({ message, args }) => say(message, args),
      sayRefusal: (code) => {
        const said = Object.hasOwn(errorCatalogue, code) ? fillMessage(code, locale) : undefined
        // Some messages contain a figure that only the platform knows.
        return said === undefined || /\{\w+\}/.test(said) ? say('console.action.not_allowed') : said
      },
    }
    const { signal } = aborter
    let told = 0
    const onProgress = (count: number) => {
      const now = performance.now()
      if (now - told < betweenTellings) return
      told = now
      setDone(count)
    }
    setDone(0)
    inSlices(chosen.table.rows, (row) => checkRow(rules, row), { signal, onProgress }).then(
      (rows) => {
        if (signal.aborted) return
        const ready = rows.filter(({ problems }) => problems.length === 0)
        const bad = rows.filter(({ problems }) => problems.length > 0)
        const repeatedBy = identifyingFields(resource, chosen.mapping)
        const repeated = repeatedRows(ready, repeatedBy)
        setChecked({ resource, chosen, locale, rows: { ready, bad, repeated, repeatedBy } })
      },
      (error: unknown) => {
        // After an abort nobody is waiting for the result.
        if (!signal.aborted) throw error
      },
    )
    return () => aborter.abort()
  }, [missing, resource, chosen, locale, say])
  return current ? { rows: current, done: chosen.table.rows.length } : { done }
}
