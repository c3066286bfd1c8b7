import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useIsShown } from '../page'

/** Whether the component is unmounted or on a hidden page, where effects are undone too. */
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
 * Tells whether the operator has moved on to something else on the same page, such as another record. A hidden page does not
 * count as left.
 */
export const useHasLeft = (): (() => boolean) => {
  const isShown = useIsShown()
  const gone = useIsGone()
  return useCallback(() => gone.current && isShown(), [gone, isShown])
}

/**
 * Tells whether the operator still sees this screen. If not (another tab, the browser's back button), messages are shown
 * where they are now.
 */
export const useIsSeen = (): (() => boolean) => {
  const isShown = useIsShown()
  const gone = useIsGone()
  // React may still be rendering the page that the operator has just left.
  return useCallback(() => !gone.current && isShown(), [gone, isShown])
}
