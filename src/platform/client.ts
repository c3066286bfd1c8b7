import { isNotOffered, NotOfferedError } from './answerErrors'
import { attempt } from './attempt'
import { hearClock } from './clock'
import { type EarlyCall, takeEarly } from './earlyCalls'
import { abortError, type Envelope, PlatformError, TransportError } from './errors'
import { isQuiet, withFailureToast } from './failures'
import { inSession } from './inSession'
import { currentLocale } from './language'
import { rememberCall } from './lastCalls'
import { basePath, sendRequest } from './request'
import { ownToken } from './windowSession'

/**
 * Milliseconds for a complete answer, including the body. In development, the first call after an edit waits for the platform
 * to restart, and the very first one for the sample data: a minute on a busy machine.
 */
const requestTimeout = import.meta.env.MODE === 'development' ? 180_000 : 5000

/**
 * How often a call is repeated while the platform is starting. On its first start the reference platform creates its samples,
 * which takes 10 to 20 s.
 */
const patience = 30
/** The pause between attempts, ms. */
const pause = 1000

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** A call as written in declarations: `GET /user/info`. */
export type DeclaredCall = `${Method} /${string}`

type QueryValue = string | number | boolean | null | undefined
/** Query parameters; null and undefined are omitted, a list repeats its name. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

export type TextAnswer = { status: number; ok: boolean; headers: Headers; text: string }

/** What made the change, for the platform's history. */
export type Way = 'form' | 'action' | 'bulk' | 'import'

const sessionCalls: readonly string[] = ['POST /user/login', 'POST /user/sendloginsms', 'POST /user/logout']

/** Uses a request that was sent early, or sends one now. */
const request = (
  url: string,
  init: RequestInit,
  token: string | undefined,
): Pick<EarlyCall, 'response' | 'sentAt'> => {
  const early = init.method === 'GET' && !init.headers ? takeEarly(url, token) : undefined
  if (!early) return { response: sendRequest(url, init, token), sentAt: Date.now() }
  init.signal?.addEventListener('abort', early.abort, { once: true })
  return early
}

/**
 * Sends a request with cookies, token and time limit. Repeats it while the platform is only starting and has done nothing (503
 * with `Retry-After: 1`). A read that the screen waits for fails after the time limit of one answer: the screen says why, and
 * retries by itself. Throws TransportError, or AbortError when the signal aborts.
 */
export async function fetchText(
  url: string,
  init: RequestInit = {},
  token: string | undefined = ownToken(),
): Promise<TextAnswer> {
  const isAwaited = (init.method ?? 'GET') === 'GET' && !isQuiet(init.signal)
  const end = performance.now() + requestTimeout
  for (let left = patience, given = requestTimeout; ; left--) {
    const answer = await fetchOnce(url, init, token, given)
    if (isAwaited) given = end - performance.now() - pause
    const isOver = left === 0 || given <= 0
    if (isOver || answer.status !== 503 || answer.headers.get('Retry-After') !== '1') return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function fetchOnce(
  url: string,
  init: RequestInit,
  token: string | undefined,
  given: number,
): Promise<TextAnswer> {
  const callerSignal = init.signal ?? undefined
  if (callerSignal?.aborted) throw abortError()
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), given)
  const sent = token ? rememberCall(url, init, token) : undefined
  try {
    const signal = callerSignal ? AbortSignal.any([callerSignal, timeout.signal]) : timeout.signal
    const { response: coming, sentAt } = request(url, { ...init, signal }, token)
    const response = await coming
    const text = await response.text()
    const { status, ok, headers } = response
    const answer = { status, ok, headers, text, at: Date.now() }
    hearClock(headers, sentAt, answer.at)
    if (sent) sent.answer = answer
    return answer
  } catch (cause) {
    if (callerSignal?.aborted) throw abortError()
    const lost = timeout.signal.aborted ? 'timeout' : 'network'
    if (sent) sent.lost = lost
    throw new TransportError(lost, 0, { cause })
  } finally {
    clearTimeout(timer)
  }
}

const parsed = ({ text }: TextAnswer): unknown => attempt(() => JSON.parse(text))

/** The JSON value of an answer. Throws TransportError `answer`, with the text. */
export function readJson(answer: TextAnswer): unknown {
  const value = parsed(answer)
  if (value === undefined) throw new TransportError('answer', answer.status, { body: answer.text })
  return value
}

