import { isRecord, type Json } from '@/declaration'
import type { SharedPages } from '../share/link'

/** What an answer was, where it was no envelope of the platform: its words are never kept. */
export const lostForms = ['html', 'text', 'truncated', 'empty', 'other', 'timeout', 'network'] as const
export type LostForm = (typeof lostForms)[number]

export type ReportedAnswer =
  | { readonly code: number; readonly message: string; readonly data?: Json }
  | { readonly is: LostForm }

/** Parameters by name; several values of one name are a list. */
export type ReportedQuery = { readonly [name: string]: string | readonly string[] }

/** A call with its values replaced. */
export interface ReportedCall {
  readonly method: string
  /** Below `/api`: `/user/tradelist`. */
  readonly path: string
  /** The declared name of the screen that made it; '' for another. */
  readonly page: string
  /** Unix seconds by the report's clock. */
  readonly at: number
  readonly query?: ReportedQuery
  readonly body?: Json
  /** HTTP; 0 without an answer. */
  readonly status: number
  /** Until the answer was there. */
  readonly ms?: number
  readonly answer?: ReportedAnswer
}

/** An entry of the error log: where, never what. */
export interface ReportedError {
  readonly source: string
  readonly at: number
  readonly count: number
  readonly page: string
  /** `TypeError`. */
  readonly name?: string
  /** Files of the console with line and column, innermost first. */
  readonly frames: readonly string[]
  readonly declaration?: string
}

/** Something that happened, in declared names alone. */
export interface ReportedEvent {
  readonly at: number
  readonly page: string
  /** `GET /user/tradelist`. */
  readonly call: string
  /** The envelope's code, or what the answer was instead. */
  readonly outcome: number | LostForm | 'none'
}

export interface Build {
  readonly release: string
  /** The name of the first script, which tells one build from another. */
  readonly script: string
  readonly declarations: { readonly [name: string]: string }
}

export interface Surroundings {
  readonly language: 'zh' | 'en' | 'es'
  readonly appearance: 'light' | 'dark'
  readonly viewport: readonly [width: number, height: number]
  readonly browser: string
}

/** A problem as it is told: only what is declared, with every value replaced. */
export interface Report {
  readonly v: 1
  /** Unix seconds by the platform's clock, moved by as many days as all times in it. */
  readonly clock: number
  /** In the reporter's own words, as they were typed. */
  readonly note?: string
  readonly build?: Build
  readonly surroundings?: Surroundings
  /** The declared keys that the account may use. */
  readonly permissions?: readonly string[]
  readonly workspace?: SharedPages
  readonly events?: readonly ReportedEvent[]
  readonly calls?: readonly ReportedCall[]
  readonly errors?: readonly ReportedError[]
}

/** Of the file, in bytes of UTF-8. */
export const largestReport = 200_000
export const mostEvents = 200
export const longestNote = 2000

export const bytesIn = (report: Report): number =>
  new TextEncoder().encode(JSON.stringify(report, null, 1)).length

/** The file's text: people read it before they send it. */
export const reportText = (report: Report): string => JSON.stringify(report, null, 1)

/** A call of whose rows half are left; undefined if there is nothing to halve. */
const halved = (call: ReportedCall): ReportedCall | undefined => {
  const { answer } = call
  if (!answer || 'is' in answer || !isRecord(answer.data)) return undefined
  const { items } = answer.data
  if (!Array.isArray(items) || items.length < 2) return undefined
  return {
    ...call,
    answer: { ...answer, data: { ...answer.data, items: items.slice(0, items.length >> 1) } },
  }
}

/** The report with less in it; undefined if there is nothing left to do without. */
const smaller = (report: Report): Report | undefined => {
  const { calls = [], events = [], errors = [] } = report
  const [first, ...newer] = calls
  if (first) {
    // Of the last call some rows are better than none.
    const less = newer.length === 0 ? halved(first) : undefined
    return { ...report, calls: less ? [less] : newer }
  }
  if (events.length > 0) return { ...report, events: events.slice(Math.ceil(events.length / 4)) }
  return errors.length > 0 ? { ...report, errors: errors.slice(0, -1) } : undefined
}

/**
 * A report that is small enough: of calls the oldest go first, then of events and errors.
 *
 * @param report with its calls and events oldest first, and its errors newest first
 */
export const trimmed = (report: Report): Report => {
  let small = report
  while (bytesIn(small) > largestReport) {
    const next = smaller(small)
    if (!next) return small
    small = next
  }
  return small
}
