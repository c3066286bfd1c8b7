import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type RaRecord, useDataProvider, useNotify, useResourceContext } from 'react-admin'
import type { WireRecord } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { newRequestId } from '@/platform/requestId'
import { useDeclaration } from '../declarations'
import { useRecordName } from '../recordName'
import type { Delivery } from './delivery'
import type { Asked, Fate } from './fate'
import type { Wait } from './patience'

/** How long the message about an unknown outcome stays, ms. */
const unknownToast = 10_000

const noInput: WireRecord = {}

export const useAct = () => {
  const resource = useDeclaration()
  const area = useResourceContext() ?? ''
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const say = useSay()
  const nameOf = useRecordName()
  const [underWay] = useState(() => new Set<string>())
  // Request ids of unanswered calls, which may have been carried out.
  const [unanswered] = useState(() => new Map<string, string>())
  return useMemo(() => {
    // Fetched with the first action. If that fails, nothing was sent.
    const delivered = async (
      deliver: (delivery: Delivery) => Promise<Fate>,
      onWait?: Wait,
    ): Promise<Fate> => {
      const loaded = await import('./delivery').catch(() => undefined)
      if (!loaded) return { state: 'failed', reason: say('ra.notification.http_error') }
      return deliver(loaded.createDelivery({ resource, area, dataProvider, unanswered, notify, say, onWait }))
    }
    const send = (asked: Asked, requestId: string, onWait?: Wait) =>
      delivered((delivery) => delivery.send(asked, requestId), onWait)
    const check = (asked: Asked, reason: string, onWait?: Wait) =>
      delivered((delivery) => delivery.check(asked, reason), onWait)
    const tell = ({ action, record }: Pick<Asked, 'action' | 'record'>, fate: Fate): void => {
      const messageArgs = { about: nameOf(record) }
      if (fate.state === 'done') {
        const done = action.saves
          ? say('console.action.saved')
          : say('console.action.done', { action: say(action.label) })
        const { meanwhile = '' } = fate
        notify(done + meanwhile, { type: 'success', messageArgs })
      } else if (fate.state === 'failed' || fate.state === 'changed')
        notify(fate.reason, { type: 'error', messageArgs })
      else notify('console.action.unknown', { type: 'warning', autoHideDuration: unknownToast, messageArgs })
    }
    const refresh = () => void queryClient.invalidateQueries({ queryKey: [area] })
    return {
      /** Without `onWait` a message says what is being waited for, once it takes long. */
      send,
      check,
      tell,
      refresh,
      /**
       * Sends an action that needs no confirmation and reports the outcome. If others have changed the record, nothing is
       * reported: the caller must ask after all. Ignores a second click while it runs.
       */
      async once(name: string, record: RaRecord): Promise<Fate | undefined> {
        const action = resource.actions?.[name]
        const doing = `${name} ${record.id}`
        if (!action || underWay.has(doing)) return undefined
        underWay.add(doing)
        const fate = await send({ name, action, record, input: noInput }, newRequestId())
        underWay.delete(doing)
        refresh()
        if (fate.state !== 'changed') tell({ action, record }, fate)
        return fate
      },
    }
  }, [resource, area, dataProvider, queryClient, notify, say, nameOf, underWay, unanswered])
}

export type Act = ReturnType<typeof useAct>
