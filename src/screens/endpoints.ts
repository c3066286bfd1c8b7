import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { AnswerOf, Endpoint, QueryOf } from '@/declaration'
import { ask } from '@/platform/endpoint'
import { PermittedContext } from './permitted'

/** The name of a declared call in the query cache; `[path]` alone names it with whatever parameters. */
export const answerKey = ({ call }: Endpoint, query?: object): readonly unknown[] =>
  query === undefined ? ['endpoint', call] : ['endpoint', call, query]

/**
 * What a declared GET answers, kept and shared by react-query.
 *
 * @param options react-query's own, for example `refetchInterval`
 */
export const useAnswer = <E extends Endpoint>(
  endpoint: E,
  query?: QueryOf<E>,
  options: Partial<Omit<UseQueryOptions<AnswerOf<E>>, 'queryKey' | 'queryFn'>> = {},
): UseQueryResult<AnswerOf<E>> =>
  useQuery({
    ...options,
    queryKey: answerKey(endpoint, query ?? {}),
    queryFn: ({ signal }) => ask(endpoint, { query, signal }),
  })

/** Whether the operator may do what a permission's key names, for example `partner.updatepartner`. */
export const useMay = (): ((key: string) => boolean) => useContext(PermittedContext)
