import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import type { AnswerOf, Endpoint, QueryOf } from '@/declaration'
import { ask } from '@/platform/endpoint'
import { quietly, withFailureToast } from '@/platform/failures'
import { PermittedContext } from './permitted'

/** The name of a declared call in the query cache; `[path]` alone names it with whatever parameters. */
export const answerKey = ({ call }: Endpoint, query?: object): readonly unknown[] =>
  query === undefined ? ['endpoint', call] : ['endpoint', call, query]

type AnswerOptions<E extends Endpoint> = Partial<
  Omit<UseQueryOptions<AnswerOf<E>>, 'queryKey' | 'queryFn' | 'refetchInterval'>
> & {
  /** Asked by the console itself, which can do without: a failure is told to nobody. */
  readonly quiet?: boolean
}

/**
 * What a declared GET answers, kept and shared by react-query.
 *
 * @param options react-query's own, and `quiet`
 */
export const useAnswer = <E extends Endpoint>(
  endpoint: E,
  query?: QueryOf<E>,
  { quiet = false, ...options }: AnswerOptions<E> = {},
): UseQueryResult<AnswerOf<E>> =>
  useQuery({
    ...options,
    queryKey: answerKey(endpoint, query ?? {}),
    queryFn: ({ signal: given }) => {
      const signal = quiet ? quietly(given) : given
      return withFailureToast(() => ask(endpoint, { query, signal }), signal, endpoint.call)
    },
  })

/**
 * Which of the questions that are asked again and again is told when it fails: the first one after the screen was shown, and
 * each that the operator asks for. The repetitions say nothing new, and stand on the screen.
 */
export const useRepeated = () => {
  const repeats = useRef(false)
  useEffect(() => {
    repeats.current = false
  }, [])
  return {
    /** The signal for the next question, a quiet one for a repetition. */
    signalOf: (signal: AbortSignal): AbortSignal => {
      const next = repeats.current ? quietly(signal) : signal
      repeats.current = true
      return next
    },
    /** The operator asks: the next question is no repetition. */
    asked: () => {
      repeats.current = false
    },
  }
}

/**
 * What a declared GET answers, asked for again while somebody can see it: every so often, and when the window comes back.
 *
 * @param every ms
 */
export const usePolledAnswer = <E extends Endpoint>(
  endpoint: E,
  every: number,
): Pick<UseQueryResult<AnswerOf<E>>, 'data' | 'error' | 'isFetching' | 'dataUpdatedAt'> & {
  readonly refresh: () => void
} => {
  const { signalOf, asked } = useRepeated()
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery<AnswerOf<E>>({
    queryKey: answerKey(endpoint, {}),
    queryFn: ({ signal: given }) => {
      const signal = signalOf(given)
      return withFailureToast(() => ask(endpoint, { signal }), signal, endpoint.call)
    },
    refetchInterval: every,
    refetchOnWindowFocus: true,
  })
  const refresh = () => {
    asked()
    void refetch()
  }
  return { data, error, isFetching, dataUpdatedAt, refresh }
}

/** Whether the operator may do what a permission's key names, for example `partner.updatepartner`. */
export const useMay = (): ((key: string) => boolean) => useContext(PermittedContext)
