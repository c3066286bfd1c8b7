import { useEffect } from 'react'
import { isLeaving } from '@/platform/leaving'

/** Makes the browser ask before a reload or a closed window loses input. */
export const useAskBeforeUnload = (loses: boolean): void => {
  useEffect(() => {
    if (!loses) return
    const guard = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault()
    }
    addEventListener('beforeunload', guard)
    return () => removeEventListener('beforeunload', guard)
  }, [loses])
}
