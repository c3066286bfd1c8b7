import { useEffect } from 'react'

/** Runs that stand open before the operator, and how many times. */
const watched = new Map<string, number>()

/** Whether the operator has a run before him: how it ends need not be told elsewhere. */
export const isWatched = (id: string): boolean => watched.has(id)

/** Marks a run as being before the operator while this is on the screen, which a page behind another tab is not. */
export const useWatched = (id: string): void => {
  useEffect(() => {
    watched.set(id, (watched.get(id) ?? 0) + 1)
    return () => {
      const left = (watched.get(id) ?? 1) - 1
      if (left > 0) watched.set(id, left)
      else watched.delete(id)
    }
  }, [id])
}
