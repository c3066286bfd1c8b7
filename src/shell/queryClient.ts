import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { showFailure } from '@/platform/failures'

const second = 1000
const minute = 60 * second

/**
 * How long answers of the platform are good for. Within 30 s a return to a page asks nothing; a page left for half an hour
 * is still there at once. A failed call is shown with a way to retry and is not repeated behind the operator's back: with
 * three tries of 5 s each nobody would know for a quarter of a minute that the platform is down. What fails is told to the
 * operator, also where no call did: an answer that was read wrongly.
 *
 * @param onError hears of every call that fails
 */
export const createQueryClient = (onError?: (error: Error) => void): QueryClient => {
  const hear = (error: Error) => {
    onError?.(error)
    showFailure(error)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: hear }),
    mutationCache: new MutationCache({ onError: hear }),
    defaultOptions: {
      queries: { staleTime: 30 * second, gcTime: 30 * minute, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}
