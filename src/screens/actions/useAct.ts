import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type RaRecord, useDataProvider, useNotify, useResourceContext } from 'react-admin'
import type { Action, Json, Resource, WireRecord } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { NotOfferedError } from '@/platform/answerErrors'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { outcomeOfCall } from '@/platform/dataProvider/act'
import { messageOf, TransportError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import { useDeclaration } from '../declarations'

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
interface SingleOrder {
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
    return refused ? failedWith(refused) : { state: 'done', answer: data.answer }
  } catch (error) {
    // A platform that cannot be asked is not a reason: the operator would take it for the action's own failure.
    return { state: 'unknown', reason: error instanceof NotOfferedError ? reason : messageOf(error) }
  }
}

/** Sends an action for one record. An unanswered call is neither done nor failed, so the platform is asked about it. */
const sendOne = async (dataProvider: ConsoleDataProvider, order: SingleOrder): Promise<Fate> => {
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

/** The action, its record and its inputs. */
export type Asked = Omit<SingleOrder, 'area' | 'resource' | 'requestId'>

export interface Act {
  /**
   * Sends an action for one record. If the same request went unanswered before, its outcome is asked first; it is repeated
   * under its own id if the platform keeps ids, otherwise as a new call, which may do it twice.
   *
   * @param requestId the new call's id
   */
  readonly send: (asked: Asked, requestId: string) => Promise<Fate>
  /** Asks what became of an unanswered request. */
  readonly check: (asked: Asked, reason: string) => Promise<Fate>
  /** Sends an action that needs no confirmation and reports the outcome; ignores a second click while it runs. */
  readonly once: (name: string, record: RaRecord) => Promise<void>
  /** Reports the outcome. */
  readonly tell: (action: Action, fate: Fate) => void
  /** Refetches the area's lists and details after a change. */
  readonly refresh: () => void
}

/** How long the message about an unknown outcome stays, ms. */
const unknownToast = 10_000

const keyOf = ({ name, record, input }: Asked): string => JSON.stringify([name, record.id, input])

const noInput: WireRecord = {}

/** The actions of the current area. */
export const useAct = (): Act => {
  const resource = useDeclaration()
  const area = useResourceContext() ?? ''
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const say = useSay()
  const [underWay] = useState(() => new Set<string>())
  // Request ids of unanswered calls, which may have been carried out.
  const [unanswered] = useState(() => new Map<string, string>())
  return useMemo(() => {
    const settled = (asked: Asked, fate: Fate) => {
      if (fate.state !== 'unknown') unanswered.delete(keyOf(asked))
      return fate
    }
    const send: Act['send'] = async (asked, newId) => {
      const before = unanswered.get(keyOf(asked))
      let requestId = newId
      if (before !== undefined) {
        const fate = await askAfterOne(dataProvider, { ...asked, area, resource, requestId: before }, '')
        if (fate.state !== 'unknown') return settled(asked, fate)
        requestId = fate.kept ? before : newRequestId()
      }
      unanswered.set(keyOf(asked), requestId)
      return settled(asked, await sendOne(dataProvider, { ...asked, area, resource, requestId }))
    }
    const check: Act['check'] = async (asked, reason) => {
      const requestId = unanswered.get(keyOf(asked))
      if (requestId === undefined) return { state: 'unknown', reason }
      return settled(asked, await askAfterOne(dataProvider, { ...asked, area, resource, requestId }, reason))
    }
    const tell: Act['tell'] = (action, fate) => {
      if (fate.state === 'done')
        notify(
          action.saves
            ? say('console.action.saved')
            : say('console.action.done', { action: say(action.label) }),
          { type: 'success' },
        )
      else if (fate.state === 'failed') notify(fate.reason, { type: 'error' })
      else notify('console.action.unknown', { type: 'warning', autoHideDuration: unknownToast })
    }
    const refresh = () => void queryClient.invalidateQueries({ queryKey: [area] })
    return {
      send,
      check,
      tell,
      refresh,
      async once(name, record) {
        const action = resource.actions?.[name]
        const doing = `${name} ${record.id}`
        if (!action || underWay.has(doing)) return
        underWay.add(doing)
        tell(action, await send({ name, action, record, input: noInput }, newRequestId()))
        underWay.delete(doing)
        refresh()
      },
    }
  }, [resource, area, dataProvider, queryClient, notify, say, underWay, unanswered])
}
