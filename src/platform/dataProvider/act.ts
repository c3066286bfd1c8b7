import {
  type Action,
  batchLimit,
  isSet,
  type Json,
  type Resource,
  resourceName,
  type WireRecord,
} from '@/declaration'
import { call, type Query, refusal } from '../client'
import { endsSession, PlatformError, TransportError } from '../errors'
import { type Failure, UnsupportedError } from './errors'
import { isJson, isObject, keyValues, unexpected } from './row'
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

/** A failed record out of a batch's answer, in the operator's language. */
const failureOf = async (value: unknown): Promise<Failure> => {
  if (!isObject(value)) throw unexpected(value)
  const { id, code, message } = value
  if (!isSet(id) || typeof code !== 'number') throw unexpected(value)
  const said = await refusal({ code, message: typeof message === 'string' ? message : '', data: null }, 200)
  return { id: String(id), code, message: said.message }
}

/** A batch's answer; each record sent must be named in it exactly once, or nobody knows what became of it. */
const outcomeOf = async (ids: readonly string[], data: unknown): Promise<Outcome> => {
  if (!isObject(data) || !Array.isArray(data.success) || !Array.isArray(data.failed)) throw unexpected(data)
  const succeeded = data.success.map(String)
  const failed = await Promise.all(data.failed.map(failureOf))
  const named = [...succeeded, ...failed.map(({ id }) => id)]
  if (named.length !== ids.length || !ids.every((id) => named.includes(id))) throw unexpected(data)
  return { succeeded, failed }
}

/**
 * What became of the records of a call, out of the answer that the platform kept of it. Of a single record it was a
 * success: refused calls are not kept.
 *
 * @throws TransportError when the answer does not speak of these records
 */
export const outcomeIn = (action: Action, ids: readonly string[], answer: Json): Promise<Outcome> =>
  action.batch ? outcomeOf(ids, answer) : Promise.resolve({ succeeded: ids, failed: [] })

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
    if (action.batch) return await outcomeOf(ids, data)
    return { succeeded: ids, failed: [], answer: isJson(data) ? data : null }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const { code, message, body: answered, httpStatus } = error
    if (endsSession(error)) throw error
    // Said by something on the way, such as a gateway that waited in vain: the platform refuses with 200.
    if (httpStatus >= 500) throw new TransportError('answer', httpStatus, { body: answered, cause: error })
    return { succeeded: [], failed: ids.map((id) => ({ id, code, message })) }
  }
}