/** The envelope `{code, message, data}`; undefined if the value is not one. */
export function envelopeOf(value: unknown): Envelope | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined
  const { code } = value
  if (typeof code !== 'number' || !Number.isInteger(code)) return undefined
  const message = 'message' in value && typeof value.message === 'string' ? value.message : ''
  return { code, message, data: 'data' in value ? value.data : undefined }
}

/** The error for a refusal. The large catalogue is loaded for other languages, and for waits shown in minutes. */
export async function refusal(envelope: Envelope, httpStatus: number): Promise<PlatformError> {
  const locale = currentLocale()
  if (locale === 'zh' && !/\d{3}秒/.test(envelope.message)) return new PlatformError(envelope, httpStatus)
  try {
    const { localiseMessage } = await import('@/declaration/errors')
    const message = localiseMessage(envelope.code, envelope.message, locale)
    return new PlatformError(envelope, httpStatus, message)
  } catch {
    return new PlatformError(envelope, httpStatus)
  }
}

/**
 * Opens the envelope of an answer.
 *
 * @throws PlatformError for any code but 0
 * @throws NotOfferedError if the platform does not know the `declared` call
 * @throws TransportError `answer` without a usable envelope
 */
export async function dataOf(answer: TextAnswer, declared?: DeclaredCall): Promise<unknown> {
  const value = parsed(answer)
  const envelope = envelopeOf(value)
  if (declared && isNotOffered(answer.status, envelope)) throw new NotOfferedError(declared, answer.status)
  if (envelope && envelope.code !== 0) throw await refusal(envelope, answer.status)
  if (!envelope || !answer.ok)
    throw new TransportError('answer', answer.status, { body: value ?? answer.text })
  return envelope.data
}

const queryString = (query: Query): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const values: readonly QueryValue[] = Array.isArray(value) ? value : [value]
    for (const one of values) {
      if (one !== null && one !== undefined) parameters.append(name, String(one))
    }
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** The address of a declared call: `GET /user/info` → `/api/user/info`. */
export const addressOf = (declared: DeclaredCall, query: Query = {}): string =>
  basePath + declared.slice(declared.indexOf(' ') + 1) + queryString(query)

const requestBody = (body: unknown): Pick<RequestInit, 'body' | 'headers'> => {
  if (body === undefined) return {}
  // The browser adds the boundary to the content type of a form.
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

interface CallOptions {
  readonly query?: Query
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly token?: string
  readonly via?: Way
  readonly run?: string
}

/** Adds headers for what made the change and for its run, if known. */
export const withWay = (
  headers: HeadersInit | undefined,
  via?: Way,
  run?: string,
): HeadersInit | undefined => {
  if (via === undefined) return headers
  const all = new Headers(headers)
  all.set('X-Via', via)
  if (run !== undefined) all.set('X-Run', run)
  return all
}

/**
 * Calls the platform, opens the envelope and shows failures as toasts. A call that meets the end of the session
 * waits for the operator and is sent again.
 *
 * @param declared method and path, e.g. `POST /user/login`
 * @param options.body sent as JSON, or as a form if it is FormData
 * @param options.signal aborts the call; marked by `quietly`, it also suppresses the toast
 * @param options.token overrides the session of this window
 * @param options what made the change
 * @param options.run the run that the call is part of
 * @returns the envelope's `data`, unchecked
 * @throws PlatformError for any code but 0, TransportError, or an AbortError when `signal` aborts or the window is left
 */
export async function call(declared: DeclaredCall, options: CallOptions = {}): Promise<unknown> {
  const { query, body, signal, token: given, via, run } = options
  const address = addressOf(declared, query)
  const method = declared.slice(0, declared.indexOf(' '))
  const send = async (token: string | undefined): Promise<unknown> => {
    const { body: sent, headers } = requestBody(body)
    const init = { method, body: sent, headers: withWay(headers, via, run), signal }
    return dataOf(await fetchText(address, init, token), declared)
  }
  const isSessionless = given !== undefined || sessionCalls.includes(declared)
  const makeCall = () => (isSessionless ? send(given ?? ownToken()) : inSession(send, signal))
  return isQuiet(signal) ? makeCall() : withFailureToast(makeCall, signal, declared)
}
