import { CountUp } from 'countup.js'
import { useEffect, useRef, useState } from 'react'
import type { CountSettings } from './countSettings'
import { isMotionReduced } from './motion'

export type Counting = 'idle' | 'running' | 'paused' | 'done'

const counterOf = (element: HTMLElement, { start, end, duration, decimals, ...texts }: CountSettings) =>
  new CountUp(element, end, {
    startVal: start,
    duration: isMotionReduced() ? 0 : duration / 1000,
    decimalPlaces: decimals,
    ...texts,
  })

/**
 * A number that counts up to its end; shown at once if the operator prefers reduced motion.
 *
 * @param first settings before it is started
 */
export const useCounter = (first: CountSettings) => {
  const element = useRef<HTMLOutputElement>(null)
  const counter = useRef<CountUp>(undefined)
  const [state, setState] = useState<Counting>('idle')
  const now = useRef<Counting>('idle')
  const become = (next: Counting) => {
    now.current = next
    setState(next)
  }

  const shownFirst = useRef(first)
  const putAside = useRef(false)
  useEffect(() => {
    if (element.current) counter.current ??= counterOf(element.current, shownFirst.current)
    // Resume when a hidden page is shown again.
    if (putAside.current) counter.current?.pauseResume()
    putAside.current = false
    return () => {
      if (now.current !== 'running') return
      counter.current?.pauseResume()
      putAside.current = true
    }
  }, [])

  const start = (settings: CountSettings) => {
    if (!element.current) return
    counter.current?.onDestroy()
    const made = counterOf(element.current, settings)
    counter.current = made
    become('running')
    made.start(() => become('done'))
    // Without a duration the library finishes at once, without calling back.
    if (made.duration === 0) become('done')
  }
  const pauseOrResume = () => {
    counter.current?.pauseResume()
    become(now.current === 'paused' ? 'running' : 'paused')
  }
  return { element, state, start, pauseOrResume }
}
