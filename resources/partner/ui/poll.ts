import { PlatformError } from '@/platform/errors'
import { quietly, showFailure } from '@/platform/failures'

/** How often is asked in the first minute, and afterwards, ms (domain §4.3). */
const paces = { first: 2_000, later: 5_000, firstLasts: 60_000 } as const

/** So many failures in a row are told. */
const mostFailures = 5

/** The platform is there, and may answer the same question soon: too many requests, busy, a channel down. */
const passingCodes: readonly number[] = [10004, 10500, 10501]

/** How long a code is taken to last where the platform does not say, ms. */
const usualLife = 300_000

/**
 * When a code ends, by `Date.now()`: its seconds count from now, because the clock of this machine may be wrong.
 *
 * @param told `expire_time` in Unix seconds
 */
export const endOf = (
  told: { readonly expire_seconds?: number; readonly expire_time?: number },
  now: number,
): number =>
  told.expire_seconds !== undefined
    ? now + told.expire_seconds * 1000
    : told.expire_time !== undefined
      ? told.expire_time * 1000
      : now + usualLife

export interface PollOptions<A> {
  /** Asks once. */
  readonly ask: (signal: AbortSignal) => Promise<A>
  /** Whether the answer is the last one that is wanted. */
  readonly isFinal: (answer: A) => boolean
  readonly onAnswer: (answer: A) => void
  /** It has failed five times in a row, and waits for `retry`. */
  readonly onTrouble: () => void
  /** The platform refuses the question for good. */
  readonly onRefused: (error: PlatformError) => void
  /** The time is up: asked for the last time, which may have brought nothing. */
  readonly onExpired: () => void
  /** When what is asked after began and ends, by `Date.now()`. */
  readonly begin: number
  readonly end: number
  /** Whether the operator looks at it. */
  readonly shown: boolean
}

/** What asks again and again. */
export interface Poll {
  /** Goes on at once, with no failures counted. */
  readonly retry: () => void
  /** Rests while the operator does not look at it, and asks at once when he does again. */
  readonly show: (shown: boolean) => void
  readonly stop: () => void
}

/**
 * Asks every 2 seconds for a minute, then every 5, never twice at a time. A question that fails is asked again without a
 * word; what ends the asking is told. It ends with a final answer, a refusal, or the
 * end of the time, at which it asks once more: who paid in the last second has paid.
 */
export function startPoll<A>(options: PollOptions<A>): Poll {
  const { ask, isFinal, begin, end } = options
  let { shown } = options
  let over = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  const finish = () => {
    over = true
    clearTimeout(timer)
    asking?.abort()
  }
  const rests = () => over || !shown || failures >= mostFailures
  const wait = (since: number) => {
    clearTimeout(timer)
    if (rests()) return
    const pace = since - begin < paces.firstLasts ? paces.first : paces.later
    const next = Math.min(since + pace, Math.max(end, Date.now()))
    timer = setTimeout(once, Math.max(0, next - Date.now()))
  }
  const failed = (error: unknown) => {
    if (error instanceof PlatformError && !passingCodes.includes(error.code)) {
      finish()
      showFailure(error)
      options.onRefused(error)
      return
    }
    failures += 1
    if (failures !== mostFailures) return
    showFailure(error)
    options.onTrouble()
  }
  async function once() {
    if (asking || rests()) return
    const since = Date.now()
    const last = since >= end
    const question = new AbortController()
    asking = question
    try {
      const answer = await ask(quietly(question.signal))
      if (over || question.signal.aborted) return
      failures = 0
      options.onAnswer(answer)
      if (isFinal(answer)) finish()
    } catch (error) {
      if (over || question.signal.aborted) return
      failed(error)
    } finally {
      if (asking === question) asking = undefined
    }
    if (over) return
    if (last) {
      finish()
      options.onExpired()
    } else wait(since)
  }

  wait(Date.now())
  return {
    retry: () => {
      failures = 0
      void once()
    },
    show: (looked) => {
      if (looked === shown) return
      shown = looked
      clearTimeout(timer)
      if (shown) void once()
      else {
        asking?.abort()
        asking = undefined
      }
    },
    stop: finish,
  }
}
