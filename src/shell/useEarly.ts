import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { preload } from '@/ui/preload'
import { isPending } from './progress'

/** Delay before looking where the browser has no idle callback (Safari), ms. */
const idleAfter = 2000

/** Runs something when the browser is idle. Returns a function that cancels it. */
export const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(run)
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(run, idleAfter)
  return () => clearTimeout(timer)
}

/** Loads a part that is likely to be needed, once the screen has its data and the browser is idle. */
export const useEarly = (load: () => Promise<unknown>, likely: boolean): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!likely) return
    const look = () => {
      if (isPending() || queryClient.isFetching() > 0) stop = whenIdle(look)
      else void preload(load)
    }
    let stop = whenIdle(look)
    return () => stop()
  }, [load, likely, queryClient])
}
