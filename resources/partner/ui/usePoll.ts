import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PlatformError } from '@/platform/errors'
import { type Poll, startPoll } from './poll'

export interface Polled {
  readonly id: string
  readonly begin: number
  readonly end: number
}

interface Answers<A> {
  readonly ask: (signal: AbortSignal) => Promise<A>
  readonly isFinal: (answer: A) => boolean
  readonly onAnswer: (answer: A) => void
  readonly onRefused: (error: PlatformError) => void
  readonly onExpired: () => void
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
