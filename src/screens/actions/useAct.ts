import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useDataProvider, useNotify, useResourceContext, useTranslate } from 'react-admin'
import type { Action, Json } from '@/declaration'
import { useLocalise } from '@/i18n/useLocalised'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { newRequestId } from '@/platform/requestId'
import { useDeclaration } from '../declarations'
import type { CallOutcome } from './bulkRun'

/** What is sent beside the records. */
export interface ActOptions {
  readonly input?: { readonly [name: string]: Json }
  readonly requestId?: string
}

export interface Act {
  /** One call for these records (at most 100 in a batch action, one in any other). */
  readonly send: (action: string, records: readonly RaRecord[], options?: ActOptions) => Promise<CallOutcome>
  /** Does something with one record that needs no question, and says how it went; a second click meanwhile is none. */
  readonly once: (action: string, record: RaRecord) => Promise<void>
  /** Says that an action has been done. */
  readonly notifyDone: (action: Action) => void
  /** Says why nothing came of an action. */
  readonly notifyFailed: (message: string) => void
  /** Has every list and detail of the area asked for again: a record changed. */
  readonly refresh: () => void
}

/** The actions of the area whose screen this is. */
export const useAct = (): Act => {
  const resource = useDeclaration()
  const name = useResourceContext() ?? ''
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const localise = useLocalise()
  const [underWay] = useState(() => new Set<string>())
  return useMemo(() => {
    const send: Act['send'] = async (action, records, options = {}) => {
      const { data } = await dataProvider.act(name, { action, records, ...options })
      return data
    }
    const refresh = () => void queryClient.invalidateQueries({ queryKey: [name] })
    const notifyDone = (action: Action) =>
      notify(translate('console.action.done', { action: localise(action.label) }), { type: 'success' })
    const notifyFailed = (message: string) => notify(message, { type: 'error' })
    return {
      send,
      refresh,
      notifyDone,
      notifyFailed,
      async once(action, record) {
        const declared = resource.actions?.[action]
        const doing = `${action} ${record.id}`
        if (!declared || underWay.has(doing)) return
        underWay.add(doing)
        try {
          const { failed } = await send(
            action,
            [record],
            declared.requestId ? { requestId: newRequestId() } : {},
          )
          const [failure] = failed
          if (failure) notifyFailed(failure.message)
          else notifyDone(declared)
        } catch (error) {
          notifyFailed(error instanceof Error ? error.message : String(error))
        } finally {
          underWay.delete(doing)
        }
        refresh()
      },
    }
  }, [resource, name, dataProvider, queryClient, notify, translate, localise, underWay])
}
