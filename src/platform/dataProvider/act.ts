import {
  type Action,
  batchLimit,
  isSet,
  type Json,
  type Resource,
  resourceName,
  type WireRecord,
} from '@/declaration'
import { isJson, textOf } from '../answer'
import { call, type Query, refusal } from '../client'
import { endsSession, PlatformError, TransportError } from '../errors'
import { NotOfferedError } from '../shortAnswers'
import { type Failure, UnsupportedError } from './errors'
import { isObject, keyValues, rowOrNothing } from './row'
import type { Outcome } from './source'

export interface ActParams {
  /** The name of a declared action. */
  readonly action: string
  /** At most {@link batchLimit} for an action with a batch, exactly one for the others. Only id and key are read. */
  readonly records: readonly { readonly id: string | number }[]
  /** The declared inputs; what is not declared is left out. */
  readonly input?: WireRecord
  /** One for each call and all its repetitions, so that sending again does nothing twice (domain §1). */
  readonly requestId?: string
  readonly signal?: AbortSignal
}

export interface ActOutcome extends Outcome {
  /** What the platform answered about a single record. */
  readonly answer?: Json
}

const keyOfRecord = (resource: Resource, { id }: { readonly id: string | number }): WireRecord => {
  const values = keyValues(resource, String(id))
  if (!values) throw new UnsupportedError(resourceName(resource), `id "${id}"`)
  return values
}

/** The record's key where the call wants it in the address. */
const addressOf = (resource: Resource, { query }: Action, records: ActParams['records']): Query => {
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
    ...action.send,
    ...Object.fromEntries(inputs.map((one) => [one, input[one]])),
    ...(requestId === undefined ? {} : { request_id: requestId }),
  }
}

/** The record that an entry of a batch's answer is about: by our id, or by its key fields. */
const namedBy = (resource: Resource, entry: unknown, ids: readonly string[]): string | undefined => {
  const id = isObject(entry) ? entry.id : entry
  if (isSet(id as Json) && ids.includes(String(id))) return String(id)
  const record = isObject(entry) ? rowOrNothing(resource, entry) : undefined
  return record && ids.includes(record.id) ? record.id : undefined
}

/** Why a record of a batch was not done, in the operator's language. */
const failureOf = async (id: string, entry: unknown): Promise<Failure> => {
  const { code, message } = isObject(entry) ? entry : {}
  const said = { code: typeof code === 'number' ? code : 0, message: textOf(message), data: null }
  return { id, code: said.code, message: (await refusal(said, 200)).message }
}

/**
 * What became of each record of a batch. An answer with code 0 says that what was sent is done; `{success, failed}` says of
 * which records that is not so. Failures that name none of them are believed too: then no record is done for certain, and
 * each one that is not named as done has failed.
 */
const outcomeOf = async (resource: Resource, ids: readonly string[], data: unknown): Promise<Outcome> => {
  const entries = isObject(data) && Array.isArray(data.failed) ? data.failed : []
  if (entries.length === 0) return { succeeded: ids, failed: [] }
  const done = isObject(data) && Array.isArray(data.success) ? data.success : []
  const succeeded = new Set(done.map((entry: unknown) => namedBy(resource, entry, ids)))
  const failures = new Map<string, unknown>()
  const nameless: unknown[] = []
  for (const entry of entries) {
    const id = namedBy(resource, entry, ids)
    if (id === undefined) nameless.push(entry)
    else failures.set(id, entry)
  }
  const [first] = nameless
  if (first !== undefined)
    for (const id of ids) if (!succeeded.has(id) && !failures.has(id)) failures.set(id, first)
  return {
    succeeded: ids.filter((id) => !failures.has(id)),
    failed: await Promise.all([...failures].map(([id, entry]) => failureOf(id, entry))),
  }
}

/**
 * What became of the records of a call, out of its answer. Of a single record it is a success: a refused call has another code
 * than 0.
 */
export const outcomeIn = (
  resource: Resource,
  action: Action,
  ids: readonly string[],
  answer: unknown,
): Promise<Outcome> =>
  action.batch ? outcomeOf(resource, ids, answer) : Promise.resolve({ succeeded: ids, failed: [] })

/**
 * Does something with records: one call of the platform.
 *
 * @throws UnsupportedError when the area declares no such action, or not for so many records, or one is named twice;
 *   nothing is sent
 * @throws TransportError when no usable answer came: it is not known whether the platform did it. `requestResult` tells,
 *   when it was sent with a `requestId`
 * @throws PlatformError only when the session is over; any other refusal is the failure of its records
 */
export async function act(resource: Resource, params: ActParams): Promise<ActOutcome> {
  const { action: name, records, signal } = params
  const actions = resource.actions ?? {}
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new UnsupportedError(resourceName(resource), name)
  if (records.length === 0 || records.length > batchLimit(action))
    throw new UnsupportedError(resourceName(resource), `${name} × ${records.length}`)
  const ids = records.map(({ id }) => String(id))
  // The platform names each once; nobody could tell what became of the second.
  if (new Set(ids).size < ids.length) throw new UnsupportedError(resourceName(resource), `${name}: one twice`)
  const body = bodyOf(resource, name, action, params)
  try {
    const data = await call(action.call, { query: addressOf(resource, action, records), body, signal })
    const outcome = await outcomeIn(resource, action, ids, data)
    return action.batch ? outcome : { ...outcome, answer: isJson(data) ? data : null }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const { code, message, body: answered, httpStatus } = error
    const isMissing = error instanceof NotOfferedError
    if (endsSession(error)) throw error
    // Said by something on the way, such as a gateway that waited in vain: the platform refuses with 200. Its words stay.
    if (httpStatus >= 500 && !isMissing)
      throw new TransportError('answer', httpStatus, { body: answered, cause: error, message })
    return { succeeded: [], failed: ids.map((id) => ({ id, code, message })) }
  }
}
