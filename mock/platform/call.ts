import { allows } from '@/declaration'
import { isTold, type Sql, StoreFault } from '../store/sql'
import type { Channels } from './channels'
import type { Call, Json, JsonObject, PartnerCall, PartnerRoute, Route, SignedIn } from './contract'
import { failure, success } from './envelope'
import { once } from './idempotency'
import { Refusal, refuse } from './refusal'
import { signedIn, tokenOf } from './session'

/** What every call of a platform has in common. */
export interface Environment {
  readonly sql: Sql
  readonly now: () => number
  readonly channels: Channels
  readonly peerOf: (request: Request) => string | null
  readonly onError: (error: unknown, what: string) => void
}

/** The largest body in bytes; four pictures of 2 MB as text are the largest thing that a screen sends (domain §10). */
const largestBody = 12 * 1024 * 1024

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** How far a body may be nested; what screens send is nested four times at most. */
const deepest = 100

const nestsWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => nestsWithin(inner, levels - 1)))

/** The body of a request; undefined when it is too large, of which no more is read than can be kept, whatever it says of itself. */
async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return undefined
  // There is none without a body; some browsers, in which the platform of the demo runs, have none at all.
  if (!request.body) {
    const whole = new Uint8Array(await request.arrayBuffer())
    return whole.length > largestBody ? undefined : whole
  }
  const reader = request.body.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); part.value; part = await reader.read()) {
    parts.push(part.value)
    size += part.value.length
    if (size > largestBody) {
      await reader.cancel()
      return undefined
    }
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/**
 * The body of a write. It must call itself JSON: a foreign page can send a form or plain text without asking, but not
 * this type.
 */
async function bodyOf(request: Request): Promise<JsonObject> {
  if (request.method === 'GET' || request.method === 'HEAD') return {}
  const bytes = (await bytesOf(request)) ?? refuse(10001, { field: 'body' })
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') return {}
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    refuse(10001, { field: 'Content-Type' })
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    refuse(10001, { field: 'body' })
  }
  return isObject(body) && nestsWithin(body, deepest) ? body : refuse(10001, { field: 'body' })
}

/**
 * The form of a call that takes files. A foreign page can send one without asking, but not the header with the token, without
 * which no write is answered.
 */
async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) refuse(10001, { field: 'Content-Type' })
  const bytes = (await bytesOf(request)) ?? refuse(44002)
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    return refuse(10001, { field: 'body' })
  }
}

const textsOf = (form: FormData): JsonObject =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** @throws Refusal 10003 when the account has not all of these permissions */
function demand({ permissions }: SignedIn, keys: string | readonly string[] = []) {
  if (![keys].flat().every((key) => allows(permissions, key))) refuse(10003)
}

/**
 * Who calls a route of partners, and may.
 *
 * @throws Refusal 50008, 50012 or 50014 without a session, 10003 for another partner's call, and without the permission,
 *   when that can be told before the body is read
 */
async function callerOf({ permission, only }: PartnerRoute, request: Request, sql: Sql, now: number) {
  const account = await signedIn(sql, tokenOf(request), now)
  if (only !== undefined && only !== account.partnerId) refuse(10003)
  if (typeof permission !== 'function') demand(account, permission)
  return account
}

/** Does the call: finds who calls and may, opens the transaction of a write, and lets a repeated request happen once. */
async function perform(
  route: Route,
  request: Request,
  params: Readonly<Record<string, string>>,
  { sql, now, channels, peerOf }: Environment,
): Promise<Json | Response> {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const at = now()
  const account = isPartnerRoute(route) ? await callerOf(route, request, sql, at) : undefined
  const form = route.body === 'form' ? await formOf(request) : undefined
  const body = form ? textsOf(form) : await bodyOf(request)
  if (account && isPartnerRoute(route) && typeof route.permission === 'function')
    demand(account, route.permission(body))
  const peer = peerOf(request) ?? undefined
  const callOn = (on: Sql): Call => ({ sql: on, now: at, channels, peer, params, query, body, form, request })
  const partnerCallOn = (on: Sql): PartnerCall => {
    if (!account) throw new Error('a partner route was called by nobody')
    return { ...callOn(on), partnerId: account.partnerId, account }
  }
  const begin = isPartnerRoute(route) ? await route.prepare?.(partnerCallOn(sql)) : undefined
  const answerWith = async (on: Sql): Promise<Json | Response> => {
    if (!isPartnerRoute(route)) return route.answer(callOn(on))
    await begin?.(on)
    return route.answer(partnerCallOn(on))
  }
  if (request.method === 'GET' || request.method === 'HEAD' || route.atomic === false) return answerWith(sql)
  return sql.transaction((step) => {
    const isOnce = route.idempotent === 'optional' ? body.request_id !== undefined : route.idempotent
    if (!isOnce) return answerWith(step)
    const { partnerId = 0, accountId } = account ?? {}
    const call = `${request.method} ${pathname}${search}`
    return once({ sql: step, partnerId, accountId, call, body, now: at }, async () => {
      const answer = await answerWith(step)
      if (answer instanceof Response) throw new Error(`${route.call} is idempotent and must answer with JSON`)
      return answer
    })
  })
}

const isPartnerRoute = (route: Route): route is PartnerRoute => route.access !== 'public'

/**
 * Answers one call. A refusal becomes its envelope; anything else that is thrown is a fault of ours: it is told to
 * `onError`, unless the store has told of it already, and the caller learns no more than 10500, or 10502 when the store
 * is full.
 */
export async function answerCall(
  route: Route,
  request: Request,
  params: Readonly<Record<string, string>>,
  environment: Environment,
): Promise<Response> {
  try {
    const answer = await perform(route, request, params, environment)
    return answer instanceof Response ? answer : success(answer, route.form)
  } catch (error) {
    if (error instanceof Refusal) return failure(error, route.form)
    if (!isTold(error)) environment.onError(error, route.call)
    const fault = error instanceof StoreFault ? error.fault : undefined
    // Of a call that may have been done its caller must know that nobody knows.
    return failure(
      new Refusal(fault === 'full' ? 10502 : 10500),
      route.form,
      fault === 'unknown' ? 500 : undefined,
    )
  }
}
