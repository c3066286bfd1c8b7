import {
  type Action,
  batchLimit,
  isRecord,
  isSet,
  type Json,
  type Resource,
  resourceName,
  type WireRecord,
} from '@/declaration'
import { isJson, textOf } from '../answer'
import { NotOfferedError } from '../answerErrors'
import { call, type Query, refusal, type Way } from '../client'
import { endsSession, PlatformError, TransportError } from '../errors'
import { quietly, withFailureToast } from '../failures'
import { type Failure, staleVersion, UnsupportedError, versionOf } from './errors'
import { keyValues, type Row, rowIfValid, unexpectedAnswer } from './row'
import type { Outcome } from './source'

export interface ActParams {
  readonly action: string
  /**
   * At most {@link batchLimit} for an action with a batch, otherwise exactly one. Only the ids and versions are used: the
   * platform refuses the action if a record has a newer version.
   */
  readonly records: readonly { readonly id: string | number; readonly version?: unknown }[]
  /** Values of the declared inputs; others are dropped. */
  readonly input?: WireRecord
  /** The same for all repetitions of a call, so that it takes effect once. */
  readonly requestId?: string
  /** What made the call; by default a single action. */
  readonly via?: Way
  /** The run that the call is part of. */
  readonly run?: string
  readonly signal?: AbortSignal
}

interface ActOutcome extends Outcome {
  /** The platform's answer for a single record. */
  readonly answer?: Json
}

export const keyOfRecord = (resource: Resource, { id }: { readonly id: string | number }): WireRecord => {
  const values = keyValues(resource, String(id))
  if (!values) throw new UnsupportedError(resourceName(resource), `id "${id}"`)
  return values
}

/** The record's key, for calls that expect it in the query string. */
const keyQuery = (resource: Resource, { query }: Action, records: ActParams['records']): Query => {
  const [record] = records
  if (!query || !record) return {}
  const key = keyOfRecord(resource, record)
  return Object.fromEntries(
    Object.entries(query).map(([param, field]) => {
      const value = key[field]
      return [param, typeof value === 'object' ? undefined : value]
    }),
  )
}

/** The versions that the operator saw, for records that have one. `isList`: the action takes a list of records. */
export const versionsOf = (isList: boolean, records: ActParams['records']): WireRecord => {
  const known = records.flatMap((record) => {
    const version = versionOf(record)
    return version === undefined ? [] : [[String(record.id), version] as const]
  })
  if (known.length === 0) return {}
  return isList ? { versions: Object.fromEntries(known) } : { version: known[0]?.[1] }
}

const bodyOf = (resource: Resource, name: string, action: Action, params: ActParams): WireRecord => {
  const { records, input = {}, requestId } = params
  const keys = records.map((record) => keyOfRecord(resource, record))
  const inputs = Object.keys(action.inputs ?? {}).filter((one) => Object.hasOwn(input, one))
  if (action.requestId && !requestId)
    throw new UnsupportedError(resourceName(resource), `${name} without requestId`)
  return {
    ...(action.query
      ? {}
      : action.batch === 'ids'
        ? { ids: keys.map((key) => key[resource.key[0]] ?? null) }
        : action.batch === 'targets'
          ? { targets: keys }
          : keys[0]),
    ...versionsOf(action.batch !== undefined, records),
    ...action.send,
    ...Object.fromEntries(inputs.map((one) => [one, input[one]])),
    ...(requestId === undefined ? {} : { request_id: requestId }),
  }
}

/** The record that an entry of a batch answer is about, by id or by key fields. */
const recordOf = (resource: Resource, entry: unknown, ids: readonly string[]): string | undefined => {
  const id = isRecord(entry) ? entry.id : entry
  if (isSet(id as Json) && ids.includes(String(id))) return String(id)
  const record = isRecord(entry) ? rowIfValid(resource, entry) : undefined
  return record && ids.includes(record.id) ? record.id : undefined
}

/** The current record, which a platform sends along when it refuses an old version. */
const presentRecord = (resource: Resource, id: string, code: number, sent: unknown): { record?: Row } => {
  const record = code === staleVersion && isRecord(sent) ? rowIfValid(resource, sent.record) : undefined
  return record?.id === id ? { record } : {}
}

