import { PlatformError, TransportError } from './errors'
import { readToken } from './session'

/** Every call of the platform stands below this path of the console's own origin (specification §7). */
const basePath = '/api'
/** Milliseconds for a whole answer, body included (specification §7, §9). */
export const requestTimeout = 5000

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** A call as declarations write it: `GET /user/info`. */
export type DeclaredCall = `${Method} /${string}`

type QueryValue = string | number | boolean | null | undefined
/** Query parameters; null and undefined are left out, a list repeats its name. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** An answer whose body has arrived. */
export type TextAnswer = { status: number; ok: boolean; headers: Headers; text: string }

const aborted = () => new DOMException('The request was given up', 'AbortError')

const refuseForeignHost = (url: string): void => {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError(`refusing to call another host: ${url}`)
  }
}

/**
 * One request with everything that calls have in common: cookies and token are sent, the whole answer has to
 * arrive in time, and the caller may give up.
 *
 * @throws TransportError `timeout` or `network`
 * @throws DOMException named AbortError when the caller's signal aborts, which react-admin passes over in silence
 */
export async function fetchText(url: string, init: RequestInit = {}): Promise<TextAnswer> {
  refuseForeignHost(url)
  const given = init.signal ?? undefined
  if (given?.aborted) throw aborted()
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), requestTimeout)
  try {
    const headers = new Headers(init.headers)
    const token = readToken()
    if (token) headers.set('X-Token', token)
    const response = await fetch(url, {
      ...init,
      headers,
      credentials: 'include',
      // A redirect could carry the token to another host.
      redirect: 'error',
      signal: given ? AbortSignal.any([given, late.signal]) : late.signal,
    })
    const text = await response.text()
    return { status: response.status, ok: response.ok, headers: response.headers, text }
  } catch (cause) {
    if (given?.aborted) throw aborted()
    throw new TransportError(late.signal.aborted ? 'timeout' : 'network', 0, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The JSON value of an answer, or what is wrong with it. */
function readJson({ status, ok, headers, text }: TextAnswer): unknown {
  const isHtml = headers.get('content-type')?.includes('html') || /^\s*</.test(text)
  if (isHtml || !text.trim()) {
    const kind = isHtml ? 'html' : 'empty'
    throw new TransportError(ok ? kind : 'http', status)
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new TransportError(ok ? 'json' : 'http', status, { cause })
  }
}

type Envelope = { code: number; message: string; data: unknown }

/** The envelope `{code, message, data}`, if a value is one: the code has to be a whole number. */
function envelopeOf(value: unknown): Envelope | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined
  const { code } = value
  if (typeof code !== 'number' || !Number.isInteger(code)) return undefined
  const message = 'message' in value && typeof value.message === 'string' ? value.message : ''
  return { code, message, data: 'data' in value ? value.data : undefined }
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

const requestBody = (body: unknown): Pick<RequestInit, 'body' | 'headers'> => {
  if (body === undefined) return {}
  // The browser writes the boundary of a form into the content type itself.
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

/**
 * Calls the platform and opens the envelope (specification §8).
 *
 * @param declared method and path, e.g. `POST /user/login`
 * @param options.body sent as JSON, or as it is when it is a FormData
 * @returns the envelope's `data`, not yet checked
 * @throws PlatformError for any code other than 0
 * @throws TransportError when no usable answer came within {@link requestTimeout}
 * @throws DOMException named AbortError when `signal` aborts
 */
export async function call(
  declared: DeclaredCall,
  options: { query?: Query; body?: unknown; signal?: AbortSignal } = {},
): Promise<unknown> {
  const space = declared.indexOf(' ')
  const url = basePath + declared.slice(space + 1) + queryString(options.query ?? {})
  const answer = await fetchText(url, {
    method: declared.slice(0, space),
    ...requestBody(options.body),
    signal: options.signal,
  })
  const value = readJson(answer)
  const envelope = envelopeOf(value)
  if (!envelope) throw new TransportError(answer.ok ? 'envelope' : 'http', answer.status, { body: value })
  const { code, message, data } = envelope
  if (code !== 0) throw new PlatformError(code, message, data, answer.status)
  if (!answer.ok) throw new TransportError('http', answer.status, { body: value })
  return data
}

export type RestOptions = {
  method?: string
  body?: BodyInit | null
  headers?: HeadersInit
  signal?: AbortSignal
}
export type RestAnswer = { status: number; headers: Headers; body: string; json: unknown }

/**
 * The `httpClient` of a REST data provider: the same token, time limit and errors as {@link call}, without the
 * envelope. An answer without a body (204) has `json` undefined.
 *
 * @param url an address of the console's own host, used as it is
 * @throws PlatformError when a refusal carries a platform code; otherwise as {@link call}
 */
export async function restClient(url: string, options: RestOptions = {}): Promise<RestAnswer> {
  const headers = new Headers(options.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (typeof options.body === 'string' && !headers.has('Content-Type')) {
    headers.set('Content-Type', 'application/json')
  }
  const answer = await fetchText(url, { ...options, headers })
  const json = answer.ok && answer.text === '' ? undefined : readJson(answer)
  if (!answer.ok) {
    const envelope = envelopeOf(json)
    if (envelope) throw new PlatformError(envelope.code, envelope.message, envelope.data, answer.status)
    throw new TransportError('http', answer.status, { body: json })
  }
  return { status: answer.status, headers: answer.headers, body: answer.text, json }
}
