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

/** How long what failed waits until it is asked for again, and again, ms; the last pause goes on. */
const pauses = [5000, 10_000, 20_000]
const lastPause = 30_000

/** The platform is busy, or starting. */
const passingCodes: readonly number[] = [10500, 10503]

/** Whether a read may succeed later, as nobody has refused it: there was no answer, none that can be used, or a fault of the server. */
const mayPass = (error: unknown): boolean =>
  error instanceof TransportError ||
  error instanceof AnswerError ||
  (error instanceof PlatformError &&
    !(error instanceof NotOfferedError) &&
    (error.httpStatus >= 500 || passingCodes.includes(error.code)))

/** Asks what a query asks, beside it: meanwhile the screen shows the failure as it is, and no other is reported. */
const askBeside = async (client: QueryClient, { options, queryKey, meta }: Query): Promise<unknown> => {
  if (typeof options.queryFn !== 'function') throw new Error('nothing to ask')
  const pageParam = fieldOf(options, 'initialPageParam')
  return options.queryFn({ client, queryKey, meta, signal: quietly(), pageParam })
}

/** What stays as it was answered was asked for by the operator, and may be a change: he asks for it again himself. */
const isAskedOnce = ({ observers }: Query) =>
  observers.some(({ options }) => options.staleTime === Number.POSITIVE_INFINITY)

/**
 * Asks for what a screen could not read again until it can, while the screen is visible: a page behind it is not active, and asks when
 * it comes back. Returns a function that ends this.
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
        // Pages that follow each other are put together by the query itself.
        if (query.options.behavior) void client.refetchQueries({ queryKey: query.queryKey, exact: true })
        else query.setData(data)
      } catch (failure) {
        if (!isSame()) return
        if (mayPass(failure)) wait(query, turn + 1)
        // The platform refuses it by now: the words are to say so.
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

/** Asks for what failed by itself, as long as the console is there. */
export const useRecovery = (): void => {
  const client = useQueryClient()
  useEffect(() => recoverByItself(client), [client])
}
