import type { RaRecord } from 'react-admin'
import type { Action, Json, Resource, WireRecord } from '@/declaration'
import { NotOfferedError } from '@/platform/answerErrors'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { outcomeOfCall } from '@/platform/dataProvider/act'
import { messageOf, TransportError } from '@/platform/errors'

/** What became of a record. `unknown`: no answer came, and the platform does not know the call, or not yet. */
export type Fate =
  | { readonly state: 'done' /** The platform's answer. */; readonly answer?: Json }
  | {
      readonly state: 'unknown'
      readonly reason: string
      /** The platform is known to keep request ids: repeated under the same id, the call is carried out at most once. */
      readonly kept?: true
    }
  /** `code`: the platform's refusal code. */
  | { readonly state: 'failed'; readonly reason: string; readonly code?: number }

/** A call for one record. */
export interface SingleOrder {
  /** react-admin's name for the area. */
  readonly area: string
  readonly resource: Resource
  readonly name: string
  readonly action: Action
  readonly record: RaRecord
  readonly input: WireRecord
  /** The same for every repetition, so that the call is carried out at most once. */
  readonly requestId: string
}

const failedWith = ({ message, code }: { readonly message: string; readonly code: number }): Fate => ({
  state: 'failed',
  reason: message,
  code,
})

/** Asks what became of an unanswered call. If that goes unanswered too, the outcome stays unknown. */
export const askAfterOne = async (
  dataProvider: ConsoleDataProvider,
  { resource, action, record, requestId }: SingleOrder,
  reason: string,
): Promise<Fate> => {
  try {
    const { data } = await dataProvider.requestResult(requestId)
    if (!data.done) return { state: 'unknown', reason, kept: true }
    const { failed } = await outcomeOfCall(resource, action, [String(record.id)], data.answer)
    const [refused] = failed
    return refused ? failedWith(refused) : { state: 'done', answer: data.answer }
  } catch (error) {
    // A platform that cannot be asked is not a reason: the operator would take it for the action's own failure.
    return { state: 'unknown', reason: error instanceof NotOfferedError ? reason : messageOf(error) }
  }
}

/** Sends an action for one record. An unanswered call is neither done nor failed, so the platform is asked about it. */
export const sendOne = async (dataProvider: ConsoleDataProvider, order: SingleOrder): Promise<Fate> => {
  const { area, name, record, input, requestId } = order
  try {
    const { data } = await dataProvider.act(area, { action: name, records: [record], input, requestId })
    const [refused] = data.failed
    return refused ? failedWith(refused) : { state: 'done', answer: data.answer }
  } catch (error) {
    return error instanceof TransportError
      ? askAfterOne(dataProvider, order, messageOf(error))
      : { state: 'failed', reason: messageOf(error) }
  }
}
