import { useEffect } from 'react'
import { useIsShown } from '../page'

/** Where runs stand open, each with what tells whether its page is the one on the screen. */
const places = new Map<string, Set<() => boolean>>()

/** Whether the operator has a run before him: how it ends need not be told elsewhere. */
export const isWatched = (id: string): boolean => [...(places.get(id) ?? [])].some((isShown) => isShown())

/** Marks a run as being before the operator, as long as the page that shows it is on the screen. */
export const useWatched = (id: string): void => {
  const isShown = useIsShown()
  useEffect(() => {
    // React may still be drawing the page that the operator has just left: the page itself is asked.
    const place = () => isShown()
    const all = places.get(id) ?? new Set()
    places.set(id, all.add(place))
    return () => {
      all.delete(place)
      if (all.size === 0 && places.get(id) === all) places.delete(id)
    }
  }, [id, isShown])
}
