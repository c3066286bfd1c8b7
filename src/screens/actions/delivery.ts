import type { RaRecord } from 'react-admin'
import type { Resource } from '@/declaration'
import type { Say } from '@/i18n/useSay'
import { NotOfferedError } from '@/platform/answerErrors'
import { type ConsoleDataProvider, type Failure, staleVersion } from '@/platform/dataProvider'
import { outcomeOfCall } from '@/platform/dataProvider/act'
import { messageOf, TransportError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import { afterChange } from './changedMeanwhile'
import type { Asked, FailedFate, Fate, SingleOrder } from './fate'
import { patiently, type Wait } from './patience'

const failedWith = (asked: RaRecord, { message, code, record }: Failure): FailedFate => ({
  state: 'failed',
  reason: message,
  code,
  ...(record && { record: { ...record, id: asked.id } }),
})

/** Asks the platform for the outcome of an unanswered call. If that fails too, the outcome stays unknown. */
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
    // Do not give "not offered" as the reason: the operator would take it for the action's own failure.
    return { state: 'unknown', reason: error instanceof NotOfferedError ? reason : messageOf(error) }
  }
}

const sendOne = async (
  dataProvider: ConsoleDataProvider,
  order: SingleOrder,
  onAsking: () => void,
): Promise<Fate> => {
  const { area, name, record, input, requestId } = order
  try {
    const { data } = await dataProvider.act(area, { action: name, records: [record], input, requestId })
    const [refused] = data.failed
    return refused ? failedWith(record, refused) : { state: 'done', answer: data.answer }
  } catch (error) {
    if (!(error instanceof TransportError)) return { state: 'failed', reason: messageOf(error) }
    onAsking()
    return askAfterOne(dataProvider, order, messageOf(error))
  }
}

/**
 * The outcome for the operator. After a refused stale version, says what others have changed. If the action does not depend on
 * those changes, retries it once through `again`.
 */
const outcomeFor = async (
  dataProvider: ConsoleDataProvider,
  order: SingleOrder,
  fate: Fate,
  again?: (record: RaRecord) => Promise<Fate>,
): Promise<Fate> =>
  fate.state === 'failed' && fate.code === staleVersion ? afterChange(dataProvider, order, fate, again) : fate

const keyOf = ({ name, record, input }: Asked): string => JSON.stringify([name, record.id, input])

interface Sender {
  readonly resource: Resource
  /** react-admin's name of the area. */
  readonly area: string
  readonly dataProvider: ConsoleDataProvider
  /** Request ids of unanswered calls, which the platform may have carried out. */
  readonly unanswered: Map<string, string>
  readonly notify: (
    message: string,
    options: { readonly autoHideDuration: number; readonly messageArgs: { readonly passing: true } },
  ) => void
  readonly say: Say
  /** Called with what is being waited for once it takes long. Without it, a toast says so. */
  readonly onWait: Wait | undefined
}

/** How long a progress toast stays, in ms, unless the next message replaces it. */
const waitToast = 5000

/** Sends actions on single records, and finds out the outcome of calls that got no answer. */
export const createDelivery = (sender: Sender) => {
  const { resource, area, dataProvider, unanswered, notify, say } = sender
  const onWait =
    sender.onWait ??
    ((words) => notify(say(words), { autoHideDuration: waitToast, messageArgs: { passing: true } }))
  const settled = (asked: Asked, fate: Fate) => {
    if (fate.state !== 'unknown') unanswered.delete(keyOf(asked))
    return fate
  }
  /** Asks about an unanswered request first, then repeats it: with the same id if the platform keeps ids, else with a new one. */
  const send = (asked: Asked, newId: string): Promise<Fate> =>
    patiently(onWait, 'sending', async (onStep) => {
      const onAsking = () => onStep('asking')
      const before = unanswered.get(keyOf(asked))
      let requestId = newId
      if (before !== undefined) {
        onAsking()
        const fate = await askAfterOne(dataProvider, { ...asked, area, resource, requestId: before }, '')
        if (fate.state !== 'unknown') return settled(asked, fate)
        requestId = fate.kept ? before : newRequestId()
        onStep('sending')
      }
      const order = { ...asked, area, resource, requestId }
      unanswered.set(keyOf(asked), requestId)
      const again = async (record: RaRecord) => {
        const repeated = { ...order, record, requestId: newRequestId() }
        unanswered.set(keyOf(asked), repeated.requestId)
        return outcomeFor(
          dataProvider,
          { ...repeated, record: order.record },
          await sendOne(dataProvider, repeated, onAsking),
        )
      }
      const fate = await sendOne(dataProvider, order, onAsking)
      return settled(asked, await outcomeFor(dataProvider, order, fate, again))
    })
  const check = async (asked: Asked, reason: string): Promise<Fate> => {
    const requestId = unanswered.get(keyOf(asked))
    if (requestId === undefined) return { state: 'unknown', reason }
    const order = { ...asked, area, resource, requestId }
    return patiently(onWait, 'asking', async () => {
      const fate = await askAfterOne(dataProvider, order, reason)
      return settled(asked, await outcomeFor(dataProvider, order, fate))
    })
  }
  return { send, check }
}

export type Delivery = ReturnType<typeof createDelivery>
