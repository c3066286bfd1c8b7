import type { RaRecord } from 'react-admin'
import type { Action, Json, Resource, WireRecord } from '@/declaration'
import type { Change } from '@/declaration/changes'
import { NotOfferedError } from '@/platform/answerErrors'
import { type ConsoleDataProvider, type Failure, staleVersion } from '@/platform/dataProvider'
import { outcomeOfCall } from '@/platform/dataProvider/act'
import { messageOf, TransportError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import { afterChange } from './changedMeanwhile'

/** What became of a record. `unknown`: no answer came, and the platform does not know the call, or not yet. */
export type Fate =
  | {
      readonly state: 'done'
      /** The platform's answer. */
      readonly answer?: Json
      /** What others had changed meanwhile, to be said after the success; the action does not stand on it. */
      readonly meanwhile?: string
    }
  | {
      readonly state: 'unknown'
      readonly reason: string
      /** The platform is known to keep request ids: repeated under the same id, the call is carried out at most once. */
      readonly kept?: true
    }
  | FailedFate
  /** Others have changed something that the action stands on: the operator has to look at it and confirm again. */
  | { readonly state: 'changed'; readonly reason: string; readonly changed: Changed }

export interface FailedFate {
  readonly state: 'failed'
  readonly reason: string
  readonly code?: number
  /** The record as it is now, if it was refused because somebody else had changed it. */
  readonly record?: RaRecord
}

/** The record as it is now, and what others changed in it. */
export interface Changed {
  readonly record: RaRecord
  readonly changes: readonly Change[]
}

export interface SingleOrder {
  readonly area: string
  readonly resource: Resource
  readonly name: string
  readonly action: Action
  readonly record: RaRecord
  readonly input: WireRecord
  /** The same for every repetition, so that the call is carried out at most once. */
  readonly requestId: string
}

const failedWith = (asked: RaRecord, { message, code, record }: Failure): FailedFate => ({
  state: 'failed',
  reason: message,
  code,
  ...(record && { record: { ...record, id: asked.id } }),
})

/** Asks what became of an unanswered call. If that goes unanswered too, the outcome stays unknown. */
const askAfterOne = async (
  dataProvider: ConsoleDataProvider,
  { resource, action, record, requestId }: SingleOrder,
  reason: string,
): Promise<Fate> => {
  try {
    const { data } = await dataProvider.requestResult(requestId)
    if (!data.done) return { state: 'unknown', reason, kept: true }
    const { failed } = await outcomeOfCall(resource, action, [String(record.id)], data.answer)
    const [refused] = failed
    return refused ? failedWith(record, refused) : { state: 'done', answer: data.answer }
  } catch (error) {
    // A platform that cannot be asked is not a reason: the operator would take it for the action's own failure.
    return { state: 'unknown', reason: error instanceof NotOfferedError ? reason : messageOf(error) }
  }
}

const sendOne = async (dataProvider: ConsoleDataProvider, order: SingleOrder): Promise<Fate> => {
  const { area, name, record, input, requestId } = order
  try {
    const { data } = await dataProvider.act(area, { action: name, records: [record], input, requestId })
    const [refused] = data.failed
    return refused ? failedWith(record, refused) : { state: 'done', answer: data.answer }
  } catch (error) {
    return error instanceof TransportError
      ? askAfterOne(dataProvider, order, messageOf(error))
      : { state: 'failed', reason: messageOf(error) }
  }
}

/**
 * What follows from an answer. If the platform refused the version, it is told what others have changed; what does not concern
 * the action leads to `again`, once.
 */
const outcomeFor = async (
  dataProvider: ConsoleDataProvider,
  order: SingleOrder,
  fate: Fate,
  again?: (record: RaRecord) => Promise<Fate>,
): Promise<Fate> =>
  fate.state === 'failed' && fate.code === staleVersion ? afterChange(dataProvider, order, fate, again) : fate

export type Asked = Omit<SingleOrder, 'area' | 'resource' | 'requestId'>

const keyOf = ({ name, record, input }: Asked): string => JSON.stringify([name, record.id, input])

interface Sender {
  readonly resource: Resource
  /** react-admin's name of the area. */
  readonly area: string
  readonly dataProvider: ConsoleDataProvider
  /** Request ids of unanswered calls, which may have been carried out. */
  readonly unanswered: Map<string, string>
}

/** Sends actions on single records, and finds out what became of those that went unanswered. */
export const createDelivery = ({ resource, area, dataProvider, unanswered }: Sender) => {
  const settled = (asked: Asked, fate: Fate) => {
    if (fate.state !== 'unknown') unanswered.delete(keyOf(asked))
    return fate
  }
  /** Asks about a request that went unanswered, then repeats it under its id if the platform keeps ids, else as new. */
  const send = async (asked: Asked, newId: string): Promise<Fate> => {
    const before = unanswered.get(keyOf(asked))
    let requestId = newId
    if (before !== undefined) {
      const fate = await askAfterOne(dataProvider, { ...asked, area, resource, requestId: before }, '')
      if (fate.state !== 'unknown') return settled(asked, fate)
      requestId = fate.kept ? before : newRequestId()
    }
    const order = { ...asked, area, resource, requestId }
    unanswered.set(keyOf(asked), requestId)
    const again = async (record: RaRecord) => {
      const repeated = { ...order, record, requestId: newRequestId() }
      unanswered.set(keyOf(asked), repeated.requestId)
      return outcomeFor(
        dataProvider,
        { ...repeated, record: order.record },
        await sendOne(dataProvider, repeated),
      )
    }
    const fate = await sendOne(dataProvider, order)
    return settled(asked, await outcomeFor(dataProvider, order, fate, again))
  }
  const check = async (asked: Asked, reason: string): Promise<Fate> => {
    const requestId = unanswered.get(keyOf(asked))
    if (requestId === undefined) return { state: 'unknown', reason }
    const order = { ...asked, area, resource, requestId }
    const fate = await askAfterOne(dataProvider, order, reason)
    return settled(asked, await outcomeFor(dataProvider, order, fate))
  }
  return { send, check }
}

export type Delivery = ReturnType<typeof createDelivery>