const failureOf = async (resource: Resource, id: string, entry: unknown): Promise<Failure> => {
  const { code, message } = isRecord(entry) ? entry : {}
  const refused = { code: typeof code === 'number' ? code : 0, message: textOf(message), data: null }
  const { message: words } = await refusal(refused, 200)
  return { id, code: refused.code, message: words, ...presentRecord(resource, id, refused.code, entry) }
}

/** Code 0: all succeeded except those in `failed`; if those name no record, all that are missing from `success` failed. */
const outcomeOf = async (resource: Resource, ids: readonly string[], data: unknown): Promise<Outcome> => {
  const entries = isRecord(data) && Array.isArray(data.failed) ? data.failed : []
  if (entries.length === 0) return { succeeded: ids, failed: [] }
  const listed = isRecord(data) && Array.isArray(data.success) ? data.success : []
  const succeeded = new Set(listed.map((entry: unknown) => recordOf(resource, entry, ids)))
  const failures = new Map<string, unknown>()
  const unidentified: unknown[] = []
  for (const entry of entries) {
    const id = recordOf(resource, entry, ids)
    if (id === undefined) unidentified.push(entry)
    else failures.set(id, entry)
  }
  const [first] = unidentified
  if (first !== undefined)
    for (const id of ids) if (!succeeded.has(id) && !failures.has(id)) failures.set(id, first)
  return {
    succeeded: ids.filter((id) => !failures.has(id)),
    failed: await Promise.all([...failures].map(([id, entry]) => failureOf(resource, id, entry))),
  }
}

export const outcomeOfCall = (
  resource: Resource,
  action: Action,
  ids: readonly string[],
  answer: unknown,
): Promise<Outcome> =>
  action.batch ? outcomeOf(resource, ids, answer) : Promise.resolve({ succeeded: ids, failed: [] })

/**
 * Makes the call of an action. Refusals are failures of the records, unless the session is over.
 * @throws UnsupportedError before anything is sent
 * @throws TransportError if it is unknown whether the platform did it; `requestResult` can tell
 */
export async function act(resource: Resource, params: ActParams): Promise<ActOutcome> {
  const { action: name, records, via = 'action', run, signal } = params
  const actions = resource.actions ?? {}
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new UnsupportedError(resourceName(resource), name)
  if (records.length === 0 || records.length > batchLimit(action))
    throw new UnsupportedError(resourceName(resource), `${name} × ${records.length}`)
  const ids = records.map(({ id }) => String(id))
  // The platform lists each record once, so the outcome of a duplicate would be unknown.
  if (new Set(ids).size < ids.length) throw new UnsupportedError(resourceName(resource), `${name}: one twice`)
  const body = bodyOf(resource, name, action, params)
  try {
    const query = keyQuery(resource, action, records)
    const data = await call(action.call, { query, body, signal, via, run })
    const outcome = await outcomeOfCall(resource, action, ids, data)
    return action.batch ? outcome : { ...outcome, answer: isJson(data) ? data : null }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const { code, message, data, body: answered, httpStatus } = error
    const isMissing = error instanceof NotOfferedError
    if (endsSession(error)) throw error
    // Real refusals have status 200. This one comes from a gateway, so keep its message.
    if (httpStatus >= 500 && !isMissing)
      throw new TransportError('answer', httpStatus, { body: answered, cause: error, message })
    const failed = ids.map((id) => ({ id, code, message, ...presentRecord(resource, id, code, data) }))
    return { succeeded: [], failed }
  }
}

export type RequestResult =
  /** It was done; `answer` is the original answer. */
  | { readonly done: true; readonly answer: Json }
  /** It never arrived, is still running, or was refused. Sending it again with the same id is safe. */
  | { readonly done: false }

/** The outcome of a call whose answer was lost. Throws TransportError, also for platforms without this call. */
export async function requestResult(requestId: string, signal?: AbortSignal): Promise<RequestResult> {
  // Failures are reported along with the original call.
  const quiet = quietly(signal)
  return withFailureToast(async () => {
    const data = await call('GET /user/requestresult', { query: { request_id: requestId }, signal: quiet })
    if (!isRecord(data)) throw unexpectedAnswer(data)
    if (data.state === 'UNKNOWN') return { done: false }
    if (data.state !== 'DONE' || !isJson(data.answer)) throw unexpectedAnswer(data)
    return { done: true, answer: data.answer }
  }, quiet)
}
