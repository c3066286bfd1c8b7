import { isRecord, type Json } from '@/declaration'
import { mostShared, type SharedPages } from '../share/link'
import { isPageAddress } from '../tabs/tabs'
import {
  largestReport,
  longestNote,
  lostForms,
  type Report,
  type ReportedAnswer,
  type ReportedCall,
  type ReportedError,
  type ReportedEvent,
} from './report'

/** Why a file is not a valid report. */
export type NoReport = 'tooLarge' | 'notJson' | 'otherVersion' | 'notReport'

type Check<T> = (value: unknown) => value is T

const isText: Check<string> = (value) => typeof value === 'string'
const isNumber: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value)
const isOneOf =
  <T>(all: readonly T[]): Check<T> =>
  (value): value is T =>
    all.some((one) => one === value)
const isMaybe =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value)
const isListOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(check)
const isMapOf =
  <T>(check: Check<T>): Check<{ readonly [name: string]: T }> =>
  (value): value is { readonly [name: string]: T } =>
    isRecord(value) && Object.values(value).every(check)
/** Checks for exactly these members and no others. */
const isShaped =
  <T>(checks: { readonly [N in keyof T]-?: Check<T[N]> }): Check<T> =>
  (value): value is T =>
    isRecord(value) &&
    Object.keys(value).every((name) => Object.hasOwn(checks, name)) &&
    (Object.entries(checks) as [string, Check<unknown>][]).every(([name, check]) => check(value[name]))
const isEither =
  <A, B>(one: Check<A>, other: Check<B>): Check<A | B> =>
  (value): value is A | B =>
    one(value) || other(value)

/** Anything parsed from a file is JSON. */
const isAny: Check<Json> = (_): _ is Json => true

const isMethod = isOneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
/** Relative to the platform's own path, so that a report cannot answer other requests. */
const isPath: Check<string> = (value): value is string => isText(value) && /^(\/[A-Za-z0-9_-]+)+$/.test(value)

const isAnswer: Check<ReportedAnswer> = isEither(
  isShaped<Extract<ReportedAnswer, { code: number }>>({
    code: isNumber,
    message: isText,
    data: isMaybe(isAny),
  }),
  isShaped<Extract<ReportedAnswer, { is: unknown }>>({ is: isOneOf(lostForms) }),
)

const isCall = isShaped<ReportedCall>({
  method: (value): value is string => isMethod(value),
  path: isPath,
  page: isText,
  at: isNumber,
  query: isMaybe(isMapOf(isEither(isText, isListOf(isText)))),
  body: isMaybe(isAny),
  status: isNumber,
  ms: isMaybe(isNumber),
  answer: isMaybe(isAnswer),
})

const isEvent = isShaped<ReportedEvent>({
  at: isNumber,
  page: isText,
  call: isText,
  outcome: isEither(isNumber, isOneOf([...lostForms, 'none'] as const)),
})

const isError = isShaped<ReportedError>({
  source: isText,
  at: isNumber,
  count: isNumber,
  page: isText,
  name: isMaybe(isText),
  frames: isListOf(isText),
  declaration: isMaybe(isText),
})

/** A page address in the console, except the one that opens links, which could loop. */
const isAddress: Check<string> = (value): value is string =>
  isText(value) && isPageAddress(value) && !/^\/open([/?#]|$)/i.test(value)

const isWorkspace = (value: unknown): value is SharedPages =>
  isShaped<SharedPages>({ addresses: isListOf(isAddress), shown: isNumber })(value) &&
  value.addresses.length <= mostShared &&
  Object.hasOwn(value.addresses, value.shown)

const isSize = (value: unknown): value is readonly [number, number] =>
  isListOf(isNumber)(value) && value.length === 2

const isReport = isShaped<Report>({
  v: isOneOf([1] as const),
  clock: isNumber,
  note: isMaybe((value): value is string => isText(value) && value.length <= longestNote),
  build: isMaybe(isShaped({ release: isText, script: isText, declarations: isMapOf(isText) })),
  surroundings: isMaybe(
    isShaped({
      language: isOneOf(['zh', 'en', 'es'] as const),
      appearance: isOneOf(['light', 'dark'] as const),
      viewport: isSize,
      browser: isText,
    }),
  ),
  permissions: isMaybe(isListOf(isText)),
  workspace: isMaybe(isWorkspace),
  events: isMaybe(isListOf(isEvent)),
  calls: isMaybe(isListOf(isCall)),
  errors: isMaybe(isListOf(isError)),
})

/**
 * Reads a report from a file's text. Rejects it unless every member is valid.
 *
 * @returns the report, or why it is invalid
 */
export const readReport = (text: string): Report | NoReport => {
  if (new TextEncoder().encode(text).length > largestReport) return 'tooLarge'
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return 'notJson'
  }
  if (isReport(found)) return found
  return isRecord(found) && typeof found.v === 'number' && found.v !== 1 ? 'otherVersion' : 'notReport'
}
