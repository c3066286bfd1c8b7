import { isRecord, isSet, type Json, type Resource, resourceName, type WireRecord } from '@/declaration'
import { fieldOf, isJson, textOf } from '../answer'
import { AnswerError } from '../answerErrors'
import { call, refusal } from '../client'
import { type ActParams, keyOfRecord, versionsOf } from './act'
import { UnsupportedError } from './errors'
import { createBody, keyValues, updateBody } from './row'

/** A call that needs approval: an action on records, or a save with the form's data. */
export type Order =
  | {
      readonly action: string
      readonly records: ActParams['records']
      readonly input?: WireRecord
    }
  | {
      readonly save: true
      /** Undefined for a new record. */
      readonly id?: string
      readonly data: WireRecord
      readonly meta?: unknown
    }

/** A record and how the call would change it. */
export interface Foreseen {
  readonly id: string
  readonly title: string
  /** The changing fields before the call; null if the record does not exist yet. */
  readonly before: WireRecord | null
  /** Null if the record will be deleted. */
  readonly after: WireRecord | null
  /** Changing fields that the operator may not see. */
  readonly hidden: readonly string[]
  /** The result, 0 for done; undefined while undecided. */
  readonly code?: number
  /** Why it was refused, in the operator's language. */
  readonly reason?: string
}

/** A record that the platform leaves out, with the reason in the operator's language. */
interface LeftOut {
  readonly id: string
  readonly title: string
  readonly reason: string
}

export interface Preview {
  /** In fen, over all records; null if the action moves no money. */
  readonly amount: number | null
  readonly items: readonly Foreseen[]
  readonly refused: readonly LeftOut[]
}

const previewCall = 'POST /user/previewapproval'
const askCall = 'POST /user/askapproval'
const recordsCall = 'GET /user/approvalrecords'

/** The body of an action's call in either form: the key of one record, or a list of several. */
const bodyOfAction = (resource: Resource, order: Extract<Order, { action: string }>): WireRecord => {
  const { action: name, records, input = {} } = order
  const action = resource.actions?.[name]
  if (!action) throw new UnsupportedError(resourceName(resource), name)
  const keys = records.map((record) => keyOfRecord(resource, record))
  const inputs = Object.keys(action.inputs ?? {}).filter((one) => Object.hasOwn(input, one))
  const batch = action.batch ?? (records.length > 1 ? 'targets' : undefined)
  return {
    ...(batch === 'ids'
      ? { ids: keys.map((key) => key[resource.key[0]] ?? null) }
      : batch === 'targets'
        ? { targets: keys }
        : keys[0]),
    ...versionsOf(batch !== undefined, records),
    ...action.send,
    ...Object.fromEntries(inputs.map((one) => [one, input[one]])),
  }
}

const bodyOf = (resource: Resource, order: Order): WireRecord => {
  if ('action' in order) return bodyOfAction(resource, order)
  const { id, data, meta } = order
  const { request_id: _, ...body } =
    id === undefined
      ? createBody(resource, data, meta)
      : updateBody(resource, keyValues(resource, id) ?? {}, [data], meta)
  return body
}

const orderOf = (resource: Resource, order: Order) => ({
  area: resource.name,
  ...('action' in order ? { action: order.action } : { save: true }),
  body: bodyOf(resource, order),
})

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const recordIn = (value: unknown): WireRecord | null => (isRecord(value) ? value : null)

/** Why something was refused, in the operator's language; undefined if it was not. */
const reasonOf = async (sent: unknown): Promise<string | undefined> => {
  const code = fieldOf(sent, 'code')
  if (typeof code !== 'number' || code === 0) return undefined
  return (await refusal({ code, message: textOf(fieldOf(sent, 'message')), data: null }, 200)).message
}

const foreseenOf = async (sent: unknown): Promise<Foreseen> => {
  const code = fieldOf(sent, 'code')
  return {
    id: textOf(fieldOf(sent, 'id')),
    title: textOf(fieldOf(sent, 'title')),
    before: recordIn(fieldOf(sent, 'before')),
    after: recordIn(fieldOf(sent, 'after')),
    hidden: listOf(fieldOf(sent, 'hidden')).filter((one) => typeof one === 'string'),
    ...(typeof code === 'number' && { code }),
    reason: await reasonOf(sent),
  }
}

const leftOutOf = async (sent: unknown): Promise<LeftOut> => ({
  id: textOf(fieldOf(sent, 'id')),
  title: textOf(fieldOf(sent, 'title')),
  reason: (await reasonOf(sent)) ?? '',
})

const itemsOf = (declared: string, data: unknown): readonly unknown[] => {
  const items = fieldOf(data, 'items')
  if (!Array.isArray(items)) throw new AnswerError(declared, 'items', data)
  return items
}

/**
 * Asks how the call would change the records; nothing is stored.
 *
 * @throws PlatformError, TransportError, or AnswerError without items
 */
export async function preview(resource: Resource, order: Order, signal?: AbortSignal): Promise<Preview> {
  const data = await call(previewCall, { body: orderOf(resource, order), signal })
  const amount = fieldOf(data, 'amount')
  return {
    amount: typeof amount === 'number' ? amount : null,
    items: await Promise.all(itemsOf(previewCall, data).map(foreseenOf)),
    refused: await Promise.all(listOf(fieldOf(data, 'refused')).map(leftOutOf)),
  }
}

/**
 * Freezes the call until a second person decides.
 *
 * @param requestId the same for all repetitions
 * @returns the request's number, used in its address
 * @throws PlatformError, or TransportError if it is unknown whether the request was made
 */
export async function ask(
  resource: Resource,
  order: Order & { readonly note: string; readonly requestId: string },
): Promise<string> {
  const { note, requestId, ...what } = order
  const data = await call(askCall, {
    body: { ...orderOf(resource, what), note, request_id: requestId },
    via: 'action' in what ? 'action' : 'form',
  })
  const id = fieldOf(data, 'id')
  if (!isJson(id) || !isSet(id)) throw new AnswerError(askCall, 'id', data)
  return String(id)
}

/** A page of the records of a request. `offset`: how many to skip. */
export async function records(
  id: Json,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  signal?: AbortSignal,
): Promise<{ readonly items: readonly Foreseen[]; readonly total: number }> {
  const data = await call(recordsCall, { query: { id: String(id), offset, limit }, signal })
  const total = fieldOf(data, 'total')
  const items = await Promise.all(itemsOf(recordsCall, data).map(foreseenOf))
  return { items, total: typeof total === 'number' ? total : items.length }
}
