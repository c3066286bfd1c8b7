import { useCallback, useEffect, useRef } from 'react'
import { useIsShown } from '../page'

/**
 * Tells whether the operator still looks at the screen: what is to be said once he is elsewhere (in another tab, or gone
 * by the browser's own way back) is said there.
 */
export const useIsSeen = (): (() => boolean) => {
  const isShown = useIsShown()
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  // React may still be drawing the page that the operator has just left.
  return useCallback(() => !gone.current && isShown(), [isShown])
}
