import { allows, isRecord } from '@/declaration'
import { isLogged, type Sql, StoreFault } from '../store/sql'
import type { Channels } from './channels'
import type { Call, Json, JsonObject, PartnerCall, PartnerRoute, Route, SignedIn } from './contract'
import { failure, success } from './envelope'
import { once } from './idempotency'
import { Refusal, refuse } from './refusal'
import { signedIn, tokenOf } from './session'
import { isSaidWay, type Way, type Writing, writeAs } from './writing'

export interface Environment {
  readonly sql: Sql
  readonly now: () => number
  readonly channels: Channels
  readonly onError: (error: unknown, what: string) => void
}

/** The largest body in bytes. Screens send four pictures of 2 MB as text at most. */
const largestBody = 12 * 1024 * 1024

/** How deep a body may be nested; screens need four levels. */
const deepest = 100

const nestsWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => nestsWithin(inner, levels - 1)))

/** Reads a body; undefined when it is too large. Never keeps more than the limit, whatever the header says. */
export async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return undefined
  // Some browsers that run the demo's platform have no streams of requests.
  if (!request.body) return new Uint8Array(await request.arrayBuffer())
  const reader = request.body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); part.value; part = await reader.read()) {
    parts.push(part.value)
    size += part.value.length
    if (size > largestBody) {
      await reader.cancel()
      return undefined
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Reads the body of a write. It must be JSON: a foreign page can post a form without a preflight, but not JSON. */
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
  return isRecord(body) && nestsWithin(body, deepest) ? body : refuse(10001, { field: 'body' })
}

/** Reads a form. A foreign page can post one too, but without the header of the token, which every write needs. */
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

/** @throws Refusal 10003 when the account lacks one of these permissions */
function demand({ permissions }: SignedIn, keys: string | readonly string[] = []) {
  if (![keys].flat().every((key) => allows(permissions, key))) refuse(10003)
}

/** @throws Refusal 50008, 50012 or 50014 without a session, 10003 without the permission or for another partner's call */
async function callerOf({ permission, only }: PartnerRoute, request: Request, sql: Sql, now: number) {
  const account = await signedIn(sql, tokenOf(request), now)
  if (only !== undefined && only !== account.partnerId) refuse(10003)
  if (typeof permission !== 'function') demand(account, permission)
  return account
}

const runId = /^[\w-]{8,64}$/

/** How a call came in: as it says itself, or judging by its form. */
function wayOf({ headers }: Request, form: Route['form']): Way {
  const said = headers.get('x-via')
  if (said === null) return form === 'rest' ? 'rest' : 'api'
  return isSaidWay(said) ? said : refuse(10001, { field: 'X-Via' })
}

/**
 * In whose name a call writes. The calls of a run share one operation; any other call is its own.
 *
 * @throws Refusal 10001 for headers that mean nothing
 */
async function writingOf(
  route: Route,
  { request, body, now }: Pick<Call, 'request' | 'body' | 'now'>,
  account: SignedIn | undefined,
): Promise<Writing> {
  const run = request.headers.get('x-run') ?? undefined
  if (run !== undefined && !runId.test(run)) refuse(10001, { field: 'X-Run' })
  const { request_id } = body
  return {
    ...((await route.does?.(body)) ?? { area: '', action: route.call }),
    operation: run === undefined ? crypto.randomUUID() : `${account?.accountId ?? 0}-${run}`,
    way: wayOf(request, route.form),
    at: now,
    ...(account && { account: account.accountId }),
    ...(typeof request_id === 'string' && { request: request_id }),
    ...(run !== undefined && { run }),
  }
}

interface Incoming {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly peer: string | undefined
}

/** Authorises the call, opens the transaction of a write, and runs a repeated request only once. */
async function perform(
  route: Route,
  { request, params, peer }: Incoming,
  { sql, now, channels }: Environment,
): Promise<Json | Response> {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const at = now()
  const account = isPartnerRoute(route) ? await callerOf(route, request, sql, at) : undefined
  const form = route.body === 'form' ? await formOf(request) : undefined
  const body = form ? textsOf(form) : await bodyOf(request)
  if (account && isPartnerRoute(route) && typeof route.permission === 'function')
    demand(account, route.permission(body))
  const callOn = (on: Sql): Call => ({ sql: on, now: at, channels, peer, params, query, body, form, request })
  const partnerCallOn = (on: Sql): PartnerCall => {
    if (!account) throw new Error('a partner route needs an account')
    return { ...callOn(on), partnerId: account.partnerId, account }
  }
  const begin = isPartnerRoute(route) ? await route.prepare?.(partnerCallOn(sql)) : undefined
  const answerWith = async (on: Sql): Promise<Json | Response> => {
    if (!isPartnerRoute(route)) return route.answer(callOn(on))
    await begin?.(on)
    return route.answer(partnerCallOn(on))
  }
  if (request.method === 'GET' || request.method === 'HEAD' || route.atomic === false) return answerWith(sql)
  const writing = await writingOf(route, { request, body, now: at }, account)
  return sql.transaction(async (step) => {
    await writeAs(step, writing)
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
 * Answers one call. A refusal becomes its envelope. Any other error is logged, unless the store has done so, and the
 * caller learns no more than 10500, or 10502 when the store is full.
 */
export async function answerCall(
  route: Route,
  incoming: Incoming,
  environment: Environment,
): Promise<Response> {
  try {
    const answer = await perform(route, incoming, environment)
    return answer instanceof Response ? answer : success(answer, route.form)
  } catch (error) {
    if (error instanceof Refusal) return failure(error, route.form)
    if (!isLogged(error)) environment.onError(error, route.call)
    const fault = error instanceof StoreFault ? error.fault : undefined
    // Status 500 tells the caller that the call may have been done.
    return failure(
      new Refusal(fault === 'full' ? 10502 : 10500),
      route.form,
      fault === 'unknown' ? 500 : undefined,
    )
  }
}
