import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PlatformError } from '@/platform/errors'
import { quietly, showFailure } from '@/platform/failures'

/** Poll intervals in the first minute and later, ms. */
const paces = { first: 2_000, later: 5_000, firstLasts: 60_000 } as const

const mostFailures = 5

/** Temporary refusals: too many requests, busy, channel down. */
const passingCodes: readonly number[] = [10004, 10500, 10501]

/** How long a code is valid if the platform does not say, ms. */
const usualLife = 300_000

/**
 * When a code expires, by `Date.now()`. Counts the remaining seconds from now, since this machine's clock may be wrong.
 *
 * @param code `expire_time` in Unix seconds
 */
export const endOf = (
  code: { readonly expire_seconds?: number; readonly expire_time?: number },
  now: number,
): number =>
  code.expire_seconds !== undefined
    ? now + code.expire_seconds * 1000
    : code.expire_time !== undefined
      ? code.expire_time * 1000
      : now + usualLife

export interface Polled {
  readonly id: string
  /** Begin and end, by `Date.now()`. */
  readonly begin: number
  readonly end: number
}

interface Answers<A> {
  readonly ask: (signal: AbortSignal) => Promise<A>
  readonly isFinal: (answer: A) => boolean
  readonly onAnswer: (answer: A) => void
  /** Called if the platform refuses for good. */
  readonly onRefused: (error: PlatformError) => void
  /** Called when the time is up and the last answer was not final. */
  readonly onExpired: () => void
}

interface PollOptions<A> extends Answers<A>, Omit<Polled, 'id'> {
  /** Called after five failures in a row; polling waits for `retry`. */
  readonly onTrouble: () => void
  readonly shown: boolean
}

interface Poll {
  /** Resumes at once and resets the failure count. */
  readonly retry: () => void
  /** Pauses while invisible; polls at once when visible again. */
  readonly show: (shown: boolean) => void
  readonly stop: () => void
}

/**
 * Polls every 2 seconds for a minute, then every 5, one request at a time. Failures are retried silently. Polling ends with a
 * final answer, a refusal, or one last request when the time is up, since somebody may have paid in the last second.
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

/**
 * Polls while the dialog is open and the window visible.
 *
 * @param what undefined: nothing to poll
 * @returns `retry` after five failures in a row
 */
export const usePoll = <A>(
  what: Polled | undefined,
  answers: Answers<A>,
): { readonly retry: (() => void) | undefined } => {
  const [trouble, setTrouble] = useState(false)
  const poll = useRef<Poll>(undefined)
  const ask = useEffectEvent(answers.ask)
  const isFinal = useEffectEvent(answers.isFinal)
  const onAnswer = useEffectEvent((answer: A) => {
    setTrouble(false)
    answers.onAnswer(answer)
  })
  const onRefused = useEffectEvent(answers.onRefused)
  const onExpired = useEffectEvent(answers.onExpired)
  const { id, begin = 0, end = 0 } = what ?? {}
  useEffect(() => {
    if (id === undefined) return
    setTrouble(false)
    const started = startPoll<A>({
      ask: (signal) => ask(signal),
      isFinal: (answer) => isFinal(answer),
      onAnswer: (answer) => onAnswer(answer),
      onTrouble: () => setTrouble(true),
      onRefused: (error) => onRefused(error),
      onExpired: () => onExpired(),
      ...{ begin, end, shown: document.visibilityState === 'visible' },
    })
    poll.current = started
    const look = () => started.show(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      started.stop()
    }
  }, [id, begin, end])
  const retry = () => {
    setTrouble(false)
    poll.current?.retry()
  }
  return { retry: trouble ? retry : undefined }
}
