import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useIsShown } from '../page'

/** Whether this is drawn no longer: taken away, or on a page that is put aside as it is, whose effects are undone too. */
const useIsGone = (): RefObject<boolean> => {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return gone
}

/**
 * Tells whether the operator has gone from this to something else on the same page, such as another record. A page that is put
 * aside as it is has not been left.
 */
export const useHasLeft = (): (() => boolean) => {
  const isShown = useIsShown()
  const gone = useIsGone()
  return useCallback(() => gone.current && isShown(), [gone, isShown])
}

/**
 * Tells whether the operator still looks at the screen: what is to be said once he is elsewhere (in another tab, or gone
 * by the browser's own way back) is said there.
 */
export const useIsSeen = (): (() => boolean) => {
  const isShown = useIsShown()
  const gone = useIsGone()
  // React may still be drawing the page that the operator has just left.
  return useCallback(() => !gone.current && isShown(), [gone, isShown])
}
