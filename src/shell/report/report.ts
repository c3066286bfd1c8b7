import { isRecord, type Json } from '@/declaration'
import type { SharedPages } from '../share/link'

/** What an answer was if not a platform envelope. Its text is never kept. */
export const lostForms = ['html', 'text', 'truncated', 'empty', 'other', 'timeout', 'network'] as const
export type LostForm = (typeof lostForms)[number]

export type ReportedAnswer =
  | { readonly code: number; readonly message: string; readonly data?: Json }
  | { readonly is: LostForm }

/** Parameters by name; a list if one has several values. */
export type ReportedQuery = { readonly [name: string]: string | readonly string[] }

/** A call with its values replaced. */
export interface ReportedCall {
  readonly method: string
  /** The path below `/api`: `/user/tradelist`. */
  readonly path: string
  /** The declared name of the screen that made the call; '' for any other. */
  readonly page: string
  /** Unix seconds by the report's clock. */
  readonly at: number
  readonly query?: ReportedQuery
  readonly body?: Json
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** Time until the answer arrived. */
  readonly ms?: number
  readonly answer?: ReportedAnswer
}

/** An error log entry: where it happened, never its text. */
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

/** An event, described only by declared names. */
export interface ReportedEvent {
  readonly at: number
  readonly page: string
  /** `GET /user/tradelist`. */
  readonly call: string
  /** The envelope's code, or what came instead of an envelope. */
  readonly outcome: number | LostForm | 'none'
}

export interface Build {
  readonly release: string
  /** The name of the entry script, which identifies the build. */
  readonly script: string
  readonly declarations: { readonly [name: string]: string }
}

export interface Surroundings {
  readonly language: 'zh' | 'en' | 'es'
  readonly appearance: 'light' | 'dark'
  readonly viewport: readonly [width: number, height: number]
  readonly browser: string
}

/** A problem report: only declared things, with all values replaced. */
export interface Report {
  readonly v: 1
  /** Unix seconds on the platform's clock, moved by the same number of days as all times in the report. */
  readonly clock: number
  /** The reporter's own words, unchanged. */
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

/** The file's size in bytes (UTF-8). */
export const largestReport = 200_000
export const mostEvents = 200
export const longestNote = 2000

export const bytesIn = (report: Report): number =>
  new TextEncoder().encode(JSON.stringify(report, null, 1)).length

/** The file's text, indented because people read it before sending it. */
export const reportText = (report: Report): string => JSON.stringify(report, null, 1)

/** A call with half of its rows; undefined if it cannot be halved. */
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

/** The report with a bit less in it; undefined if nothing more can be removed. */
const smaller = (report: Report): Report | undefined => {
  const { calls = [], events = [], errors = [] } = report
  const [first, ...newer] = calls
  if (first) {
    // Keep at least some rows of the last call.
    const less = newer.length === 0 ? halved(first) : undefined
    return { ...report, calls: less ? [less] : newer }
  }
  if (events.length > 0) return { ...report, events: events.slice(Math.ceil(events.length / 4)) }
  return errors.length > 0 ? { ...report, errors: errors.slice(0, -1) } : undefined
}

/**
 * Trims a report to the size limit: drops the oldest calls first, then events and errors.
 *
 * @param report its calls and events are sorted oldest first, its errors newest first
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
