import type { RaRecord } from 'react-admin'
import type { Action, Json, Resource, WireRecord } from '@/declaration'
import { NotOfferedError } from '@/platform/answerErrors'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { outcomeOfCall } from '@/platform/dataProvider/act'
import { messageOf, TransportError } from '@/platform/errors'

/** What became of a record. `unknown`: no answer came, and the platform does not know of the call either, or not yet. */
export type Fate =
  | { readonly state: 'done' /** What the platform answered about it. */; readonly answer?: Json }
  | {
      readonly state: 'unknown'
      readonly reason: string
      /** The platform has shown that it keeps request ids: sent again under its id, it is done once at the most. */
      readonly kept?: true
    }
  /** `code`: what the platform refused with. */
  | { readonly state: 'failed'; readonly reason: string; readonly code?: number }

/** One call about one record. */
export interface SingleOrder {
  /** react-admin's name of the area. */
  readonly area: string
  readonly resource: Resource
  readonly name: string
  readonly action: Action
  readonly record: RaRecord
  readonly input: WireRecord
  /** The same for every repetition of the call, so that it is done once at the most. */
  readonly requestId: string
}

const failedWith = ({ message, code }: { readonly message: string; readonly code: number }): Fate => ({
  state: 'failed',
  reason: message,
  code,
})

/** Asks what became of a call that went unanswered. A question that goes unanswered too leaves it unknown. */
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
    // That the platform cannot be asked is no reason: the operator would take it for the action itself.
    return { state: 'unknown', reason: error instanceof NotOfferedError ? reason : messageOf(error) }
  }
}

/** Does something with one record. A call that goes unanswered is neither done nor failed: it is asked after. */
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
