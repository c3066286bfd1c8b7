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
 * Marks a page as loading.
 *
 * @returns ends it; further calls have no effect
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

/** Whether any page is loading. */
export const useProgress = (): boolean => useSyncExternalStore(subscribe, () => pending > 0)

/** For a page's placeholder: the page counts as loading while it is shown. */
export const usePending = (): void => useLayoutEffect(begin, [])

/**
 * Shows each change of the path as loading until the page or its placeholder has been painted; the placeholder then
 * takes over. A changed query is the page's own business.
 */
export const useNavigationProgress = (): void => {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of the path
  useLayoutEffect(() => {
    const end = begin()
    // The first frame is about to be painted; in the second it has been.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(end)
    })
    return () => {
      cancelAnimationFrame(frame)
      end()
    }
  }, [pathname])
}
