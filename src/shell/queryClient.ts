import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { showFailure } from '@/platform/failures'
import type { Recheck } from './recheck'

const second = 1000
const minute = 60 * second

/**
 * Answers are fresh for 30 s and kept for half an hour. Failed calls are shown with a retry button, not retried silently:
 * three attempts of 5 s would hide an outage for a quarter of a minute.
 */
export const createQueryClient = (recheck?: Recheck): QueryClient => {
  const report = (error: Error) => {
    recheck?.after(error)
    showFailure(error)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: { staleTime: 30 * second, gcTime: 30 * minute, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}
