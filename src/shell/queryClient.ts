import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { fieldOf } from '@/platform/answer'
import { showFailure } from '@/platform/failures'
import type { Recheck } from './recheck'

const second = 1000
const minute = 60 * second

/** The records in the answer to a call of react-admin. */
const recordsIn = (call: unknown, data: unknown): readonly unknown[] => {
  const records = call === 'getList' ? fieldOf(data, 'data') : call === 'getMany' ? data : []
  return Array.isArray(records) ? records : []
}

/**
 * Renews the records that are kept one by one with what a list brings. React-admin keeps the older ones and marks them as
 * fresh (marmelab/react-admin#7059): a detail would show a record as it was before an action.
 */
const renewRecords = (client: QueryClient): void => {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [area, call] = event.query.queryKey
    for (const record of recordsIn(call, event.query.state.data)) {
      const key = [area, 'getOne', { id: String(fieldOf(record, 'id')), meta: undefined }]
      if (client.getQueryData(key) !== undefined) client.setQueryData(key, record)
    }
  })
}

/** An answer from the future came before the computer's clock was set back; it must not stay fresh until then. */
const staleTime = ({ state }: Pick<Query, 'state'>): number =>
  state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : 30 * second

/** What could not be read is read again as soon as there is a network. What was read stays as it is, so that its rows do not move. */
const refetchOnReconnect = ({ state }: Pick<Query, 'state'>) => state.status === 'error' && 'always'

/**
 * Answers are fresh for 30 s and kept for half an hour. Failed calls are shown with a retry button, not retried silently:
 * three attempts of 5 s would hide an outage for a quarter of a minute. What is on the screen is asked for again beside that: see
 * recovery.ts. Offline, a call fails at once and says so: waiting for the
 * network, as react-query would, looks like a slow platform.
 */
export const createQueryClient = (recheck?: Recheck): QueryClient => {
  const report = (error: Error) => {
    recheck?.after(error)
    showFailure(error)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: {
        staleTime,
        gcTime: 30 * minute,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  renewRecords(client)
  return client
}
