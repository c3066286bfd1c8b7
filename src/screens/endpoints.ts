import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { AnswerOf, Endpoint, QueryOf } from '@/declaration'
import { ask } from '@/platform/endpoint'
import { quietly, withFailureToast } from '@/platform/failures'

/** A declared call's key in the query cache; `[path]` alone matches any parameters. */
export const answerKey = ({ call }: Endpoint, query?: object): readonly unknown[] =>
  query === undefined ? ['endpoint', call] : ['endpoint', call, query]

/** Fetches a declared GET's answer into the cache for screens to use. Does nothing if it is already there. */
export const fetchAnswer = (queryClient: QueryClient, endpoint: Endpoint): Promise<void> =>
  queryClient.prefetchQuery({
    queryKey: answerKey(endpoint, {}),
    queryFn: ({ signal }) => ask(endpoint, { signal }),
    staleTime: 'static',
  })

interface AnswerOptions {
  readonly enabled?: boolean
  readonly staleTime?: number
  readonly gcTime?: number
  /** A background request that the console can do without: failures are not reported. */
  readonly quiet?: boolean
}

/** A declared GET's answer, cached and shared by react-query. */
export const useAnswer = <E extends Endpoint>(
  endpoint: E,
  query?: QueryOf<E>,
  { quiet = false, ...options }: AnswerOptions = {},
): UseQueryResult<AnswerOf<E>> =>
  useQuery({
    ...options,
    queryKey: answerKey(endpoint, query ?? {}),
    queryFn: ({ signal: given }) => {
      const signal = quiet ? quietly(given) : given
      return withFailureToast(() => ask(endpoint, { query, signal }), signal, endpoint.call)
    },
  })

/** Reports the first failure, and any after a request by the operator. Repeats would only say the same again. */
export const useRepeated = () => {
  const repeats = useRef(false)
  useEffect(() => {
    repeats.current = false
  }, [])
  return {
    /** The signal for the next request; quiet for a repetition. */
    signalOf: (signal: AbortSignal): AbortSignal => {
      const next = repeats.current ? quietly(signal) : signal
      repeats.current = true
      return next
    },
    /** The operator asked, so the next request does not count as a repetition. */
    asked: () => {
      repeats.current = false
    },
  }
}

/** A declared GET's answer, refetched every `every` ms while visible, and when the window regains focus. */
export const usePolledAnswer = <E extends Endpoint>(endpoint: E, every: number) => {
  const { signalOf, asked } = useRepeated()
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery<AnswerOf<E>>({
    queryKey: answerKey(endpoint, {}),
    queryFn: ({ signal: given }) => {
      const signal = signalOf(given)
      return withFailureToast(() => ask(endpoint, { signal }), signal, endpoint.call)
    },
    // A first read that failed is retried by shell/recovery, which keeps the failure on screen.
    refetchInterval: ({ state }) => state.data !== undefined && every,
    refetchOnWindowFocus: true,
  })
  const refresh = () => {
    asked()
    void refetch()
  }
  return { data, error, isFetching, dataUpdatedAt, refresh }
}

/** Returns a function that tells whether the operator has a permission, for example `partner.updatepartner`. */
export const useMay = (): ((key: string) => boolean) => useContext(PermittedContext)

/** Whether the operator has a permission; everything is allowed without a provider. */
export const PermittedContext = createContext<(key: string) => boolean>(() => true)
