import { isCancelledError } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/declaration/emitter'
import type { Label } from '@/declaration/label'
import { formatTimestamp } from '@/i18n/format'
import { fieldOf } from '@/platform/answer'
import { isUnreadable } from '@/platform/answerErrors'
import { attempt } from '@/platform/attempt'
import { endsSession, onProblem } from '@/platform/errors'
import { readToken } from '@/platform/visit'

/** A shorter cookie value is not a secret, and would match parts of ordinary words. */
const shortestToken = 4

const header = /(x-token["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi
/** `token=…` in an address or a cookie, `"token":"…"` in a body, even a quoted one; the same for passwords. */
const named = /((?:token|password\w*)(?:=|\\?["']\s*:\s*\\?["']))[^\s"'&#;\\]+/gi
const hidden = '***'

export const withoutSecrets = (text: string): string => {
  let clean = text.replace(header, `$1${hidden}`).replace(named, `$1${hidden}`)
  const token = readToken()
  if (token && token.length >= shortestToken)
    for (const form of [token, encodeURIComponent(token)]) clean = clean.replaceAll(form, hidden)
  return clean
}

/**
 * An abort, or the end of the session, which the sign-in page explains. Any other unhandled refusal was never shown to anyone.
 */
const isNoise = (thrown: unknown): boolean =>
  fieldOf(thrown, 'name') === 'AbortError' || isCancelledError(thrown) || endsSession(thrown)

/** Chromium's and Firefox's message for a resize notification delayed by a frame: harmless and unavoidable. */
const isResizeNotice = (message: string): boolean => message.startsWith('ResizeObserver loop')

interface ReadError {
  readonly message: string
  readonly stack?: string
}

/** Limits how many causes are followed, as an error can be its own cause. */
const deepest = 5

interface ErrorLike {
  readonly name?: unknown
  readonly message: string
  readonly stack?: unknown
  readonly cause?: unknown
}

/** Errors from another frame are not instances of this one's Error, and libraries reject with plain objects. */
const isErrorLike = (thrown: unknown): thrown is ErrorLike => typeof fieldOf(thrown, 'message') === 'string'

const messageOf = (thrown: unknown): string => {
  if (typeof thrown === 'string') return thrown
  if (!isErrorLike(thrown)) return attempt(() => JSON.stringify(thrown)) ?? String(thrown)
  return typeof thrown.name === 'string' ? `${thrown.name}: ${thrown.message}` : thrown.message
}

const stackOf = (thrown: unknown, depth = 0): string | undefined => {
  if (!isErrorLike(thrown)) return undefined
  const { stack, cause } = thrown
  const own = typeof stack === 'string' && stack !== '' ? stack : undefined
  if (cause === undefined || depth === deepest) return own
  return `${own ?? messageOf(thrown)}\nCaused by: ${stackOf(cause, depth + 1) ?? messageOf(cause)}`
}

export const readError = (thrown: unknown): ReadError => ({
  message: attempt(() => messageOf(thrown)) || 'Unreadable error',
  stack: attempt(() => stackOf(thrown)),
})

/**
 * Rendering, an unhandled rejection, a script, the menu, a part that failed to load, an unreadable answer, an answer that
 * violates its declaration, or a delivered declaration that was rejected.
 */
type ProblemSource =
  | 'render'
  | 'rejection'
  | 'error'
  | 'menu'
  | 'load'
  | 'answer'
  | 'contract'
  | 'declaration'

/** A problem as plain text: it keeps no part of the page alive and contains no token. */
export interface ProblemRecord {
  readonly id: number
  /** When it last happened, Unix ms. */
  readonly time: number
  readonly count: number
  readonly source: ProblemSource
  readonly message: string
  readonly stack?: string
  /** The component stack, or the place in a file. */
  readonly info?: string
  readonly address: string
  /** The message in each language, and how to fix it: in words, and as a line of a declaration. */
  readonly words?: Label
  readonly remedy?: Label
  readonly edit?: string
  /** The hash of the declaration that an answer was compared with. */
  readonly declaration?: string
  /** The console copes without it. */
  readonly isNote?: boolean
}

export const mostRecords = 100
/** The same message within this time, ms, counts as a repetition. */
const burst = 1000
const longest = { message: 2000, stack: 10_000, info: 5000 } as const

let records: readonly ProblemRecord[] = []
let lastId = 0
/** The record of each error object, so that one thrown again on a retry is not logged twice. */
let known = new WeakMap<WeakKey, number>()

const { emit, subscribe } = createEmitter()
let emitting = false

/** Replaces the records. Notifies later: a problem can occur during rendering, when no state may be set. */
export const changeErrorLog = (next: readonly ProblemRecord[]) => {
  records = next
  if (emitting) return
  emitting = true
  queueMicrotask(() => {
    emitting = false
    emit()
  })
}

export const readErrorLog = (): readonly ProblemRecord[] => records

export const useErrorLog = (): readonly ProblemRecord[] => useSyncExternalStore(subscribe, readErrorLog)

export const clearErrorLog = (): void => {
  known = new WeakMap()
  changeErrorLog([])
}

const written = (text: string, kind: keyof typeof longest): string =>
  withoutSecrets(text).slice(0, longest[kind])

const isObject = (thrown: unknown): thrown is WeakKey => typeof thrown === 'object' && thrown !== null

const add = (source: ProblemSource, read: ReadError, place?: string): number => {
  const message = written(read.message, 'message')
  const stack = read.stack && written(read.stack, 'stack')
  const info = place && written(place, 'info')
  const time = Date.now()
  const again = records.find((record) => record.message === message && time - record.time < burst)
  if (again) {
    changeErrorLog([
      { ...again, time, count: again.count + 1 },
      ...records.filter((record) => record !== again),
    ])
    return again.id
  }
  lastId += 1
  const address = withoutSecrets(location.pathname + location.search)
  const record = { id: lastId, time, count: 1, source, message, stack, info, address }
  changeErrorLog([record, ...records].slice(0, mostRecords))
  return lastId
}

/** Logging runs inside error handlers, so it must not throw itself. */
const quietly = (write: () => void) => {
  try {
    write()
  } catch {
    // An error that cannot even be read is dropped; the browser has reported it.
  }
}

/** Logs what is not noise, an object once; rendering adds its component stack to an existing record. Never throws. */
export const logThrown = (source: ProblemSource, thrown: unknown, info?: string): void =>
  quietly(() => {
    if (isNoise(thrown)) return
    const id = isObject(thrown) ? known.get(thrown) : undefined
    if (id !== undefined) {
      const next = { source, info: info && written(info, 'info') }
      if (source === 'render')
        changeErrorLog(records.map((record) => (record.id === id ? { ...record, ...next } : record)))
      return
    }
    const added = add(source, readError(thrown), info)
    if (isObject(thrown)) known.set(thrown, added)
  })

/** Logs a problem without an error, in English for support. Never throws. */
export const logProblem = (source: ProblemSource, message: string, info?: string): void =>
  quietly(() => {
    add(source, { message }, info)
  })

const recordText = ({
  time,
  count,
  source,
  message,
  declaration,
  stack,
  info,
  address,
}: ProblemRecord): string =>
  [
    `${formatTimestamp(time)}  ${source}${count > 1 ? `  x${count}` : ''}`,
    address,
    message,
    declaration && `declaration ${declaration}`,
    stack?.trimEnd(),
    info && `In:\n${info.trim()}`,
  ]
    .filter(Boolean)
    .join('\n')

export const errorLogText = (records: readonly ProblemRecord[]): string =>
  [`${location.origin}\n${navigator.userAgent}`, ...records.map(recordText)].join('\n\n')

const onError = ({ error, message, filename, lineno, colno }: ErrorEvent) => {
  if (isResizeNotice(message)) return
  // For a cross-origin script the browser gives only a message, which is always the same.
  logThrown('error', error ?? message, filename ? `${filename}:${lineno}:${colno}` : undefined)
}

const onRejection = ({ reason }: PromiseRejectionEvent) => logThrown('rejection', reason)

const record = (error: unknown, place?: string) =>
  logThrown(isUnreadable(error) ? 'answer' : 'error', error, place)

/** Starts logging uncaught errors, those that React caught, and unreadable answers. A second call has no effect. */
export const captureErrors = (): void => {
  // Adding the same listener twice has no effect.
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  onProblem(record)
}
