import { type RefObject, useEffect, useRef } from 'react'

/** Whether the screen has gone meanwhile (the browser's own way back): what is to be said is then said beside it. */
export const useLeft = (): RefObject<boolean> => {
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  return left
}
