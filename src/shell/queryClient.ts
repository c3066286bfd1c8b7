import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { fieldOf } from '@/platform/answer'
import { showFailure } from '@/platform/failures'
import type { Recheck } from './recheck'

const second = 1000
const minute = 60 * second

/** The records in a react-admin answer. */
const recordsIn = (call: unknown, data: unknown): readonly unknown[] => {
  const records = call === 'getList' ? fieldOf(data, 'data') : call === 'getMany' ? data : []
  return Array.isArray(records) ? records : []
}

/**
 * Updates individually cached records with newer data from lists. React-admin keeps the older ones and marks them as fresh
 * (marmelab/react-admin#7059), so a detail would show a record as it was before an action.
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

/** Answers dated in the future were received before the computer's clock was set back; they must not stay fresh until then. */
const staleTime = ({ state }: Pick<Query, 'state'>): number =>
  state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : 30 * second

/** On reconnect, only failed reads are repeated. Successful ones stay, so that rows do not move. */
const refetchOnReconnect = ({ state }: Pick<Query, 'state'>) => state.status === 'error' && 'always'

/**
 * Answers are fresh for 30 s and kept for half an hour. Failed calls show a retry button and are not retried silently: three
 * attempts of 5 s would hide an outage for a quarter of a minute. Retries of what is on the screen happen separately, see
 * recovery.ts. Offline, a call fails at once: react-query's default, waiting for the network, looks like a slow platform.
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
