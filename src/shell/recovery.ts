import {
  focusManager,
  onlineManager,
  type Query,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { fieldOf } from '@/platform/answer'
import { AnswerError, NotOfferedError } from '@/platform/answerErrors'
import { PlatformError, TransportError } from '@/platform/errors'
import { quietly } from '@/platform/failures'

/** Delays before each retry, in ms. After these, `lastPause` applies. */
const pauses = [5000, 10_000, 20_000]
const lastPause = 30_000

/** Error codes of a platform that is busy (10500) or starting (10503). */
const passingCodes: readonly number[] = [10500, 10503]

/** Whether a retry may succeed: there was no response, an unreadable one, or a server error. Refusals are not retried. */
const mayPass = (error: unknown): boolean =>
  error instanceof TransportError ||
  error instanceof AnswerError ||
  (error instanceof PlatformError &&
    !(error instanceof NotOfferedError) &&
    (error.httpStatus >= 500 || passingCodes.includes(error.code)))

/** Runs a query's function without touching its state, so the screen keeps showing the failure, and reports no new one. */
const askBeside = async (client: QueryClient, { options, queryKey, meta }: Query): Promise<unknown> => {
  if (typeof options.queryFn !== 'function') throw new Error('nothing to ask')
  const pageParam = fieldOf(options, 'initialPageParam')
  return options.queryFn({ client, queryKey, meta, signal: quietly(), pageParam })
}

/** Queries with an infinite stale time were started by the operator and may change something, so they are not retried. */
const isAskedOnce = ({ observers }: Query) =>
  observers.some(({ options }) => options.staleTime === Number.POSITIVE_INFINITY)

/**
 * Retries failed reads of the visible screen until they succeed. Pages behind it are inactive and refetch when they come back.
 *
 * @returns a function that stops retrying
 */
export const recoverByItself = (client: QueryClient): (() => void) => {
  const timers = new Map<Query, ReturnType<typeof setTimeout>>()
  const wait = (query: Query, turn = 0): void => {
    const { error, status } = query.state
    clearTimeout(timers.get(query))
    timers.delete(query)
    if (status !== 'error' || !mayPass(error)) return
    const isSame = () => query.state.error === error && query.state.fetchStatus === 'idle'
    const askAgain = async () => {
      if (!isSame() || !query.isActive() || isAskedOnce(query)) return
      if (!focusManager.isFocused() || !onlineManager.isOnline()) return wait(query, turn)
      try {
        const data = await askBeside(client, query)
        if (!isSame()) return
        // An infinite query has to merge its pages itself.
        if (query.options.behavior) void client.refetchQueries({ queryKey: query.queryKey, exact: true })
        else query.setData(data)
      } catch (failure) {
        if (!isSame()) return
        if (mayPass(failure)) wait(query, turn + 1)
        // The platform refuses it now, so show that instead.
        else if (failure instanceof Error) query.setState({ error: failure })
      }
    }
    timers.set(
      query,
      setTimeout(() => void askAgain(), pauses[turn] ?? lastPause),
    )
  }
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) wait(query)
  const unsubscribe = cache.subscribe(({ type, query, ...event }) => {
    if (type === 'removed') clearTimeout(timers.get(query))
    else if (type === 'updated' && 'action' in event && event.action.type === 'error') wait(query)
  })
  return () => {
    unsubscribe()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}

/** Retries failed reads automatically while the console is mounted. */
export const useRecovery = (): void => {
  const client = useQueryClient()
  useEffect(() => recoverByItself(client), [client])
}
