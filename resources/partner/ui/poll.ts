import { useQuery } from '@tanstack/react-query'
import { PlatformError } from '@/platform/errors'
import { quietly } from '@/platform/failures'

/** Poll intervals in the first minute and later, ms. */
const paces = { first: 2_000, later: 5_000, firstLasts: 60_000 } as const

const mostFailures = 5

/** Temporary refusals: too many requests, busy, channel down. */
const passingCodes: readonly number[] = [10004, 10500, 10501]

/** How long a code is valid if the platform does not say, ms. */
const usualLife = 300_000

interface ScannedCode {
  readonly id: string
  /** Begin and end, by `Date.now()`. */
  readonly begin: number
  readonly end: number
}

const endOf = (code: { readonly expire_seconds?: number; readonly expire_time?: number }, now: number) => {
  // The remaining seconds come first, since this machine's clock may be wrong.
  if (code.expire_seconds !== undefined) return now + code.expire_seconds * 1000
  return code.expire_time !== undefined ? code.expire_time * 1000 : now + usualLife
}

/** A code the platform has just issued, with its lifetime. */
export const codeOf = <A extends Parameters<typeof endOf>[0]>(answer: A, id: string): A & ScannedCode => {
  const begin = Date.now()
  return { ...answer, id, begin, end: endOf(answer, begin) }
}

const isRefusal = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && !passingCodes.includes(error.code)

/**
 * Polls every 2 seconds for a minute, then every 5, while the window is visible. Failures are retried silently; after five in a
 * row polling waits for `retry`. It ends with a final answer, a refusal, or one last request when the time is up, since
 * somebody may have paid in the last second.
 *
 * @param code undefined: nothing to poll
 * @param options.first the answer until the platform gives one
 */
export const usePoll = <A>(
  code: ScannedCode | undefined,
  {
    first,
    ask,
    isOpen,
  }: { first: A; ask: (signal: AbortSignal) => Promise<A>; isOpen: (answer: A) => boolean },
) => {
  const { id, begin, end } = code ?? { begin: 0, end: Number.POSITIVE_INFINITY }
  const pace = () => (Date.now() - begin < paces.firstLasts ? paces.first : paces.later)
  const runs = ({ status, data }: { status: string; data?: { answer: A; askedAt: number } | undefined }) =>
    status === 'success' && data !== undefined && isOpen(data.answer) && data.askedAt < end
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['poll', id],
    queryFn: async ({ signal, client, queryKey }) => {
      const askedAt = Date.now()
      try {
        return { answer: await ask(quietly(signal)), askedAt }
      } catch (error) {
        if (askedAt < end || isRefusal(error)) throw error
        // The dialog says that the time is up.
        return { answer: client.getQueryData<{ answer: A }>(queryKey)?.answer ?? first, askedAt }
      }
    },
    enabled: code !== undefined,
    initialData: { answer: first, askedAt: begin },
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => !isRefusal(error) && failures + 1 < mostFailures,
    retryDelay: pace,
    refetchInterval: ({ state }) => runs(state) && Math.max(1, Math.min(pace(), end - Date.now())),
    refetchOnWindowFocus: ({ state }) => runs(state) && 'always',
  })
  return {
    answer: data.answer,
    /** The last request was made when the time was up. */
    isLate: data.askedAt >= end || errorUpdatedAt >= end,
    refusal: isRefusal(error) ? error : undefined,
    /** After five failures in a row. */
    retry: error && !isFetching ? () => void refetch() : undefined,
  }
}
