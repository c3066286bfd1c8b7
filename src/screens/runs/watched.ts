import { useEffect } from 'react'
import { useIsShown } from '../page'

/** The places that show runs, each with a function that tells whether its page is visible. */
const places = new Map<string, Set<() => boolean>>()

/** Whether the operator sees a run: its end need not be announced elsewhere. */
export const isWatched = (id: string): boolean => [...(places.get(id) ?? [])].some((isShown) => isShown())

/** Marks a run as seen while the page that shows it is visible. */
export const useWatched = (id: string): void => {
  const isShown = useIsShown()
  useEffect(() => {
    // React may still be rendering the page that the operator has just left, so ask the page itself.
    const place = () => isShown()
    const all = places.get(id) ?? new Set()
    places.set(id, all.add(place))
    return () => {
      all.delete(place)
      if (all.size === 0 && places.get(id) === all) places.delete(id)
    }
  }, [id, isShown])
}
