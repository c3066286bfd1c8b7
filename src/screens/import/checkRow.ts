import {
  checkField,
  emptyOf,
  type Field,
  holds,
  type Json,
  type Locale,
  type Resource,
  textIn,
  type Violation,
  type WireRecord,
} from '@/declaration'
import { colon, comma } from '@/declaration/punctuation'
import type { ReadTable } from '@/files/table'
import { optionsOf } from '../kinds/parts/Options'
import { type Complaint, complaintOf } from '../kinds/validation'
import { titleOf } from '../recordName'
import type { Mapping } from './mapping'
import { readCell } from './readCell'

export type FileRow = ReadTable['rows'][number]

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
