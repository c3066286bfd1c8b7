import { isCancelledError } from '@tanstack/react-query'
import { fieldOf } from '@/platform/answer'
import { attempt } from '@/platform/attempt'
import { endsSession } from '@/platform/errors'
import { readToken } from '@/platform/session'

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

/** An abort, or the end of the session, which the sign-in page explains. Another unhandled refusal was never shown. */
export const isNoise = (thrown: unknown): boolean =>
  fieldOf(thrown, 'name') === 'AbortError' || isCancelledError(thrown) || endsSession(thrown)

/** Chromium's and Firefox's message for a resize notification delayed by a frame: harmless and unavoidable. */
export const isResizeNotice = (message: string): boolean => message.startsWith('ResizeObserver loop')

export interface ReadError {
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
