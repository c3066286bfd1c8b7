import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

let pending = 0
const listeners = new Set<() => void>()

const change = (by: number) => {
  pending += by
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Says that a page is on its way.
 *
 * @returns to be called once it is there; further calls change nothing
 */
export const begin = (): (() => void) => {
  let ended = false
  change(1)
  return () => {
    if (ended) return
    ended = true
    change(-1)
  }
}

/** Whether any page is on its way. */
export const useProgress = (): boolean => useSyncExternalStore(subscribe, () => pending > 0)

/** For what stands in place of a page that is not there yet: the page is on its way as long as this is shown. */
export const usePending = (): void => useLayoutEffect(begin, [])

/**
 * A page is on its way from each change of the path until it has been drawn, or what stands in its place has; that one
 * then speaks for itself. Another search of the same path is the page's own affair.
 */
export const useNavigationProgress = (): void => {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the event
  useLayoutEffect(() => {
    const end = begin()
    // The first frame is the one that is about to be painted; in the second, it has been.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(end)
    })
    return () => {
      cancelAnimationFrame(frame)
      end()
    }
  }, [pathname])
}
